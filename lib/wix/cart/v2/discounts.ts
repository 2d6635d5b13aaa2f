import type { currentCartV2 } from '@wix/ecom';
import type { CartDiscount, CartEstimate, CartLine } from '@/lib/model/cart';
import { isZero } from '@/lib/model/money';
import { messagesOf } from '../../map/line';
import type { ReadMoney } from './money';

/** Returns the automatic discounts in a line's price. A coupon is a part of the totals. */
export function savingsOf(
  discounts: currentCartV2.ItemDiscount[] | undefined,
  money: ReadMoney,
): Pick<CartLine, 'savings'> {
  const savings = (discounts ?? []).flatMap(({ name, amountOff, source }) => {
    const [label, amount] = [messagesOf(name), money(amountOff)];
    const isCoupon = source?.sourceType === 'COUPON';
    return label && amount && !isZero(amount) && !isCoupon ? [{ name: label, amount }] : [];
  });
  return savings.length > 0 ? { savings } : {};
}

/**
 * Returns the discounts of the totals. Those of the scope LINE_ITEM by a rule are in the prices of
 * their lines, and so in the subtotal.
 *
 * @param lineCount number of lines in the cart
 */
export function discountsOf(
  discounts: currentCartV2.Discount[] | undefined,
  lineCount: number,
  money: ReadMoney,
): Pick<CartEstimate, 'discounts'> {
  const found = (discounts ?? []).flatMap((discount): CartDiscount[] => {
    const { name, scope, source, total, lineItemDiscounts = [] } = discount;
    const code = source?.couponCode || null;
    const [label, amount] = [messagesOf(name) ?? code, money(total)];
    if (!label || !amount || isZero(amount)) return [];
    if (scope === 'LINE_ITEM' && source?.sourceType !== 'COUPON') return [];
    const lines = lineItemDiscounts.flatMap(({ lineItemId: id, amountOff }) => {
      const off = money(amountOff);
      return id && off && !isZero(off) ? [{ id, amount: off }] : [];
    });
    const from = scope === 'DELIVERY' ? 'delivery' : 'cart';
    return [{ name: label, code, amount, from, lines: lines.length < lineCount ? lines : [] }];
  });
  return found.length > 0 ? { discounts: found } : {};
}
