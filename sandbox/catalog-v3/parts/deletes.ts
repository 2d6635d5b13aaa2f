import { eq, or, sql } from 'drizzle-orm';
import { customizationsOf } from '../../catalog/customizations';
import { requireEntry, saveEntry } from '../../catalog/products/entry';
import { products } from '../../catalog/schema';
import { catalogParts } from '../../catalog/search/schema';
import { infoSectionId } from '../../catalog/stable-ids';
import type { CatalogEntry, ProductDocument } from '../../catalog/types';
import { validationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { StoredPart } from './store';

/**
 * Deletes a part, and removes it from all products. The platform leaves the id of a deleted brand
 * in products, which read as unbranded.
 * @throws PlatformError 400 for an option that a product has.
 */
export async function deletePart(platform: Platform, part: StoredPart): Promise<void> {
  await platform.db.write(async (tx) => {
    for (const id of await productsWith(tx, part)) {
      const before = await requireEntry(tx, id);
      await saveEntry(tx, platform, before, withoutPart(before, part));
    }
    await tx.delete(catalogParts).where(eq(catalogParts.id, part.id));
  });
}

/** Returns the ids of the products that may have the part. */
async function productsWith(tx: Writer, { kind, name }: StoredPart): Promise<string[]> {
  const where = {
    brand: eq(products.brand, name),
    ribbon: or(
      eq(products.ribbon, name),
      sql`exists (select 1 from json_each(${products.document}, '$.v3.additionalRibbons') where value = ${name})`,
    ),
    infoSection: sql`json_array_length(${products.document}, '$.additionalInfoSections') > 0`,
    customization: sql`instr(${products.document}, ${JSON.stringify(name)}) > 0`,
  }[kind];
  return (await tx.select({ id: products.id }).from(products).where(where)).map(({ id }) => id);
}

function withoutPart(entry: CatalogEntry, part: StoredPart): CatalogEntry {
  const { product } = entry;
  const { kind, name } = part;
  if (kind === 'brand') return { ...entry, product: { ...product, brand: null } };
  if (kind === 'ribbon') return { ...entry, product: withoutRibbon(product, name) };
  const document =
    kind === 'infoSection' ? withoutSection(product.document, part.id) : withoutModifier(product, part);
  return { ...entry, product: { ...product, document } };
}

function withoutRibbon(product: CatalogEntry['product'], name: string): CatalogEntry['product'] {
  const { document, ribbon } = product;
  const { additionalRibbons } = document.v3 ?? {};
  return {
    ...product,
    ribbon: ribbon === name ? null : ribbon,
    document: additionalRibbons
      ? {
          ...document,
          v3: { ...document.v3, additionalRibbons: additionalRibbons.filter((one) => one !== name) },
        }
      : document,
  };
}

const withoutSection = (document: ProductDocument, id: string): ProductDocument => ({
  ...document,
  additionalInfoSections: document.additionalInfoSections.filter(
    ({ title, description }) => infoSectionId(title, description) !== id,
  ),
});

/** @throws PlatformError 400 for an option. Its variants depend on it. */
function withoutModifier(product: CatalogEntry['product'], { id, name }: StoredPart): ProductDocument {
  const { document } = product;
  const used = customizationsOf(product).find((one) => one.id === id);
  if (used === undefined) return document;
  if (used.kind === 'option')
    throw validationError([
      {
        field: 'customizationId',
        description: `is an option of ${product.name}`,
        violatedRule: 'OTHER',
        ruleName: 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
      },
    ]);
  return {
    ...document,
    options: product.manageVariants ? document.options : document.options.filter((one) => one.name !== name),
    customTextFields: document.customTextFields.filter(({ title }) => title !== name),
    ...(document.v3?.modifiers && {
      v3: { ...document.v3, modifiers: document.v3.modifiers.filter((one) => one.name !== name) },
    }),
  };
}
