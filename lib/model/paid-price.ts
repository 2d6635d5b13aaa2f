import { lowestPrice, type ProductSummary } from './product';
import type { PriceBounds, ProductQuery, SortOrder } from './product-list';

/** Lists that are read whole use the paid price. The platform's `priceData.price` is before a discount. */

const amountOf = ({ price }: ProductSummary): number | null => {
  const paid = lowestPrice(price);
  return paid === null ? null : Number(paid.amount);
};

export const isPriceOrder = (order: SortOrder | null): order is 'priceAsc' | 'priceDesc' =>
  order === 'priceAsc' || order === 'priceDesc';

/** Equal prices keep their order, and products without a price come last. */
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

/** Bounds included. A range leaves out unknown prices. */
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

/** Lowest and highest paid price (specification, section 2). Null when no product has a price. */
export function paidPriceBounds(products: ProductSummary[]): PriceBounds | null {
  const first = (order: 'priceAsc' | 'priceDesc') => {
    const [product] = sortByPaidPrice(products, order);
    return product ? lowestPrice(product.price) : null;
  };
  const min = first('priceAsc');
  const max = first('priceDesc');
  return min && max ? { min, max } : null;
}
