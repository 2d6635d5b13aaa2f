import 'server-only';
import { findPictures } from '@/lib/catalog/product-by-id';
import type { Cart } from '@/lib/model/cart';

/**
 * Returns the cart with the catalog's picture on each line that has none: the platform's cart often
 * leaves pictures out. Costs no call where the catalog is cached, and waits a second at most.
 */
export async function withPictures(cart: Cart): Promise<Cart> {
  const lacking = cart.lines.flatMap(({ picture, productId }) => (picture || !productId ? [] : [productId]));
  if (lacking.length === 0) return cart;
  const pictures = await withinTime(findPictures(lacking));
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const picture = line.picture ?? pictures.get(line.productId);
      return picture ? { ...line, picture: { ...picture, alt: line.name } } : line;
    }),
  };
}

const TIMEOUT_MS = 1_000;

/** Returns the pictures, or none after the timeout. The next read finds the catalog cached. */
async function withinTime<K, V>(read: Promise<Map<K, V>>): Promise<Map<K, V>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const none = new Promise<Map<K, V>>((resolve) => {
    timer = setTimeout(() => resolve(new Map()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([read, none]);
  } finally {
    clearTimeout(timer);
  }
}
