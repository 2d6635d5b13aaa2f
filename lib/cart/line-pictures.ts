import 'server-only';
import { withPreOrderMessages } from '@/lib/catalog/pre-order-messages';
import { findPictures } from '@/lib/catalog/product-by-id';
import { giftCards } from '@/lib/config/gift-cards';
import { ownPicture } from '@/lib/config/own-picture';
import type { Cart, CartLine } from '@/lib/model/cart';
import type { Picture } from '@/lib/model/product';

/**
 * Returns the cart with the catalog's picture on each line that has none, because the platform's
 * cart often leaves pictures out, and with the merchant's message on each pre-order. Costs no call
 * where the catalog is cached, and waits a second at most.
 */
export const withPictures = async (cart: Cart): Promise<Cart> => withMessages(await withLinePictures(cart));

async function withMessages(cart: Cart): Promise<Cart> {
  if (!cart.lines.some(({ preOrder }) => preOrder)) return cart;
  return { ...cart, lines: await withinTime(withPreOrderMessages(cart.lines), cart.lines) };
}

/** Returns the configured picture of a gift card, which the catalog does not know. */
function giftCardPicture({ addRequest, name }: CartLine): Picture | null {
  const file = addRequest?.giftCard && giftCards?.picture?.file;
  return file ? { ...ownPicture(file), alt: name } : null;
}

async function withLinePictures(found: Cart): Promise<Cart> {
  const lines = found.lines.map((line) => ({ ...line, picture: line.picture ?? giftCardPicture(line) }));
  const cart = { ...found, lines };
  const lacking = lines.flatMap(({ picture, productId, addRequest }) =>
    picture || !productId || addRequest?.giftCard ? [] : [productId],
  );
  if (lacking.length === 0) return cart;
  const pictures = await withinTime(findPictures(lacking), new Map<string, Picture>());
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const picture = line.picture ?? pictures.get(line.productId);
      return picture ? { ...line, picture: { ...picture, alt: line.name } } : line;
    }),
  };
}

const TIMEOUT_MS = 1_000;

/** Returns what was read, or `otherwise` after the timeout. The next read finds it cached. */
async function withinTime<T>(read: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS);
  });
  try {
    return await Promise.race([read, limit]);
  } finally {
    clearTimeout(timer);
  }
}
