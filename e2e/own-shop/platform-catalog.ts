import { z } from 'zod';
import type { Settings } from '../../scripts/lib/settings/settings.mjs';

/** The platform's catalog, read without the shop's own code. */

const product = z.object({
  name: z.string(),
  slug: z.string(),
  productType: z.string(),
  currency: z.string(),
});

const variant = z.object({
  visible: z.boolean(),
  choices: z
    .array(z.object({ optionChoiceNames: z.object({ optionName: z.string(), choiceName: z.string() }) }))
    .default([]),
  price: z.object({ actualPrice: z.object({ amount: z.string() }) }),
  inventoryStatus: z.object({ inStock: z.boolean().default(false) }),
});

const category = z.object({
  name: z.string(),
  slug: z.string(),
  visible: z.boolean(),
  parentCategory: z.object({ id: z.string().optional() }).optional(),
});

/** The platform's category of all products, for which the shop has its own list. */
const ALL_PRODUCTS = 'all-products';
const PAGING = { cursorPaging: { limit: 100 } };

/** A product that a shopper can buy now, and the choices to make. */
export type Offer = {
  name: string;
  slug: string;
  price: { amount: string; currency: string };
  choices: { option: string; choice: string }[];
};

type Catalog = {
  products: z.infer<typeof product>[];
  categories: { name: string; slug: string; isTop: boolean }[];
  /** The first product with a delivery that is in stock. */
  offer: Offer;
  /** Up to three such products, each with its first choices that are in stock. */
  offers: Offer[];
};

const MOST_OFFERS = 3;

/** @throws Error when the platform has nothing to buy, or does not answer as documented */
export async function readCatalog({ sandboxUrl, env }: Settings): Promise<Catalog> {
  const call = async (path: string, body?: unknown, token?: string): Promise<unknown> => {
    const response = await fetch(sandboxUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const visitor = { clientId: env.WIX_CLIENT_ID, grantType: 'anonymous' };
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await call('/oauth2/token', visitor));

  const search = { search: PAGING, fields: ['CURRENCY'] };
  const { products } = z
    .object({ products: z.array(product) })
    .parse(await call('/stores/v3/products/search', search, token));
  const query = { query: PAGING, treeReference: { appNamespace: '@wix/stores' } };
  const { categories } = z
    .object({ categories: z.array(category) })
    .parse(await call('/categories/v1/categories/query', query, token));

  const readOffer = async ({ name, slug, currency }: z.infer<typeof product>): Promise<Offer | null> => {
    const path = `/stores/v3/products/slug/${encodeURIComponent(slug)}?fields=VARIANT_OPTION_CHOICE_NAMES`;
    const { variants } = z
      .object({ product: z.object({ variantsInfo: z.object({ variants: z.array(variant) }) }) })
      .parse(await call(path, undefined, token)).product.variantsInfo;
    const found = variants.find(({ visible, inventoryStatus }) => visible && inventoryStatus.inStock);
    if (!found) return null;
    return {
      name,
      slug,
      price: { amount: found.price.actualPrice.amount, currency },
      choices: found.choices.map(({ optionChoiceNames: { optionName, choiceName } }) => ({
        option: optionName,
        choice: choiceName,
      })),
    };
  };
  const offers: Offer[] = [];
  for (const candidate of products.filter(({ productType }) => productType === 'PHYSICAL')) {
    const offer = await readOffer(candidate);
    if (offer) offers.push(offer);
    if (offers.length === MOST_OFFERS) break;
  }
  const [offer] = offers;
  if (!offer) throw new Error('The platform has no product with a delivery that is in stock.');
  return {
    products,
    offer,
    offers,
    categories: categories
      .filter(({ slug, visible }) => visible && slug !== ALL_PRODUCTS)
      .map(({ name, slug, parentCategory }) => ({ name, slug, isTop: !parentCategory?.id })),
  };
}
