import 'server-only';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cachePart } from '@/lib/cache';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Product } from '@/lib/model/product';
import { MAX_PRODUCTS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';

/**
 * The whole catalog is read from the platform in parts of a hundred products, the oldest first. A
 * part stays cached until one of its products changes, so that reading all costs calls for changes
 * and not for requests. A part is cached compressed, a sixth of its size.
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
    products: new Uint8Array(gzipSync(JSON.stringify(page.products.map(withoutTexts)))),
    cursor: page.cursor,
  };
}

/** Leaves the plain text of the description and ten pictures. */
const withoutTexts = (product: Product): Product => ({
  ...product,
  description: '',
  sections: [],
  pictures: product.pictures.slice(0, 10),
  videos: [],
});

/** A million products. The bound ends a cursor that leads nowhere new. */
const MAX_PARTS = 10_000;

/** A product can be in two parts while one of them is older than the removal of another product. */
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
