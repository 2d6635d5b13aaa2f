import type { productsV3 } from '@wix/stores';
import { FACTS } from '#shop-facts';
import { type Money, toMoney } from '@/lib/model/money';
import type { Price, UnitPrice } from '@/lib/model/product';
import { measureText } from '../../map/values';

type Amount = { amount?: string | null } | undefined;
type V3Price = Pick<productsV3.PriceInfo, 'actualPrice' | 'compareAtPrice' | 'priceAfterDiscount'>;
type Priced = Pick<
  productsV3.V3Product,
  'actualPriceRange' | 'compareAtPriceRange' | 'variantSummary' | 'variantsInfo' | 'physicalProperties'
>;

/** Returns the currency of a product's prices. The response names it only on request. */
export const currencyOf = ({ currency }: { currency?: string | null }): string => currency || FACTS.currency;

const moneyOf = (value: Amount, currency: string): Money | undefined => toMoney(value?.amount, currency);

/**
 * Returns the price of a variant. An automatic discount takes precedence, and then the actual price
 * is the former one. Otherwise the compare-at price is, when it is higher.
 */
export function variantPrice(price: V3Price | undefined, currency: string): Price {
  const actual = moneyOf(price?.actualPrice, currency);
  const discounted = discountedPrice(price, currency);
  return priced(discounted ?? actual, discounted ? actual : moneyOf(price?.compareAtPrice, currency));
}

/** Returns the price after an automatic discount. Undefined when nothing is taken off. */
function discountedPrice(price: V3Price | undefined, currency: string): Money | undefined {
  const discounted = moneyOf(price?.priceAfterDiscount, currency);
  const actual = moneyOf(price?.actualPrice, currency);
  return discounted && actual && Number(discounted.amount) >= Number(actual.amount) ? undefined : discounted;
}

/**
 * Returns whether an automatic discount lowers a price. A list shows it in the cheapest variant
 * only. The platform's filters and orders compare the prices before it.
 */
export const hasAutomaticDiscount = ({ variantSummary, variantsInfo }: Priced, currency: string): boolean =>
  [variantSummary?.minPriceVariant, ...(variantsInfo?.variants ?? [])].some(
    (variant) => discountedPrice(variant?.price, currency) !== undefined,
  );

const priced = (now: Money | undefined, was: Money | undefined): Price => {
  if (!now) return { kind: 'unknown' };
  return was && Number(was.amount) > Number(now.amount) ? { kind: 'sale', now, was } : { kind: 'plain', now };
};

/**
 * Returns the price of a product: a range when its variants differ. Nothing is struck next to a
 * range. Lists have no variants, only the range and the cheapest variant.
 *
 * @param variants prices of the visible variants; empty when the response has none
 */
export function productPrice(product: Priced, variants: Price[], currency: string): Price {
  const { actualPriceRange, compareAtPriceRange, variantSummary } = product;
  const cheapest = variantPrice(variantSummary?.minPriceVariant?.price, currency);
  const own =
    variants.length > 0
      ? cheapestOf(variants)
      : cheapest.kind === 'unknown'
        ? priced(
            moneyOf(actualPriceRange?.minValue, currency),
            moneyOf(compareAtPriceRange?.minValue, currency),
          )
        : cheapest;
  const from = 'now' in own ? own.now : undefined;
  const to =
    variants.length > 0
      ? highestPriceOf(variants)
      : isRange(actualPriceRange)
        ? moneyOf(actualPriceRange?.maxValue, currency)
        : from;
  if (from && to && Number(from.amount) < Number(to.amount)) return { kind: 'range', from, to };
  // Wix does not document whether the price per unit contains an automatic discount.
  const unit = hasAutomaticDiscount(product, currency) ? undefined : unitPrice(product, currency);
  return unit && 'now' in own ? { ...own, unit } : own;
}

const isRange = (range: productsV3.PriceRange | undefined): boolean =>
  Number(range?.minValue?.amount) < Number(range?.maxValue?.amount);

const amountOf = (price: Price): number => ('now' in price ? Number(price.now.amount) : Number.NaN);

const cheapestOf = (prices: Price[]): Price =>
  prices.reduce((least, price) => (amountOf(price) < amountOf(least) || !('now' in least) ? price : least));

function highestPriceOf(prices: Price[]): Money | undefined {
  const highestPrice = prices.reduce((most, price) =>
    amountOf(price) > amountOf(most) || !('now' in most) ? price : most,
  );
  return 'now' in highestPrice ? highestPrice.now : undefined;
}

const unitPrice = (product: Priced, currency: string): UnitPrice | undefined =>
  unitPriceOf(product, product.physicalProperties?.pricePerUnitRange?.minValue?.value, currency);

export function variantPriceWithUnit(
  { price, physicalProperties }: productsV3.Variant,
  product: Priced,
  currency: string,
): Price {
  const own = variantPrice(price, currency);
  const unit = discountedPrice(price, currency)
    ? undefined
    : unitPriceOf(product, physicalProperties?.pricePerUnit?.value, currency);
  return unit && 'now' in own ? { ...own, unit } : own;
}

function unitPriceOf(
  { physicalProperties }: Priced,
  value: string | null | undefined,
  currency: string,
): UnitPrice | undefined {
  const { quantity, measurementUnit } = physicalProperties?.pricePerUnit ?? {};
  const measure = measureText(quantity, measurementUnit);
  const price = toMoney(value, currency);
  return price && measure ? { price, measure } : undefined;
}
