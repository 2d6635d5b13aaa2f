import { asc, inArray } from 'drizzle-orm';
import { discountedPrice } from '../../catalog/price';
import { readProductDocument } from '../../catalog/products/document';
import { mediaFiles, products, variants } from '../../catalog/schema';
import type { ProductDocument } from '../../catalog/types';
import type { Reader } from '../../db/reader';
import type { CatalogItem, CatalogVariant, Picture } from './types';

/** Returns the products of some lines, by id. Deleted products are not in the map. */
export async function readCatalogItems(
  reader: Reader,
  lines: readonly { catalogItemId: string }[],
): Promise<Map<string, CatalogItem>> {
  const ids = [...new Set(lines.map(({ catalogItemId }) => catalogItemId))];
  if (ids.length === 0) return new Map();
  const productRows = await reader.select().from(products).where(inArray(products.id, ids));
  const variantRows = await reader
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position));
  const documents = new Map(productRows.map((row) => [row.id, readProductDocument(row.document)]));
  const pictures = await readPictures(reader, [...documents.values()]);

  return new Map(
    productRows.flatMap((row): [string, CatalogItem][] => {
      const document = documents.get(row.id);
      if (document === undefined) return [];
      const item: CatalogItem = {
        id: row.id,
        slug: row.slug,
        name: row.name,
        visible: row.visible,
        itemType: document.itemType,
        options: document.options,
        customTextFields: document.customTextFields,
        digitalFileName: document.digitalFile?.fileName,
        variants: variantRows
          .filter(({ productId }) => productId === row.id)
          .map((variant) => toVariant(variant, document.discount)),
        pictures,
        mainPictureId: document.mediaIds[0],
      };
      return [[row.id, item]];
    }),
  );
}

function toVariant(row: typeof variants.$inferSelect, discount: ProductDocument['discount']): CatalogVariant {
  return {
    id: row.id,
    choices: row.choices,
    sku: row.sku,
    fullPrice: row.price,
    price: discountedPrice(row.price, discount),
    weight: row.weight,
    visible: row.visible,
    sellable: !row.inStock ? 0 : row.trackQuantity ? row.quantity : Number.POSITIVE_INFINITY,
  };
}

async function readPictures(reader: Reader, documents: ProductDocument[]): Promise<Map<string, Picture>> {
  const ids = documents.flatMap(({ mediaIds, options }) => [
    ...mediaIds,
    ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.mediaIds)),
  ]);
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, width, height, altText }) => [id, { id, width, height, altText }]));
}
