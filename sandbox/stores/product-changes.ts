import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { products, variants } from '../db/schema';
import { inventoryStatusOf } from './inventory';
import { discountedPrice } from './price';
import { readProductDocument } from './product-document';
import { variantsMatching } from './variant-choices';

/** What a developer may change of a product: the shop's owner would do it in the dashboard. */
export const productChange = z.strictObject({
  /** List price in the currency's units. The variants' prices move by the same amount. */
  price: z.number().min(0).max(999_999_999).optional(),
  visible: z.boolean().optional(),
  variants: z
    .array(
      z.strictObject({
        /** Option name → choice; what it leaves out matches every choice, `{}` every variant. */
        choices: z.record(z.string(), z.string()),
        /** What is in stock from now on; counted from now on too. */
        quantity: z.number().int().min(0).max(99_999),
      }),
    )
    .optional(),
});

export type ProductChange = z.infer<typeof productChange>;

/** Applies the whole change or, when the product or a variant is not there, none of it. */
export async function changeProduct(
  platform: Platform,
  slug: string,
  change: ProductChange,
): Promise<'changed' | 'no such product' | 'no such variant'> {
  return platform.db.write(async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.slug, slug));
    if (product === undefined) return 'no such product';
    const all = await tx.select().from(variants).where(eq(variants.productId, product.id));
    const stocks = (change.variants ?? []).map(({ choices, quantity }) => ({
      ids: variantsMatching(all, choices).map(({ id }) => id),
      quantity,
    }));
    if (stocks.some(({ ids }) => ids.length === 0)) return 'no such variant';

    for (const { ids, quantity } of stocks)
      await tx
        .update(variants)
        .set({ quantity, inStock: quantity > 0, trackQuantity: true })
        .where(and(eq(variants.productId, product.id), inArray(variants.id, ids)));
    const price = change.price === undefined ? product.price : Math.round(change.price * 100);
    await tx
      .update(variants)
      .set({ price: sql`max(0, ${variants.price} + ${price - product.price})` })
      .where(eq(variants.productId, product.id));
    await tx
      .update(products)
      .set({
        price,
        discountedPrice: discountedPrice(price, readProductDocument(product.document).discount),
        visible: change.visible ?? product.visible,
        trackInventory: product.trackInventory || stocks.length > 0,
        updatedAt: platform.clock.now(),
      })
      .where(eq(products.id, product.id));
    await updateInventoryStatus(tx, product.id);
    return 'changed';
  });
}

/** Brings a product's status in line with its variants, after their stock was changed in the same transaction. */
async function updateInventoryStatus(tx: Writer, productId: string): Promise<void> {
  const rows = await tx.select().from(variants).where(eq(variants.productId, productId));
  await tx
    .update(products)
    .set({ inventoryStatus: inventoryStatusOf(rows) })
    .where(eq(products.id, productId));
}
