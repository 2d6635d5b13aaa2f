import { lowestPrice, type ProductSummary } from './product';
import type { PriceBounds, ProductQuery, SortOrder } from './product-list';

/**
 * Price rules for lists that the shop reads whole. The platform's query compares the price before a
 * discount (`priceData.price`), so the shop filters and sorts these lists by the paid price itself.
 */

const amountOf = ({ price }: ProductSummary): number | null => {
  const paid = lowestPrice(price);
  return paid === null ? null : Number(paid.amount);
};

export const isPriceOrder = (order: SortOrder | null): order is 'priceAsc' | 'priceDesc' =>
  order === 'priceAsc' || order === 'priceDesc';

/**
 * Returns the products by paid price. Equal prices keep their order, and products without a price
 * come last.
 */
export function sortByPaidPrice(
  products: ProductSummary[],
  order: 'priceAsc' | 'priceDesc',
): ProductSummary[] {
  const direction = order === 'priceAsc' ? 1 : -1;
  return products
    .map((product) => ({ product, amount: amountOf(product) }))
    .sort((a, b) => {
      if (a.amount === null || b.amount === null)
        return Number(a.amount === null) - Number(b.amount === null);
      return direction * (a.amount - b.amount);
    })
    .map(({ product }) => product);
}

/**
 * Returns the products whose paid price lies within the range, bounds included. A range leaves out
 * unknown prices.
 */
export function withinPaidPrices(
  products: ProductSummary[],
  { minPrice, maxPrice }: Pick<ProductQuery, 'minPrice' | 'maxPrice'>,
): ProductSummary[] {
  if (minPrice === null && maxPrice === null) return products;
  return products.filter((product) => {
    const amount = amountOf(product);
    return amount !== null && amount >= (minPrice ?? amount) && amount <= (maxPrice ?? amount);
  });
}

/**
 * Returns the bounds of a price filter: the paid prices of the first product of the ascending and
 * of the descending order (specification, section 2). Null when no product has a price.
 */
export function paidPriceBounds(products: ProductSummary[]): PriceBounds | null {
  const first = (order: 'priceAsc' | 'priceDesc') => {
    const [product] = sortByPaidPrice(products, order);
    return product ? lowestPrice(product.price) : null;
  };
  const min = first('priceAsc');
  const max = first('priceDesc');
  return min && max ? { min, max } : null;
}
