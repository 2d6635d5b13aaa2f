import 'server-only';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { BACK_IN_STOCK_TAG, cacheBackInStock } from '@/lib/cache';
import { getProduct } from '@/lib/catalog/lookup';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { emailRule } from '@/lib/forms/field-rules';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import { toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { countAttempt } from '@/lib/limits/limit';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { lowestPrice, type Product, type Variant } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { actForShopper } from '@/lib/session/read';
import { localHref, productHref, variantHref } from '@/lib/urls';
import { requestNotification } from '@/lib/wix/back-in-stock';

/** `off`: the site takes no requests. `gone`: the shop has no such variant any more. */
export type RequestOutcome = 'requested' | 'gone' | 'off';

/**
 * Requests one email for when a variant is back in stock. The shopper's own identity requests it.
 *
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export async function requestBackInStock({
  slug,
  variantId,
  email,
  lang,
}: RequestFields): Promise<RequestOutcome> {
  await countAttempt('back-in-stock', email);
  const product = await getProduct(slug, SITE_VIEW);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) return 'gone';
  const href =
    product.variants.length > 1 ? variantHref(product.slug, variant.id) : productHref(product.slug);
  const { backInStock } = SHOP.features ?? {};
  const outcome = await actForShopper((client) =>
    requestNotification(client, {
      appId: typeof backInStock === 'object' ? backInStock.appId : undefined,
      product: { id: product.id, name: nameOf(product, variant), picture: product.picture },
      variant,
      email: email.trim(),
      itemUrl: new URL(localHref(lang, href), env.SITE_URL).href,
      price: (lowestPrice(variant.price) ?? lowestPrice(product.price))?.amount ?? '0',
    }),
  );
  if (outcome === 'off') pauseBackInStock();
  return outcome === 'unknown-item' ? 'gone' : outcome;
}

function nameOf({ name, options }: Product, { choices }: Variant): string {
  const chosen = options.flatMap((option) => choices[option.name] ?? []);
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name;
}

/**
 * The form's fields, from a script or a plain form. A wrong email is reported next to its field.
 */
export const requestSchema = z.object({
  slug: z.string().min(1).max(200),
  variantId: z.string().min(1).max(100),
  email: z.string().max(1_000),
  lang: z.string().max(20).transform(toLang),
});

type RequestFields = z.infer<typeof requestSchema>;

export const emailError = ({ email, lang }: Pick<RequestFields, 'email' | 'lang'>): string | null =>
  emailRule(email, ALL_MESSAGES[lang].fields);

/** Returns the name under which the state of a product's plain form is stored. */
export const requestFormName = (slug: string): string => `back-in-stock:${slug}`;

/** Returns the result of a just sent plain form, or an idle state. */
export const readRequestForm = (slug: string): Promise<FormState> => storedState(requestFormName(slug), IDLE);

/** Stores the result of a plain form for the page that the browser loads next. */
export async function storeRequestForm(
  { slug, variantId, email }: Pick<RequestFields, 'slug' | 'variantId' | 'email'>,
  result: Pick<FormState, 'status'> & Partial<FormState>,
): Promise<void> {
  await storeFormState(requestFormName(slug), {
    ...{ errors: {}, message: null, ...result },
    values: { variantId, email: email.slice(0, 300) },
  });
}

/** How long the shop hides its form after the platform has rejected a request. In milliseconds. */
const PAUSE_MS = 60 * 60_000;

const pause = processState('back-in-stock-pause', () => ({ until: 0 }));

/**
 * Returns whether pages offer the request. Only the platform's answer to a request shows that the
 * site takes none: the setting needs an API key. The shop tries again after an hour.
 */
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
