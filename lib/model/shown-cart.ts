import type { Cart, CartEstimate, CartLine } from './cart';
import type { Money } from './money';

/** The amounts of a cart that a page showed, in the currency that the shopper pays. */
export type ShownCart = {
  /** ISO 4217. */
  currency: string;
  /** Line id → amount of one item. */
  prices: ReadonlyMap<string, string>;
  /** Amount of the total for the choice of the checkout form; null where the page showed none. */
  total: string | null;
};

/** The amounts that are higher than the page showed. `total` is null where it did not rise. */
export type PriceRaise = {
  lines: { id: string; from: Money; to: Money }[];
  total: { from: Money; to: Money } | null;
};

/** The price of one item in the currency that the shopper pays. */
const payablePrice = ({ charged, price }: Pick<CartLine, 'charged' | 'price'>): Money => charged ?? price;

const payableTotal = ({ charged, total }: Pick<CartEstimate, 'charged' | 'total'>): Money =>
  charged?.total ?? total;

/**
 * Returns what a page shows, as the text of a form field:
 * `<currency> <total> <line id>_<price> …`. It has no characters that a form would escape.
 */
export function writeShownCart(
  { lines }: Pick<Cart, 'lines'>,
  estimate: Pick<CartEstimate, 'charged' | 'total'> | null,
): string {
  // A line that waits for the platform has no separate id yet.
  const confirmed = lines.filter(({ pending }) => !pending);
  const prices = confirmed.map((line) => ({ id: line.id, price: payablePrice(line) }));
  const currency = prices[0]?.price.currency ?? '';
  const total = estimate ? payableTotal(estimate).amount : '-';
  return [currency, total, ...prices.map(({ id, price }) => `${id}_${price.amount}`)].join(' ');
}

const AMOUNT = /^\d{1,15}(?:\.\d{1,9})?$/;

/** Returns what `writeShownCart` has written, or null for any other text. */
export function readShownCart(text: string): ShownCart | null {
  const [currency = '', total = '', ...lines] = text.split(' ');
  const prices = lines.map((line): [string, string] => {
    const end = line.lastIndexOf('_');
    return [line.slice(0, end), line.slice(end + 1)];
  });
  const isValid =
    /^[A-Z]{3}$/.test(currency) &&
    (total === '-' || AMOUNT.test(total)) &&
    prices.every(([id, amount]) => id !== '' && AMOUNT.test(amount));
  return isValid ? { currency, total: total === '-' ? null : total, prices: new Map(prices) } : null;
}

/**
 * Returns what the platform now charges more than the page showed, or null when nothing rose. A
 * lower price is none: the checkout page shows it.
 *
 * @param estimate of the cart for the choice of the checkout form; null where there is none
 */
export function raiseSince(
  { currency, prices, total }: ShownCart,
  { lines }: Pick<Cart, 'lines'>,
  estimate: Pick<CartEstimate, 'charged' | 'total'> | null,
): PriceRaise | null {
  const raised = (amount: string | null | undefined, to: Money) =>
    amount != null && to.currency === currency && Number(to.amount) > Number(amount)
      ? { from: { amount, currency }, to }
      : null;
  const raisedLines = lines.flatMap((line) => {
    const raise = raised(prices.get(line.id), payablePrice(line));
    return raise ? [{ id: line.id, ...raise }] : [];
  });
  const raisedTotal = estimate && raised(total, payableTotal(estimate));
  return raisedLines.length > 0 || raisedTotal ? { lines: raisedLines, total: raisedTotal } : null;
}
