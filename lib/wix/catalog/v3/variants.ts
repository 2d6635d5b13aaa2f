import type { productsV3 } from '@wix/stores';
import type { Availability, Variant } from '@/lib/model/product';
import { variantPriceWithUnit } from './money';
import { deliveryPrice, isSubscriptionOnly, subscriptionPricesOf } from './subscriptions';

type V3Product = productsV3.V3Product;
type V3Variant = productsV3.Variant;

/** Returns the visible variants. Empty when the response has none. */
export function variantsOf(product: V3Product, currency: string): Variant[] {
  return (product.variantsInfo?.variants ?? []).flatMap((variant) => {
    const { _id, visible, sku, inventoryStatus } = variant;
    if (!_id || visible === false) return [];
    const inStock = inventoryStatus?.inStock === true;
    const prices = subscriptionPricesOf(variant, product, currency);
    const delivery = isSubscriptionOnly(product) ? deliveryPrice(Object.values(prices ?? {})) : null;
    return [
      {
        id: _id,
        choices: choicesOf(variant, product),
        price: delivery ?? variantPriceWithUnit(variant, product, currency),
        inStock,
        // Quantities are in the stock items (./stock.ts).
        quantity: null,
        sku: sku || null,
        ...(!inStock && inventoryStatus?.preorderEnabled === true ? { preOrder: true as const } : {}),
        ...(prices ? { subscriptionPrices: prices } : {}),
      },
    ];
  });
}

/** Returns option names and choice names, from the ids where the response has no names. */
function choicesOf({ choices }: V3Variant, { options }: V3Product): Record<string, string> {
  return Object.fromEntries(
    (choices ?? []).flatMap(({ optionChoiceNames, optionChoiceIds }) => {
      const option = options?.find(({ _id }) => _id && _id === optionChoiceIds?.optionId);
      const choice = option?.choicesSettings?.choices?.find(
        ({ choiceId }) => choiceId && choiceId === optionChoiceIds?.choiceId,
      );
      // The names of the options are those of the form, so that both always agree.
      const optionName = option?.name ?? optionChoiceNames?.optionName;
      const choiceName = choice?.name ?? optionChoiceNames?.choiceName;
      return optionName && choiceName ? [[optionName, choiceName]] : [];
    }),
  );
}

/**
 * Returns whether a product can be bought. The variants decide where the response has them, because
 * the product's own status is that of the default location only.
 */
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
