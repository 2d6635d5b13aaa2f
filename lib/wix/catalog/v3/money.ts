import type { productsV3 } from '@wix/stores';
import { FACTS } from '#shop-facts';
import { compareMoney, type Money, toMoney } from '@/lib/model/money';
import type { Price, UnitPrice } from '@/lib/model/product';
import { lowestUnitPrice, type Measure, unitPriceAt, withUnitPrice } from '@/lib/model/unit-price';
import { measureOf } from '../../map/measure';
import { plainText } from '../../map/rich-text';
import { amountsIn, formerPrice, type SectionAmounts, statedPrice } from '../../map/stated-price';
import { htmlOf } from './rich-content';

type Amount = { amount?: string | null } | undefined;
type V3Price = Pick<productsV3.PriceInfo, 'actualPrice' | 'compareAtPrice' | 'priceAfterDiscount'>;
type Priced = Pick<
  productsV3.V3Product,
  | ('actualPriceRange' | 'compareAtPriceRange' | 'variantSummary' | 'variantsInfo' | 'physicalProperties')
  | 'infoSections'
>;

/** The response names the currency only on request. */
export const currencyOf = ({ currency }: { currency?: string | null }): string => currency || FACTS.currency;

const moneyOf = (value: Amount, currency: string): Money | undefined => toMoney(value?.amount, currency);

/** The former price is the actual one under an automatic discount, otherwise a higher compare-at price. */
export function variantPrice(price: V3Price | undefined, currency: string): Price {
  const actual = moneyOf(price?.actualPrice, currency);
  const discounted = discountedPrice(price, currency);
  return priced(discounted ?? actual, discounted ? actual : moneyOf(price?.compareAtPrice, currency));
}

/** Undefined when nothing is taken off. */
function discountedPrice(price: V3Price | undefined, currency: string): Money | undefined {
  const discounted = moneyOf(price?.priceAfterDiscount, currency);
  const actual = moneyOf(price?.actualPrice, currency);
  return discounted && actual && compareMoney(discounted, actual) >= 0 ? undefined : discounted;
}

/** A list shows it in the cheapest variant only. The platform compares the prices before it. */
export const hasAutomaticDiscount = ({ variantSummary, variantsInfo }: Priced, currency: string): boolean =>
  [variantSummary?.minPriceVariant, ...(variantsInfo?.variants ?? [])].some(
    (variant) => discountedPrice(variant?.price, currency) !== undefined,
  );

const priced = (now: Money | undefined, was: Money | undefined): Price => {
  if (!now) return { kind: 'unknown' };
  const former = formerPrice(now, was);
  return former ? { kind: 'sale', now, was: former } : { kind: 'plain', now };
};

/**
 * A range, with nothing struck, when variants differ. Lists have only the range and the cheapest variant.
 * @param variants prices of the visible ones, with prices per unit; empty when the response has none
 */
export const productPrice = (product: Priced, variants: Price[], currency: string): Price =>
  // Those of variants are already as they are shown.
  variants.length > 0
    ? shownPrice(product, variants, currency)
    : statedPrice(shownPrice(product, variants, currency), amountsOf(product, currency));

function shownPrice(product: Priced, variants: Price[], currency: string): Price {
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
  const unit =
    variants.length > 0 ? lowestUnitPrice(variants) : from && listedUnitPrice(product, from, currency);
  if (from && to && compareMoney(from, to) < 0) return { kind: 'range', from, to, unit };
  // Variants of one price may differ in what they contain.
  if (unit?.isFrom && own.kind !== 'unknown') return { ...own, unit };
  return 'unit' in own && own.unit
    ? own
    : withUnitPrice(own, measureOfVariant(product, variantSummary?.minPriceVariant, currency));
}

/** Lists have no variants: takes the platform's lowest, reduced as the price of the cheapest variant. */
function listedUnitPrice(product: Priced, from: Money, currency: string): UnitPrice | undefined {
  const { physicalProperties, variantSummary } = product;
  const regular = moneyOf(variantSummary?.minPriceVariant?.price?.actualPrice, currency) ?? from;
  const { minValue, maxValue } = physicalProperties?.pricePerUnitRange ?? {};
  const measure = measureOf(
    baseOf(product),
    {},
    { item: regular, perUnit: toMoney(minValue?.value, currency) },
  );
  const unit = measure ? unitPriceAt(from, measure) : undefined;
  return unit && Number(minValue?.value) < Number(maxValue?.value) ? { ...unit, isFrom: true } : unit;
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

export const variantPriceWithUnit = (variant: productsV3.Variant, product: Priced, currency: string): Price =>
  statedPrice(
    withMeasure(variantPrice(variant.price, currency), product, variant, currency),
    amountsOf(product, currency),
  );

/** @param price of a variant, or of its subscriptions */
export function withMeasure(
  price: Price,
  product: Priced,
  variant: productsV3.Variant | undefined,
  currency: string,
): Price {
  const measure = measureOfVariant(product, variant, currency);
  if (price.kind !== 'range') return withUnitPrice(price, measure);
  const unit = measure ? unitPriceAt(price.from, measure) : undefined;
  return unit ? { ...price, unit: { ...unit, isFrom: true } } : price;
}

export const amountsOf = (
  { infoSections = [] }: Pick<productsV3.V3Product, 'infoSections'>,
  currency: string,
): SectionAmounts =>
  amountsIn(
    infoSections.map(({ title, uniqueName, description, plainDescription }) => ({
      title: title ?? undefined,
      key: uniqueName,
      text: plainText(htmlOf(description) || (plainDescription ?? '')),
    })),
    currency,
  );

const baseOf = ({ physicalProperties }: Priced) => {
  const { quantity, measurementUnit } = physicalProperties?.pricePerUnit ?? {};
  return { quantity, unit: measurementUnit };
};

/** The content of a variant: its own, or the one that the product's price per unit shows. */
function measureOfVariant(
  product: Priced,
  variant: productsV3.Variant | undefined,
  currency: string,
): Measure | null {
  const { settings, value } = variant?.physicalProperties?.pricePerUnit ?? {};
  const { physicalProperties, actualPriceRange } = product;
  const { minValue, maxValue } = physicalProperties?.pricePerUnitRange ?? {};
  // Contents that differ cannot be told from the lowest price per unit.
  const common = Number(minValue?.value) < Number(maxValue?.value) ? undefined : minValue?.value;
  return measureOf(
    baseOf(product),
    { quantity: settings?.quantity, unit: settings?.measurementUnit },
    {
      item: moneyOf(variant?.price?.actualPrice ?? actualPriceRange?.minValue, currency),
      perUnit: toMoney(value ?? common, currency),
    },
  );
}
