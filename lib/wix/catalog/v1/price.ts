import type { products } from '@wix/stores';
import { toMoney } from '@/lib/model/money';
import type { Price, UnitPrice } from '@/lib/model/product';
import { measureText } from '../../map/measure';
import { currentView } from '../view';

type Priced = {
  priceData?: products.PriceData;
  price?: products.PriceData;
  convertedPriceData?: products.PriceData;
};

/**
 * Returns the price of a product or a variant in the currency of the read. Lists are filtered and
 * sorted by the site's own (`priceData`).
 */
export const priceDataOf = ({ priceData, price, convertedPriceData }: Priced) =>
  (currentView().currency === null ? undefined : convertedPriceData) ?? priceData ?? price;

/** Returns the price of a product or variant itself. A discount is a sale. */
export function priceOf(data: products.PriceData | undefined): Price {
  const currency = data?.currency;
  if (!data || !currency) return { kind: 'unknown' };
  const was = toMoney(data.price, currency);
  const now = toMoney(data.discountedPrice ?? data.price, currency);
  if (!now) return { kind: 'unknown' };
  return was && Number(was.amount) > Number(now.amount) ? { kind: 'sale', now, was } : { kind: 'plain', now };
}

/**
 * Returns the price of a product in a list: a range when its variants differ, otherwise its price.
 * A range takes precedence over a sale, because "from" would be wrong for both numbers of a sale.
 *
 * The platform's own `priceRange` contains prices before a discount. It is used only without a
 * discount and when the variants are absent.
 */
export function productPriceOf(product: products.Product, variants = product.variants ?? []): Price {
  const data = priceDataOf(product);
  const own = priceOf(data);
  const isConverted = data !== undefined && data === product.convertedPriceData;
  const range = rangeOf(variants) ?? (own.kind === 'plain' && !isConverted ? product.priceRange : undefined);
  const from = data?.currency ? toMoney(range?.minValue, data.currency) : undefined;
  const to = data?.currency ? toMoney(range?.maxValue, data.currency) : undefined;
  if (from && to && Number(from.amount) < Number(to.amount)) return { kind: 'range', from, to };
  const unit = unitPriceOf(product);
  return unit && 'now' in own ? { ...own, unit } : own;
}

/**
 * Returns the price per unit of measure. The platform has it for a product, not for its variants.
 */
function unitPriceOf(product: products.Product): UnitPrice | undefined {
  const data = priceDataOf(product);
  const { baseQuantity, baseMeasurementUnit } = product.pricePerUnitData ?? {};
  const measure = measureText(baseQuantity, baseMeasurementUnit);
  const amount = data?.currency ? toMoney(data.pricePerUnit, data.currency) : undefined;
  return amount && measure ? { price: amount, measure } : undefined;
}

/** Returns the lowest and the highest price to pay. Undefined unless all variants have a price. */
function rangeOf(variants: products.Variant[]): { minValue: number; maxValue: number } | undefined {
  const amounts = variants
    .filter(({ variant }) => variant?.visible !== false)
    .map(({ variant }) => {
      const data = variant && priceDataOf(variant);
      return data?.discountedPrice ?? data?.price;
    });
  const numbers = amounts.filter((amount) => typeof amount === 'number');
  return numbers.length > 0 && numbers.length === amounts.length
    ? { minValue: Math.min(...numbers), maxValue: Math.max(...numbers) }
    : undefined;
}
