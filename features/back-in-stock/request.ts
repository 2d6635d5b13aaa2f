import { own } from '@/lib/model/own';
import 'server-only';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { BACK_IN_STOCK_TAG, cacheBackInStock } from '@/lib/cache';
import { getPresentProduct } from '@/lib/catalog/lookup';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { findPlatformError } from '@/lib/errors/platform-error';
import { emailRule } from '@/lib/forms/field-rules';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import { toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { countAttempt } from '@/lib/limits/limit';
import { recipientOf } from '@/lib/limits/recipient';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { lowestPrice, type Product, type Variant } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { actForShopper } from '@/lib/session/read';
import { localHref, productHref, variantHref } from '@/lib/urls';
import { requestNotification } from './platform';

/** `off`: the site takes no requests. `gone`: the shop no longer has the variant. */
export type RequestOutcome = 'requested' | 'gone' | 'off';

/** Requests one email, as the shopper. @throws PlatformError, ShopError `too-many-attempts` */
export async function requestBackInStock({
  slug,
  variantId,
  email,
  lang,
}: RequestFields): Promise<RequestOutcome> {
  await countAttempt('back-in-stock', recipientOf(email));
  const product = await getPresentProduct(slug, SITE_VIEW);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) return 'gone';
  const href =
    product.variants.length > 1 ? variantHref(product.slug, variant.id) : productHref(product.slug);
  const { backInStock } = SHOP.features ?? {};
  const outcome = await offAfterFailures(() =>
    actForShopper((client) =>
      requestNotification(client, {
        appId: typeof backInStock === 'object' ? backInStock.appId : undefined,
        product: { id: product.id, name: variantName(product, variant), picture: product.picture },
        variant,
        email: email.trim(),
        itemUrl: new URL(localHref(lang, href), env.SITE_URL).href,
        price: (lowestPrice(variant.price) ?? lowestPrice(product.price))?.amount ?? '0',
      }),
    ),
  );
  if (outcome === 'off') pauseBackInStock();
  return outcome === 'unknown-item' ? 'gone' : outcome;
}

function variantName({ name, options }: Product, { choices }: Variant): string {
  const chosen = options.flatMap((option) => own(choices, option.name) ?? []);
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name;
}

/** The page shows the error of a wrong email next to its field. */
export const requestSchema = z.object({
  slug: z.string().min(1).max(200),
  variantId: z.string().min(1).max(100),
  email: z.string().max(1_000),
  lang: z.string().max(20).transform(toLang),
});

type RequestFields = z.infer<typeof requestSchema>;

export const emailError = ({ email, lang }: Pick<RequestFields, 'email' | 'lang'>): string | null =>
  emailRule(email, ALL_MESSAGES[lang].fields);

export const requestFormName = (slug: string): string => `back-in-stock:${slug}`;

/** Idle unless a plain form was just sent. */
export const readRequestForm = (slug: string): Promise<FormState> => storedState(requestFormName(slug), IDLE);

export async function storeRequestForm(
  { slug, variantId, email }: Pick<RequestFields, 'slug' | 'variantId' | 'email'>,
  result: Pick<FormState, 'status'> & Partial<FormState>,
): Promise<void> {
  await storeFormState(requestFormName(slug), {
    errors: {},
    message: null,
    ...result,
    values: { variantId, email: email.slice(0, 300) },
  });
}

/** How long the shop hides its form after the platform has rejected a request. In milliseconds. */
const PAUSE_MS = 60 * 60_000;

/** A site without the app responds to each request with 500, and one in an outage to some. */
const MAX_FAILURES = 3;

const pause = processState('back-in-stock-pause', () => ({ until: 0, failures: 0 }));

/** `off` when the last requests have met a 500. @throws PlatformError */
async function offAfterFailures<T>(request: () => Promise<T>): Promise<T | 'off'> {
  try {
    const outcome = await request();
    pause.failures = 0;
    return outcome;
  } catch (error) {
    const { detail } = findPlatformError(error) ?? {};
    if (detail?.kind !== 'system' || detail.status !== 500) throw error;
    pause.failures += 1;
    if (pause.failures < MAX_FAILURES) throw error;
    return 'off';
  }
}

/** Only the platform's answer to a request shows that the site takes none: the setting needs an API key. */
export async function isBackInStockOffered(): Promise<boolean> {
  'use cache';
  cacheBackInStock();
  return Date.now() >= pause.until;
}

/** Hides the form on every page. Call it in a route handler. */
function pauseBackInStock(): void {
  pause.until = Date.now() + PAUSE_MS;
  revalidateTag(BACK_IN_STOCK_TAG, 'catalog');
}
