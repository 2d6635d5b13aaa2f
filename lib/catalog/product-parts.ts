import 'server-only';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cachePart } from '@/lib/cache';
import type { CatalogView } from '@/lib/model/catalog-view';
import { cutText } from '@/lib/model/cut-text';
import type { Product } from '@/lib/model/product';
import { MAX_PRODUCTS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { plainText } from '@/lib/wix/map/rich-text';

/**
 * The whole catalog in parts of a hundred products, the oldest first, for feeds and the index of searches. A
 * part stays cached until one of its products changes, compressed to a sixth of its size.
 */
export type ProductPart = { products: Uint8Array; cursor: string | null };

/** The result is for all languages that have the same texts. @throws PlatformError */
async function getPart(
  cursor: string | null,
  language: string | null,
  currency: string | null,
): Promise<ProductPart> {
  'use cache';
  const limit = MAX_PRODUCTS_PER_CALL;
  const page = await platform.queryDetails({ cursor, limit }, { language, currency });
  cachePart(
    page.products.map(({ id }) => id),
    { isEnd: page.cursor === null },
  );
  return {
    products: new Uint8Array(gzipSync(JSON.stringify(page.products.map(withShortTexts)))),
    cursor: page.cursor,
  };
}

const MAX_SECTIONS = 8;
const MAX_SECTION_LENGTH = 300;

/** With the plain text of the description, the beginnings of sections as plain text, and ten pictures. */
const withShortTexts = (product: Product): Product => ({
  ...product,
  description: '',
  sections: product.sections.slice(0, MAX_SECTIONS).map(({ title, html }) => ({
    title,
    html: cutText(plainText(html), MAX_SECTION_LENGTH),
  })),
  pictures: product.pictures.slice(0, 10),
  videos: [],
});

/** A million products. The bound ends a cursor that leads nowhere new. */
const MAX_PARTS = 10_000;

/** @throws PlatformError, with the status 429 when this part of the quota is used up */
export async function* readParts({ language, currency }: CatalogView): AsyncGenerator<ProductPart> {
  let cursor: string | null = null;
  for (let count = 0; count < MAX_PARTS; count++) {
    const part: ProductPart = await getPart(cursor, language, currency);
    yield part;
    if (part.cursor === null || part.cursor === cursor) return;
    cursor = part.cursor;
  }
}

/** This process has compressed the products. */
export const productsOf = ({ products }: ProductPart): Product[] =>
  JSON.parse(gunzipSync(products).toString());
