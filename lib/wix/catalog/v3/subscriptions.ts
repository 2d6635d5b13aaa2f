import type { productsV3 } from '@wix/stores';
import { type Money, toMoney } from '@/lib/model/money';
import type { Price, Product } from '@/lib/model/product';
import { scheduleOf } from '../../map/line-terms';

type V3Product = productsV3.V3Product;

/** Returns the plans that shoppers see. Nothing for a product without any. */
export function subscriptionsOf({ subscriptionDetails }: V3Product): Pick<Product, 'subscriptions'> {
  const plans = (subscriptionDetails?.subscriptions ?? []).flatMap((plan) => {
    const { _id: id, title, description, visible } = plan;
    if (!id || !title || visible === false) return [];
    const schedule = scheduleOf(plan);
    return [{ id, title, description: description ?? '', ...(schedule ? { schedule } : {}) }];
  });
  if (plans.length === 0) return {};
  return { subscriptions: { plans, isOptional: subscriptionDetails?.allowOneTimePurchases !== false } };
}

export const isSubscriptionOnly = (product: V3Product): boolean =>
  subscriptionsOf(product).subscriptions?.isOptional === false;

/** Returns the price of one delivery by plan, or null without prices. */
export function subscriptionPricesOf(
  { subscriptionPricesInfo }: productsV3.Variant,
  product: V3Product,
  currency: string,
): Record<string, Money> | null {
  const { plans = [] } = subscriptionsOf(product).subscriptions ?? {};
  const prices = (subscriptionPricesInfo?.subscriptionPrices ?? []).flatMap(
    ({ subscriptionId, price, priceAfterDiscount }) => {
      const money = toMoney(priceAfterDiscount?.amount ?? price?.amount, currency);
      const isShown = plans.some(({ id }) => id === subscriptionId);
      return subscriptionId && money && isShown ? [[subscriptionId, money] as const] : [];
    },
  );
  return prices.length > 0 ? Object.fromEntries(prices) : null;
}

/** Returns the price of one delivery: a range when plans or variants differ. Null for no prices. */
export function deliveryPrice(prices: readonly Money[]): Price | null {
  const [from, ...others] = prices.toSorted((a, b) => Number(a.amount) - Number(b.amount));
  if (from === undefined) return null;
  const to = others.at(-1) ?? from;
  return Number(from.amount) < Number(to.amount)
    ? { kind: 'range', from, to, eachTime: true }
    : { kind: 'plain', now: from, eachTime: true };
}
