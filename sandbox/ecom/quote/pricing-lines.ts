import type { ResolvedLine } from '../lines/types';
import type { PricingLine } from '../pricing/price';
import type { TaxRate } from './store';

/**
 * The lines with what their kind means for their price. A gift card is money: it is neither taxed nor discounted by a
 * coupon (checkout names COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD). Digital goods have a tax group of their own.
 *
 * @param rate of the buyer's address; without one nothing is taxed
 * @param paidLines ids of the lines that a membership pays for
 */
export function pricingLines(
  lines: readonly ResolvedLine[],
  { rate, paidLines }: { rate?: TaxRate; paidLines?: ReadonlySet<string> } = {},
): PricingLine[] {
  return lines.map(({ id, quantity, fullPrice, price, itemType }) => ({
    id,
    quantity,
    fullPrice,
    price,
    ...(itemType === 'GIFT_CARD' ? { taxRatePpm: null, excludedFromCoupons: true } : {}),
    ...(itemType === 'DIGITAL' ? { taxRatePpm: rate?.digitalRatePpm ?? rate?.ratePpm ?? 0 } : {}),
    ...(paidLines?.has(id) ? { paidByMembership: true } : {}),
  }));
}

/** What a coupon can be used on, in minor units: the goods without gift cards. */
export const discountableSubtotal = (lines: readonly ResolvedLine[]): number =>
  lines.reduce(
    (sum, { itemType, price, quantity }) => (itemType === 'GIFT_CARD' ? sum : sum + price * quantity),
    0,
  );

/** Whether there is nothing in a cart that a coupon could be used on. */
export const holdsGiftCardsOnly = (lines: readonly ResolvedLine[]): boolean =>
  lines.length > 0 && lines.every(({ itemType }) => itemType === 'GIFT_CARD');
