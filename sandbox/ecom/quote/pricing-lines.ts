import { own } from '../../core/named';
import type { ResolvedLine } from '../lines/types';
import type { PricingLine } from '../pricing/price';
import type { TaxGroups, TaxRate } from './store';

/**
 * Returns the lines with the tax and coupon rules of their kind. A gift card is money: it is
 * neither taxed nor discounted by a coupon (the checkout reports
 * COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD). Digital goods have their own tax group, and a
 * product has the one that `groups` names for its slug.
 * @param rate of the buyer's address; without one nothing is taxed
 * @param paidLines ids of the lines that a membership pays for
 */
export function pricingLines(
  lines: readonly ResolvedLine[],
  {
    rate,
    groups = {},
    paidLines,
  }: { rate?: TaxRate; groups?: TaxGroups; paidLines?: ReadonlySet<string> } = {},
): PricingLine[] {
  const groupRate = (slug: string | undefined) => own(rate?.groupRatesPpm, own(groups, slug ?? '') ?? '');
  return lines.map(({ id, slug, quantity, fullPrice, price, itemType }) => ({
    id,
    quantity,
    fullPrice,
    price,
    ...(itemType === 'GIFT_CARD' ? { taxRatePpm: null, excludedFromCoupons: true } : {}),
    ...(itemType === 'DIGITAL' ? { taxRatePpm: rate?.digitalRatePpm ?? rate?.ratePpm ?? 0 } : {}),
    ...(groupRate(slug) === undefined ? {} : { taxRatePpm: groupRate(slug) }),
    ...(paidLines?.has(id) ? { paidByMembership: true } : {}),
  }));
}

/** Returns the subtotal that a coupon applies to, in minor units: the goods without gift cards. */
export const discountableSubtotal = (lines: readonly ResolvedLine[]): number =>
  lines.reduce(
    (sum, { itemType, price, quantity }) => (itemType === 'GIFT_CARD' ? sum : sum + price * quantity),
    0,
  );

/** Whether a cart contains nothing that a coupon applies to. */
export const holdsGiftCardsOnly = (lines: readonly ResolvedLine[]): boolean =>
  lines.length > 0 && lines.every(({ itemType }) => itemType === 'GIFT_CARD');
