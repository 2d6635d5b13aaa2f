import { type Cart, type CartLine, EMPTY_CART } from '@/lib/model/cart';
import { line } from '../../../components/shop-things';

/** Returns a cart with one item per name, or with the given quantities. */
export function cartOf(quantities: Record<string, number>): Cart {
  const lines = Object.entries(quantities).map(
    ([id, quantity]): CartLine => ({ ...line, id, name: id, productId: `product-${id}`, quantity }),
  );
  return { ...EMPTY_CART, lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Returns the quantities of a cart by line id. */
export const quantitiesOf = ({ lines }: Cart): Record<string, number> =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
