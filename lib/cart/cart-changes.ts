import type { Money } from '@/lib/money';
import { type Cart, isUnavailable } from './types';

/** Of a line, what the platform may change behind the shopper's back. */
export type SeenLine = {
  name: string;
  /** For one piece. */
  price: Money;
  availability: Cart['lines'][number]['availability'];
};

/** What the shopper has seen of their cart, by the id of the line. */
export type SeenLines = Record<string, SeenLine>;

export type CartChange = { lineId: string; name: string } & (
  | { kind: 'price'; from: Money; to: Money }
  | { kind: 'gone' | 'unavailable' | 'available-again' }
  | { kind: 'short'; left: number | null }
);

/**
 * What the shopper sees of a cart. A line that has left the catalog has no price of today: the one seen before stays.
 *
 * @param before what was seen until now
 */
export const seenLinesOf = (cart: Cart, before: SeenLines = {}): SeenLines =>
  Object.fromEntries(
    cart.lines.map((line) => {
      const { id, name, availability } = line;
      const price = (availability === 'not-found' ? before[id]?.price : undefined) ?? line.price;
      return [id, { name, price, availability }];
    }),
  );

/**
 * What has changed in a cart since the shopper saw it. Numbers of pieces are the shopper's own and no news, nor is a
 * line that was not there before. A cart that is empty was bought or emptied, which is known. Of a line that has left
 * the catalog the line itself says all there is to say.
 */
export function cartChanges(seen: SeenLines, cart: Cart): CartChange[] {
  if (cart.lines.length === 0) return [];
  const changed = cart.lines.flatMap((line): CartChange[] => {
    const before = seen[line.id];
    if (!before) return [];
    const { id: lineId, name, price, availability, available } = line;
    if (availability === 'not-found') return [];
    const news: CartChange[] = [];
    if (before.price.currency === price.currency && Number(before.price.amount) !== Number(price.amount))
      news.push({ lineId, name, kind: 'price', from: before.price, to: price });
    if (before.availability !== availability) {
      if (availability === 'unavailable') news.push({ lineId, name, kind: 'unavailable' });
      if (availability === 'partly') news.push({ lineId, name, kind: 'short', left: available });
      if (availability === 'available' && isUnavailable(before))
        news.push({ lineId, name, kind: 'available-again' });
    }
    return news;
  });
  const gone = Object.entries(seen).flatMap(([lineId, { name }]): CartChange[] =>
    cart.lines.some(({ id }) => id === lineId) ? [] : [{ lineId, name, kind: 'gone' }],
  );
  return [...changed, ...gone];
}
