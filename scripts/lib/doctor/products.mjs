import { z } from 'zod';
import { Failure } from '../failure.mjs';

/** The most that the platform answers at once. */
const PAGE = 100;
const MAX_PAGES = 200;

/**
 * @typedef {object} SiteProduct what the checks need of a product
 * @property {string} id
 * @property {string} slug
 * @property {string} name
 * @property {'physical' | 'digital'} kind
 * @property {string | null} brand
 * @property {{ title: string, key?: string, html: string }[]} sections
 * @property {string[]} options their names
 * @property {string[]} marks its public tags, ribbons, and extended fields as `namespace/name`
 * @property {boolean} hasPicture
 * @property {boolean} hasItemNumber
 * @property {number} price in the currency's units
 * @property {string} currency
 * @property {Record<string, unknown> | null} buyable the options with which a cart takes it. Null for
 *   a sold-out product, and for one that asks for more than a variant
 */

/**
 * Reads products of a site in the language and currency of the headers.
 *
 * @param {import('./site.mjs').Ask} ask
 * @param {boolean} isV3 the generation of the catalog
 * @param {{ headers?: Record<string, string>, most?: number }} [view] `most`: the number of pages of
 *   100 products
 * @returns {Promise<SiteProduct[]>}
 * @throws {Failure} when the site does not answer
 */
export async function readProducts(ask, isV3, { headers = {}, most = MAX_PAGES } = {}) {
  const path = isV3 ? '/stores/v3/products/query' : '/stores-reader/v1/products/query';
  /** @type {SiteProduct[]} */
  const products = [];
  let cursor = '';
  for (let page = 0; page < most; page += 1) {
    const request = isV3
      ? queryOfV3(cursor)
      : { query: { paging: { limit: PAGE, offset: page * PAGE } }, includeVariants: true };
    const { status, body } = await ask(path, { body: request, headers });
    if (status !== 200) throw new Failure(`${path} responded with ${status}.`);
    const found = z.array(isV3 ? productOfV3 : productOfV1).parse(body.products ?? []);
    products.push(...found);
    cursor = paging.parse(body.pagingMetadata).cursors.next ?? '';
    if (isV3 ? cursor === '' : found.length < PAGE) break;
  }
  return products;
}

const paging = z
  .object({ cursors: z.object({ next: z.string().nullish() }).catch({}) })
  .catch({ cursors: {} });

/** @param {string} cursor */
const queryOfV3 = (cursor) => ({
  query: { cursorPaging: { limit: PAGE, ...(cursor && { cursor }) } },
  fields: [
    'INFO_SECTION',
    'INFO_SECTION_PLAIN_DESCRIPTION',
    'MEDIA_ITEMS_INFO',
    'MIN_PRICE_VARIANT',
    'CURRENCY',
  ],
});

const text = z.string().nullish();
const required = z.array(z.object({ mandatory: z.boolean().nullish() })).nullish();

/** @param {string | null | undefined} type */
const kindOf = (type) =>
  type?.toUpperCase() === 'DIGITAL' ? /** @type {const} */ ('digital') : /** @type {const} */ ('physical');

const productOfV3 = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    productType: text,
    brand: z.object({ name: text }).nullish(),
    currency: text,
    infoSections: z.array(z.object({ title: text, uniqueName: text, plainDescription: text })).nullish(),
    options: z.array(z.object({ name: text })).nullish(),
    tags: z.object({ publicTags: z.object({ tagIds: z.array(z.string()) }).nullish() }).nullish(),
    ribbon: z.object({ name: text }).nullish(),
    additionalRibbons: z.array(z.object({ name: text })).nullish(),
    extendedFields: z
      .object({ namespaces: z.record(z.string(), z.record(z.string(), z.unknown())).nullish() })
      .nullish(),
    modifiers: required,
    media: z.object({ main: z.unknown() }).nullish(),
    actualPriceRange: z.object({ minValue: z.object({ amount: text }).nullish() }).nullish(),
    subscriptionDetails: z.object({ allowOneTimePurchases: z.boolean().nullish() }).nullish(),
    variantSummary: z
      .object({
        minPriceVariant: z
          .object({
            id: text,
            variantId: text,
            sku: text,
            inventoryStatus: z.object({ inStock: z.boolean().nullish() }).nullish(),
          })
          .nullish(),
      })
      .nullish(),
  })
  .transform((product) => {
    const { infoSections, options, modifiers, subscriptionDetails, media, variantSummary } = product;
    const cheapest = variantSummary?.minPriceVariant;
    const variantId = cheapest?.variantId ?? cheapest?.id;
    const asksForMore =
      modifiers?.some(({ mandatory }) => mandatory) || subscriptionDetails?.allowOneTimePurchases === false;
    return {
      id: product.id,
      slug: product.slug,
      name: product.name,
      kind: kindOf(product.productType),
      brand: product.brand?.name ?? null,
      sections: (infoSections ?? []).map(({ title, uniqueName, plainDescription }) => ({
        title: title ?? '',
        key: uniqueName ?? '',
        html: plainDescription ?? '',
      })),
      options: (options ?? []).flatMap(({ name }) => name ?? []),
      marks: [
        ...(product.tags?.publicTags?.tagIds ?? []),
        ...[product.ribbon, ...(product.additionalRibbons ?? [])].flatMap((one) => one?.name ?? []),
        ...Object.entries(product.extendedFields?.namespaces ?? {}).flatMap(([namespace, fields]) =>
          Object.keys(fields).map((name) => `${namespace}/${name}`),
        ),
      ],
      hasPicture: Boolean(media?.main),
      hasItemNumber: Boolean(cheapest?.sku),
      price: Number(product.actualPriceRange?.minValue?.amount),
      currency: product.currency ?? '',
      buyable: cheapest?.inventoryStatus?.inStock && variantId && !asksForMore ? { variantId } : null,
    };
  });

const priceOfV1 = z.object({ price: z.number().nullish(), currency: text }).nullish();

const productOfV1 = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    productType: text,
    brand: text,
    additionalInfoSections: z.array(z.object({ title: text, description: text })).nullish(),
    productOptions: z.array(z.object({ name: text })).nullish(),
    ribbon: text,
    ribbons: z.array(z.object({ text })).nullish(),
    customTextFields: required,
    media: z.object({ mainMedia: z.unknown() }).nullish(),
    sku: text,
    priceData: priceOfV1,
    convertedPriceData: priceOfV1,
    stock: z.object({ inStock: z.boolean().nullish() }).nullish(),
    variants: z
      .array(
        z.object({
          choices: z.record(z.string(), z.string()).nullish(),
          variant: z.object({ sku: text }).nullish(),
          stock: z.object({ inStock: z.boolean().nullish() }).nullish(),
        }),
      )
      .nullish(),
  })
  .transform((product) => {
    const { additionalInfoSections, productOptions, customTextFields, media, sku } = product;
    const variants = product.variants ?? [];
    const price = product.convertedPriceData ?? product.priceData;
    const inStock = variants.find(({ stock }) => stock?.inStock);
    const isSold = inStock !== undefined || (variants.length === 0 && product.stock?.inStock === true);
    const choices = inStock?.choices ?? {};
    return {
      id: product.id,
      slug: product.slug,
      name: product.name,
      kind: kindOf(product.productType),
      brand: product.brand ?? null,
      sections: (additionalInfoSections ?? []).map(({ title, description }) => ({
        title: title ?? '',
        html: description ?? '',
      })),
      options: (productOptions ?? []).flatMap(({ name }) => name ?? []),
      marks: [product.ribbon, ...(product.ribbons ?? []).map((one) => one.text)].flatMap((one) => one ?? []),
      hasPicture: Boolean(media?.mainMedia),
      hasItemNumber: Boolean(sku || variants.some(({ variant }) => variant?.sku)),
      price: price?.price ?? Number.NaN,
      currency: price?.currency ?? '',
      buyable:
        isSold && !customTextFields?.some(({ mandatory }) => mandatory)
          ? Object.keys(choices).length > 0
            ? { options: choices }
            : {}
          : null,
    };
  });
