import 'server-only';
import { getProduct } from '@/lib/catalog/lookup';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { countTry } from '@/lib/limits/limit';
import type { Price, Product, Variant } from '@/lib/model/product';
import { actForShopper } from '@/lib/session/read';
import { localHref, productHref, variantHref } from '@/lib/urls';
import { requestNotification } from '@/lib/wix/back-in-stock';
import { pauseBackInStock } from './availability';
import type { RequestFields } from './request-form';

/** `off`: the site takes no requests. `gone`: the shop has no such variant any more. */
export type RequestOutcome = 'requested' | 'gone' | 'off';

/**
 * Requests one mail for when a variant is back in stock. The shopper's own identity requests it.
 *
 * @throws PlatformError, ShopError `too-many-tries`
 */
export async function requestBackInStock({
  slug,
  variantId,
  email,
  lang,
}: RequestFields): Promise<RequestOutcome> {
  await countTry('back-in-stock', email);
  const product = await getProduct(slug);
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
      price: amountOf(variant.price) ?? amountOf(product.price) ?? '0',
    }),
  );
  if (outcome === 'off') pauseBackInStock();
  return outcome === 'unknown-item' ? 'gone' : outcome;
}

function nameOf({ name, options }: Product, { choices }: Variant): string {
  const chosen = options.flatMap((option) => choices[option.name] ?? []);
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name;
}

function amountOf(price: Price): string | null {
  switch (price.kind) {
    case 'plain':
    case 'sale':
      return price.now.amount;
    case 'range':
      return price.from.amount;
    case 'unknown':
      return null;
  }
}
