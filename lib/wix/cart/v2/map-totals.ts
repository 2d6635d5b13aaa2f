import type { currentCartV2 } from '@wix/ecom';
import type { CartEstimate, ShippingOption } from '@/lib/model/cart';
import { addMoney, isZero, type Money } from '@/lib/model/money';
import { textOf } from '../../map/line';
import type { Offers } from '../cart-platform';
import type { PlatformCart } from './calls';
import { chargedOf, discountsOf, moneyOf, type ReadMoney } from './map-cart';
import { membershipsOf, violationsOf } from './memberships';
import { choicesOf } from './offers';
import { problemsOf, toViolations } from './violations';

/** The parts that the estimate was requested with. The platform reports 0 for all others. */
export type EstimatedParts = { delivery: boolean; tax: boolean };

/** Returns the shop's estimate, or null when the platform's has no total. */
export function toCartEstimate(
  { cart, summary }: { cart: PlatformCart; summary: currentCartV2.CartSummary },
  parts: EstimatedParts,
  offers: Offers | null,
): CartEstimate | null {
  const money = moneyOf(cart);
  const { priceSummary, deliverySummary, taxSummary, additionalFees = [] } = summary;
  const subtotal = money(priceSummary?.subtotal);
  const total = money(priceSummary?.total);
  if (!subtotal || !total) return null;
  const discount = money(priceSummary?.discount);
  const violations = violationsOf(cart, summary);
  const problems = problemsOf(violations);
  const resolved = parts.delivery ? resolvedMethod(deliverySummary, money) : null;
  const listed = offers?.shippingOptions ?? [];
  const shippingOptions = listed.length > 0 ? listed : resolved ? [resolved] : [];
  const isTaxIncluded = taxSummary?.pricesIncludeTax ?? cart.taxInfo?.pricesIncludeTax ?? false;
  const hasTax = parts.tax && !problems.includes('tax');
  return {
    subtotal,
    discount: discount && !isZero(discount) ? discount : null,
    ...discountsOf(summary.discounts, cart.lineItems.length, money),
    shipping: resolved ? (money(priceSummary?.delivery) ?? resolved.cost) : null,
    tax: hasTax ? money(priceSummary?.tax) : null,
    ...(hasTax && isTaxIncluded ? { includedTaxes: taxesOf(taxSummary, money) } : {}),
    fees: additionalFees.flatMap((fee) => {
      const price = money(fee.price);
      return price && !isZero(price) ? [{ name: textOf(fee.name) ?? 'Fee', price }] : [];
    }),
    total,
    ...chargedFor(cart, summary),
    shippingOptions,
    selectedShippingCode: resolved?.code ?? null,
    ...(offers === null && choicesOf(cart).length > 0 ? { moreAtCheckout: choicesOf(cart) } : {}),
    problems:
      parts.delivery && !resolved && !problems.includes('shipping') ? [...problems, 'shipping'] : problems,
    memberships: membershipsOf(cart, offers),
    giftCard: giftCardOf(summary, money),
    ...dueOf(summary, money),
    violations: toViolations(violations, money),
  };
}

/** Returns what is charged, where the estimate shows converted amounts. */
function chargedFor(
  cart: PlatformCart,
  { priceSummary, paymentSummary }: currentCartV2.CartSummary,
): Pick<CartEstimate, 'charged'> {
  const money = chargedOf(cart);
  const subtotal = money?.(priceSummary?.subtotal);
  const total = money?.(paymentSummary?.totalAfterGiftCards ?? priceSummary?.total);
  return subtotal && total ? { charged: { subtotal, total } } : {};
}

/** Returns the delivery method that the platform uses: the chosen one, or its default. */
function resolvedMethod(
  summary: currentCartV2.DeliverySummary | undefined,
  money: ReadMoney,
): ShippingOption | null {
  const cost = money(summary?.price);
  const { code, title, pickup } = summary?.method ?? {};
  if (!code || !cost) return null;
  // The address of a pickup is not part of a cart.
  return {
    code,
    title: textOf(title) ?? code,
    deliveryTime: '',
    cost,
    pickupAddress: pickup ? '' : null,
  };
}

/** Returns one entry for each name. The rates of one tax may have the same. */
function taxesOf(
  summary: currentCartV2.V2TaxSummary | undefined,
  money: ReadMoney,
): NonNullable<CartEstimate['includedTaxes']> {
  const amounts = new Map<string | null, Money>();
  for (const tax of summary?.taxes ?? []) {
    const amount = money(tax.amount);
    if (!amount || isZero(amount)) continue;
    const name = textOf(tax.name);
    const sum = amounts.get(name);
    amounts.set(name, sum ? addMoney(sum, amount) : amount);
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

function giftCardOf(
  { paymentSummary }: currentCartV2.CartSummary,
  money: ReadMoney,
): CartEstimate['giftCard'] {
  const pays = money(paymentSummary?.giftCards?.[0]?.redeemAmount);
  const left = money(paymentSummary?.totalAfterGiftCards);
  return pays && left && !isZero(pays) ? { pays, left } : null;
}

/**
 * Returns the amounts that are due now and later, for a cart of which not all is due with the
 * order. A free trial moves the first charge of a subscription.
 */
function dueOf(
  { paymentSummary, priceSummary }: currentCartV2.CartSummary,
  money: ReadMoney,
): Pick<CartEstimate, 'due'> {
  const { payNow, payLater, payAfterFreeTrial, totalAfterGiftCards } = paymentSummary ?? {};
  const now = money(payNow);
  const whole = money(totalAfterGiftCards) ?? money(priceSummary?.total);
  if (!now || !whole || Number(now.amount) >= Number(whole.amount)) return {};
  const later = [money(payLater), money(payAfterFreeTrial)].find((one) => one && !isZero(one));
  return { due: { now, later: later ?? null } };
}
