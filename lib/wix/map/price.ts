import type { products } from '@wix/stores';
import type { Price } from '@/lib/catalog/types';
import { toMoney } from '@/lib/money';

/** A product's or variant's own price. A discount shows as a sale. */
export function priceOf(data: products.PriceData | undefined): Price {
  const currency = data?.currency;
  if (!data || !currency) return { kind: 'unknown' };
  const was = toMoney(data.price, currency);
  const now = toMoney(data.discountedPrice ?? data.price, currency);
  if (!now) return { kind: 'unknown' };
  return was && Number(was.amount) > Number(now.amount) ? { kind: 'sale', now, was } : { kind: 'plain', now };
}

/**
 * What a product costs in a list: a range where its variants differ, from the platform's own bounds; otherwise its
 * price. A range wins over a sale, because "from" would be wrong on either of the two numbers of a sale.
 */
export function productPriceOf(product: products.Product): Price {
  const data = product.priceData ?? product.price;
  const currency = data?.currency;
  const { minValue, maxValue } = product.priceRange ?? {};
  if (currency && minValue !== undefined && maxValue !== undefined && minValue < maxValue) {
    const from = toMoney(minValue, currency);
    const to = toMoney(maxValue, currency);
    if (from && to) return { kind: 'range', from, to };
  }
  return priceOf(data);
}
