import { permanentRedirect } from 'next/navigation';
import { getChangedSlug, getProduct } from '@/lib/catalog/lookup';
import { getCatalogView, getLang } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';
import { categoryHref, localHref, productHref } from '@/lib/urls';

type Parameters = Record<string, string | string[] | undefined>;

/** Redirects from a changed slug, so call it in the page. `below`: rest of the path. @throws PlatformError */
export async function findProductOfPage(
  slug: string,
  below = '',
  parameters: Parameters = {},
): Promise<Product | null> {
  const product = await getProduct(slug, await getCatalogView());
  if (product === null) await redirectChangedSlug('product', slug, parameters, below);
  return product;
}

/**
 * Redirects from a changed slug, with the parameters except `slug`, which a rewrite has added
 * (lib/http/url-rules.ts). Returns if nothing had the slug. `below`: rest of the path. @throws PlatformError
 */
export async function redirectChangedSlug(
  owner: 'product' | 'category',
  slug: string,
  parameters: Parameters = {},
  below = '',
): Promise<void> {
  const changed = await getChangedSlug(owner, slug);
  if (changed === null) return;
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values = []]) =>
      name === 'slug' ? [] : [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  const path = (owner === 'product' ? productHref(changed) : categoryHref(changed)) + below;
  permanentRedirect(localHref(await getLang(), query.size > 0 ? `${path}?${query}` : path));
}
