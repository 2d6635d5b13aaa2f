import type { AddRequest, LinePreview } from './cart-api';
import type { Cart, CartLine } from './types';

/**
 * Guesses at what the platform is about to answer. Lines and numbers of pieces are guessed; money never is: a cart
 * that was guessed at is marked as pending, and its amounts are shown as such until the platform has spoken.
 */

const withLines = (cart: Cart, lines: CartLine[]): Cart => ({
  ...cart,
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pending: true,
});

/** Another number of pieces on a line; none removes it. */
export const guessQuantity = (cart: Cart, lineId: string, quantity: number): Cart =>
  withLines(
    cart,
    quantity === 0
      ? cart.lines.filter(({ id }) => id !== lineId)
      : cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
  );

/** A new line, or more pieces on one that is the same product with the same choices. */
export function guessAdded(cart: Cart, request: AddRequest, preview: LinePreview): Cart {
  const choices = Object.entries({ ...request.choices, ...request.customText }).map(([name, value]) => ({
    name,
    value,
  }));
  const same = cart.lines.find(
    (line) => line.productId === request.productId && sameChoices(line.choices, choices),
  );
  if (same) return guessQuantity(cart, same.id, same.quantity + request.quantity);
  // Without a known price there is nothing true to draw; the platform's answer is a moment away.
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
    again: request,
    pending: true,
  };
  return withLines(cart, [...cart.lines, line]);
}

const sameChoices = (a: CartLine['choices'], b: CartLine['choices']): boolean =>
  a.length === b.length &&
  a.every(({ name, value }) => b.some((other) => other.name === name && other.value === value));
