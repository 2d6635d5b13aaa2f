import type { productsV3 } from '@wix/stores';
import { compareMoney, type Money, toMoney } from '@/lib/model/money';
import type { Availability, Price, Product, Variant } from '@/lib/model/product';
import { gtinOf } from '../../map/gtin';
import { scheduleOf } from '../../map/line';
import { toName } from '../../map/names';
import { addFee } from '../../map/stated-price';
import { amountsOf, variantPriceWithUnit, withMeasure } from './money';

type V3Product = productsV3.V3Product;
type V3Variant = productsV3.Variant;

/** The visible ones. Empty when the response has none. */
export function variantsOf(product: V3Product, currency: string): Variant[] {
  return (product.variantsInfo?.variants ?? []).flatMap((variant) => {
    const { _id, visible, sku, barcode, inventoryStatus } = variant;
    if (!_id || visible === false) return [];
    const inStock = inventoryStatus?.inStock === true;
    const gtin = gtinOf(barcode);
    const prices = subscriptionPricesOf(variant, product, currency);
    const delivery = isSubscriptionOnly(product) ? deliveryPrice(Object.values(prices ?? {})) : null;
    return [
      {
        id: _id,
        choices: choicesOf(variant, product),
        price: delivery
          ? withMeasure(delivery, product, variant, currency)
          : variantPriceWithUnit(variant, product, currency),
        inStock,
        // Quantities are in the stock items (`catalog.ts`).
        quantity: null,
        sku: sku || null,
        gtin: gtin ?? undefined,
        preOrder: (!inStock && inventoryStatus?.preorderEnabled === true) || undefined,
        subscriptionPrices: prices ?? undefined,
      },
    ];
  });
}

/** Option name → choice name, from the ids where the response has no names. */
function choicesOf({ choices }: V3Variant, { options }: V3Product): Record<string, string> {
  return Object.fromEntries(
    (choices ?? []).flatMap(({ optionChoiceNames, optionChoiceIds }) => {
      const option = options?.find(({ _id }) => _id && _id === optionChoiceIds?.optionId);
      const choice = option?.choicesSettings?.choices?.find(
        ({ choiceId }) => choiceId && choiceId === optionChoiceIds?.choiceId,
      );
      // The names of the options come from the form, so that both always agree.
      const optionName = option?.name ?? optionChoiceNames?.optionName;
      const choiceName = choice?.name ?? optionChoiceNames?.choiceName;
      return optionName && choiceName ? [[toName(optionName), choiceName]] : [];
    }),
  );
}

/** Variants decide where there are some: the product's own status covers the default location only. */
export function availabilityOf({ inventory }: V3Product, variants: Variant[]): Availability {
  if (variants.length > 0) {
    if (variants.every(({ inStock }) => inStock)) return 'in-stock';
    if (variants.some(({ inStock }) => inStock)) return 'partly-sold-out';
    return variants.some(({ preOrder }) => preOrder) ? 'pre-order' : 'sold-out';
  }
  switch (inventory?.availabilityStatus) {
    case 'IN_STOCK':
      return 'in-stock';
    case 'PARTIALLY_OUT_OF_STOCK':
      return 'partly-sold-out';
    default:
      return canPreOrder(inventory) ? 'pre-order' : 'sold-out';
  }
}

const canPreOrder = (inventory: V3Product['inventory']): boolean =>
  inventory?.preorderStatus === 'ENABLED' || inventory?.preorderStatus === 'PARTIALLY_ENABLED';

export function subscriptionsOf({ subscriptionDetails }: V3Product): Pick<Product, 'subscriptions'> {
  const plans = (subscriptionDetails?.subscriptions ?? []).flatMap((plan) => {
    const { _id: id, title, description, visible } = plan;
    if (!id || !title || visible === false) return [];
    const schedule = scheduleOf(plan);
    return [{ id, title, description: description ?? '', schedule: schedule ?? undefined }];
  });
  if (plans.length === 0) return {};
  return { subscriptions: { plans, isOptional: subscriptionDetails?.allowOneTimePurchases !== false } };
}

export const isSubscriptionOnly = (product: V3Product): boolean =>
  subscriptionsOf(product).subscriptions?.isOptional === false;

/** The price of one delivery by plan, or null without prices. */
export function subscriptionPricesOf(
  { subscriptionPricesInfo }: productsV3.Variant,
  product: V3Product,
  currency: string,
): Record<string, Money> | null {
  const { plans = [] } = subscriptionsOf(product).subscriptions ?? {};
  const { fee } = amountsOf(product, currency);
  const prices = (subscriptionPricesInfo?.subscriptionPrices ?? []).flatMap(
    ({ subscriptionId, price, priceAfterDiscount }) => {
      const money = toMoney(priceAfterDiscount?.amount ?? price?.amount, currency);
      const isShown = plans.some(({ id }) => id === subscriptionId);
      return subscriptionId && money && isShown ? [[subscriptionId, addFee(money, fee)] as const] : [];
    },
  );
  return prices.length > 0 ? Object.fromEntries(prices) : null;
}

/** Of one delivery: a range when plans or variants differ. Null for no prices. */
export function deliveryPrice(prices: readonly Money[]): Price | null {
  const [from, ...others] = prices.toSorted(compareMoney);
  if (from === undefined) return null;
  const to = others.at(-1) ?? from;
  return compareMoney(from, to) < 0
    ? { kind: 'range', from, to, eachTime: true }
    : { kind: 'plain', now: from, eachTime: true };
}
