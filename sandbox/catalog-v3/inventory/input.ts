import { z } from 'zod';
import { preorderOf } from '../../catalog/availability';
import type { ProductDocument, StoredVariant } from '../../catalog/types';
import { MAX_QUANTITY } from '../../catalog/variants/rows';

/**
 * The stock in a write: counted by `quantity`, or only `inStock`. The platform also takes negative
 * quantities, which the sandbox's rows cannot hold.
 */
export const stockInput = z.object({
  quantity: z.number().int().min(0).max(MAX_QUANTITY).nullish(),
  inStock: z.boolean().nullish(),
  trackQuantity: z.boolean().nullish(),
  preorderInfo: z
    .object({
      enabled: z.boolean().nullish(),
      message: z.string().max(300).nullish(),
      limit: z.number().int().min(0).max(MAX_QUANTITY).nullish(),
    })
    .nullish(),
});
export type StockInput = z.infer<typeof stockInput>;

/** Returns the variant with this stock. Fields that are not given stay. */
export function withStock(
  variant: StoredVariant,
  input: StockInput,
  document: Pick<ProductDocument, 'preorder'>,
): StoredVariant {
  const { quantity, inStock, preorderInfo } = input;
  const counted = quantity ?? undefined;
  const trackQuantity =
    counted !== undefined || (inStock == null && (input.trackQuantity ?? variant.trackQuantity));
  const newQuantity = counted ?? (trackQuantity ? variant.quantity : 0);
  const before = preorderOf(document, variant);
  return {
    ...variant,
    stocked: true,
    trackQuantity,
    quantity: newQuantity,
    inStock: trackQuantity ? newQuantity > 0 : (inStock ?? variant.inStock),
    preorder: preorderInfo
      ? {
          enabled: preorderInfo.enabled ?? before?.enabled ?? false,
          message: preorderInfo.message ?? before?.message ?? null,
          limit: preorderInfo.limit ?? before?.limit ?? null,
          ordered: before?.ordered ?? 0,
        }
      : variant.preorder,
  };
}
