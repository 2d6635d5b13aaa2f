import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { toMinor } from '../../core/money';
import { named } from '../../core/named';
import type { Platform } from '../../core/platform';
import { products } from '../schema';
import { freeSlug, slugOf } from '../slug';
import type { CatalogEntry } from '../types';
import { unknownChoice, variantsMatching } from '../variants/choices';
import { withPrice } from './edits';
import { requireEntry, saveEntry } from './entry';

/**
 * The changes that a developer may make to a product. The shop's owner would make them in the
 * dashboard.
 */
export const productChange = z.strictObject({
  /** List price in the currency's units. The variants' prices move by the same amount. */
  price: z.number().min(0).max(999_999_999).optional(),
  visible: z.boolean().optional(),
  /** The new slug, as the platform writes it. One that another product has gets a number. */
  slug: z.string().min(1).max(100).optional(),
  /** Its info sections, which are replaced as a whole. */
  sections: z
    .array(z.strictObject({ title: z.string().min(1).max(100), html: z.string().max(5_000) }))
    .max(20)
    .optional(),
  variants: z
    .array(
      z.strictObject({
        /**
         * Option name → choice. An option that is not named matches every choice, `{}` matches
         * every variant.
         */
        choices: named(z.string()),
        /** The new quantity. It also makes the stock counted. */
        quantity: z.number().int().min(0).max(99_999),
      }),
    )
    .optional(),
});

export type ProductChange = z.infer<typeof productChange>;

/**
 * Applies the whole change, or none of it when the product or a variant does not exist. @throws
 * PlatformError 400.
 */
export async function changeProduct(
  platform: Platform,
  slug: string,
  change: ProductChange,
): Promise<'changed' | 'no such product' | 'no such variant'> {
  return platform.db.write(async (tx) => {
    const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    if (row === undefined) return 'no such product';
    const before = await requireEntry(tx, row.id);
    let after: CatalogEntry = before;
    for (const { choices, quantity } of change.variants ?? []) {
      const isUnknown = unknownChoice(before.product.document.options, choices) !== undefined;
      const ids = isUnknown ? [] : variantsMatching(before.variants, choices).map(({ id }) => id);
      if (ids.length === 0) return 'no such variant';
      const stock = { quantity, inStock: quantity > 0, trackQuantity: true, stocked: true };
      after = {
        product: { ...after.product, trackInventory: true },
        variants: after.variants.map((variant) =>
          ids.includes(variant.id) ? { ...variant, ...stock } : variant,
        ),
      };
    }
    if (change.price !== undefined) after = withPrice(after, toMinor(change.price));
    const { document } = after.product;
    const additionalInfoSections =
      change.sections?.map(({ title, html }) => ({ title, description: html })) ??
      document.additionalInfoSections;
    const visible = change.visible ?? before.product.visible;
    const newSlug = change.slug ? await freeSlug(tx, products, slugOf(change.slug), row.id) : slug;
    await saveEntry(tx, platform, before, {
      ...after,
      product: {
        ...after.product,
        slug: newSlug,
        visible,
        document: { ...document, additionalInfoSections },
      },
    });
    return 'changed';
  });
}
