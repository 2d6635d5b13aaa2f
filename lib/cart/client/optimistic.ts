import type { LinePreview } from '@/lib/cart/client/store';
import type { AddRequest, Cart, CartLine } from '@/lib/model/cart';

/**
 * Optimistic carts, shown until the platform responds. They predict lines and quantities, never
 * money. An optimistic cart is marked as pending, and its amounts show as pending.
 */

const withLines = (cart: Cart, lines: CartLine[]): Cart => ({
  ...cart,
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pending: true,
});

/** Returns the cart with another quantity of a line; 0 removes the line. */
export const guessQuantity = (cart: Cart, lineId: string, quantity: number): Cart =>
  withLines(
    cart,
    quantity === 0
      ? cart.lines.filter(({ id }) => id !== lineId)
      : cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
  );

/**
 * Returns the cart with a product added: as a new line, or on the line of the same product with the
 * same choices.
 */
export function guessAdded(cart: Cart, request: AddRequest, preview: LinePreview): Cart {
  const { choices } = preview;
  const texts = Object.values(request.customText);
  const same = cart.lines.find(
    (line) =>
      line.productId === request.productId &&
      // Each gift card has its own recipient.
      !request.giftCard &&
      (line.addRequest?.subscriptionId ?? null) === (request.subscriptionId ?? null) &&
      sameChoices(line.choices, choices, texts),
  );
  if (same) return guessQuantity(cart, same.id, same.quantity + request.quantity);
  // A line cannot render without a price, so only the count changes until the platform responds.
  if (!preview.price) return { ...cart, count: cart.count + request.quantity, pending: true };
  const line: CartLine = {
    id: `pending-${request.productId}-${choices.map(({ value }) => value).join('-')}`,
    productId: request.productId,
    href: preview.href,
    name: preview.name,
    choices,
    picture: preview.picture,
    quantity: request.quantity,
    available: null,
    availability: 'available',
    price: preview.price,
    fullPrice: null,
    total: preview.price,
    kind: 'physical',
    addRequest: request,
    pending: true,
  };
  return withLines(cart, [...cart.lines, line]);
}

/**
 * The shop identifies a text by its title. Wix does not document whether a line has
 * the title or the name of the modifier, so that texts are compared by their values only.
 */
const sameChoices = (a: CartLine['choices'], b: CartLine['choices'], texts: readonly string[]): boolean =>
  a.length === b.length &&
  a.every(({ name, value }) =>
    b.some((other) => other.value === value && (other.name === name || texts.includes(value))),
  );
