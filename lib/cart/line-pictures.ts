import 'server-only';
import { findPictures } from '@/lib/catalog/product-by-id';
import type { Cart } from '@/lib/model/cart';

/**
 * Returns the cart with the catalog's picture on each line that has none: the platform's cart often
 * leaves pictures out. Costs no call where the catalog is cached.
 */
export async function withPictures(cart: Cart): Promise<Cart> {
  const lacking = cart.lines.flatMap(({ picture, productId }) => (picture || !productId ? [] : [productId]));
  if (lacking.length === 0) return cart;
  const pictures = await findPictures(lacking);
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const picture = line.picture ?? pictures.get(line.productId);
      return picture ? { ...line, picture: { ...picture, alt: line.name } } : line;
    }),
  };
}
