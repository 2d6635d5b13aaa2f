import type { Cart, CartEstimate, CartLine } from './cart';
import { compareMoney, type Money } from './money';

/** The amounts of a cart that a page showed, in the currency that the shopper pays. */
export type ShownCart = {
  /** The key of the cart; null where the platform has not confirmed it. */
  cart: string | null;
  /** ISO 4217. */
  currency: string;
  /** Line id → amount of one item. */
  prices: ReadonlyMap<string, string>;
  /** Amount of the total for the choice of the checkout form; null where the page showed none. */
  total: string | null;
};

/** The amounts that are higher than the page showed. `total` is null where it did not rise. */
export type PriceIncrease = {
  lines: { id: string; from: Money; to: Money }[];
  total: { from: Money; to: Money } | null;
};

const payablePrice = ({ charged, price }: Pick<CartLine, 'charged' | 'price'>): Money => charged ?? price;

const payableTotal = ({ charged, total }: Pick<CartEstimate, 'charged' | 'total'>): Money =>
  charged?.total ?? total;

/** A form field without characters to escape: `<currency> <total> <cart> <line id>_<price> …`. */
export function writeShownCart(
  { key = '-', lines }: Pick<Cart, 'key' | 'lines'>,
  estimate: Pick<CartEstimate, 'charged' | 'total'> | null,
): string {
  // A line that waits for the platform has no separate id yet.
  const confirmed = lines.filter(({ pending }) => !pending);
  const prices = confirmed.map((line) => ({ id: line.id, price: payablePrice(line) }));
  const currency = prices[0]?.price.currency ?? '';
  const total = estimate ? payableTotal(estimate).amount : '-';
  return [currency, total, key, ...prices.map(({ id, price }) => `${id}_${price.amount}`)].join(' ');
}

const CART_KEY = /^(?:-|[0-9a-f]{1,64})$/;
const AMOUNT = /^\d{1,15}(?:\.\d{1,9})?$/;

/** Null for a text that `writeShownCart` has not written. */
export function readShownCart(text: string): ShownCart | null {
  const [currency = '', total = '', cart = '', ...lines] = text.split(' ');
  const prices = lines.map((line): [string, string] => {
    const end = line.lastIndexOf('_');
    return [line.slice(0, end), line.slice(end + 1)];
  });
  const isValid =
    /^[A-Z]{3}$/.test(currency) &&
    (total === '-' || AMOUNT.test(total)) &&
    CART_KEY.test(cart) &&
    prices.every(([id, amount]) => id !== '' && AMOUNT.test(amount));
  if (!isValid) return null;
  return {
    cart: cart === '-' ? null : cart,
    currency,
    total: total === '-' ? null : total,
    prices: new Map(prices),
  };
}

/**
 * Null where nothing costs more than the page showed; the checkout page shows lower prices. For another cart,
 * only the totals are compared, because its lines may have the same ids.
 * @param estimate for the choice of the checkout form
 */
export function priceIncrease(
  { cart, currency, prices, total }: ShownCart,
  { key, lines }: Pick<Cart, 'key' | 'lines'>,
  estimate: Pick<CartEstimate, 'charged' | 'total'> | null,
): PriceIncrease | null {
  const raised = (amount: string | null | undefined, to: Money) =>
    amount != null && to.currency === currency && compareMoney(to, { amount, currency }) > 0
      ? { from: { amount, currency }, to }
      : null;
  const raisedLines = lines.flatMap((line) => {
    const raise = (cart ?? undefined) === key ? raised(prices.get(line.id), payablePrice(line)) : null;
    return raise ? [{ id: line.id, ...raise }] : [];
  });
  const raisedTotal = estimate && raised(total, payableTotal(estimate));
  return raisedLines.length > 0 || raisedTotal ? { lines: raisedLines, total: raisedTotal } : null;
}
