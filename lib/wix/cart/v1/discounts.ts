import type { currentCart } from '@wix/ecom';
import type { CartDiscount, CartEstimate } from '@/lib/model/cart';
import { isZero, type Money } from '@/lib/model/money';

type ReadMoney = (price: { amount?: string } | undefined) => Money | null;

/**
 * Returns the discounts of the totals. The platform reports the discount of a line as one sum, so
 * the lines of a discount are known only when there is no other.
 */
export function discountsOf(
  { appliedDiscounts = [], calculatedLineItems = [] }: currentCart.EstimateTotalsResponse,
  money: ReadMoney,
): Pick<CartEstimate, 'discounts'> {
  const lines = calculatedLineItems.flatMap(({ lineItemId: id, pricesBreakdown }) => {
    const amount = money(pricesBreakdown?.totalDiscount);
    return id && amount && !isZero(amount) ? [{ id, amount }] : [];
  });
  const isOnly = appliedDiscounts.length === 1 && lines.length < calculatedLineItems.length;
  const found = appliedDiscounts.flatMap((applied): CartDiscount[] => {
    const { coupon, discountRule, discountType } = applied;
    const code = coupon?.code || null;
    const name = coupon?.name || discountRule?.name?.translated || discountRule?.name?.original || code;
    const amount = money(coupon?.amount ?? discountRule?.amount);
    if (!name || !amount || isZero(amount)) return [];
    const from = discountType === 'SHIPPING' ? 'delivery' : 'cart';
    return [{ name, code, amount, from, lines: isOnly ? lines : [] }];
  });
  return found.length > 0 ? { discounts: found } : {};
}
