import { describe, expect, it } from 'vitest';
import { cartChanges, seenLinesOf } from '@/lib/cart/client/seen-lines';
import { type Cart, type CartLine, EMPTY_CART } from '@/lib/model/cart';
import { line, usd } from '../../../components/shop-things';

const mug: CartLine = { ...line, id: 'line-2', name: 'Solveig Mug' };
const cartOf = (...lines: CartLine[]): Cart => ({ ...EMPTY_CART, lines });
const seen = seenLinesOf(cartOf(line, mug));

describe('the changes since the shopper last saw the cart', () => {
  it('are empty while the cart is the same', () => {
    expect(cartChanges(seen, cartOf(line, mug))).toEqual([]);
    expect(cartChanges(seen, cartOf({ ...line, price: usd('28.00') }, mug))).toEqual([]);
  });

  it('include a price, with its previous value', () => {
    expect(cartChanges(seen, cartOf({ ...line, price: usd('30') }, mug))).toEqual([
      { lineId: 'line-1', name: 'Lund Bowl', kind: 'price', from: usd('28'), to: usd('30') },
    ]);
  });

  it('exclude a price in another currency', () => {
    expect(cartChanges(seen, cartOf({ ...line, price: { amount: '26', currency: 'EUR' } }, mug))).toEqual([]);
  });

  it('include lines that sold out, have too little stock, or came back', () => {
    const changed = cartOf(
      { ...line, availability: 'unavailable' },
      { ...mug, availability: 'partly', available: 1 },
    );
    expect(cartChanges(seen, changed)).toEqual([
      { lineId: 'line-1', name: 'Lund Bowl', kind: 'unavailable' },
      { lineId: 'line-2', name: 'Solveig Mug', kind: 'short', left: 1 },
    ]);
    expect(cartChanges(seenLinesOf(changed), cartOf(line, mug))).toEqual([
      { lineId: 'line-1', name: 'Lund Bowl', kind: 'available-again' },
    ]);
  });

  it('exclude a line that has left the catalog, whose price is old, until it is back', () => {
    const hidden = cartOf({ ...line, price: usd('20'), availability: 'not-found' }, mug);
    expect(cartChanges(seen, hidden)).toEqual([]);
    expect(cartChanges(seenLinesOf(hidden, seen), cartOf(line, mug))).toEqual([
      { lineId: 'line-1', name: 'Lund Bowl', kind: 'available-again' },
    ]);
  });

  it('include a line that was removed without the shopper', () => {
    expect(cartChanges(seen, cartOf(line))).toEqual([
      { lineId: 'line-2', name: 'Solveig Mug', kind: 'gone' },
    ]);
  });

  it('exclude a new line, another quantity and a purchased cart', () => {
    expect(cartChanges(seen, cartOf(line, mug, { ...mug, id: 'line-3' }))).toEqual([]);
    expect(cartChanges(seen, cartOf({ ...line, quantity: 7 }, mug))).toEqual([]);
    expect(cartChanges(seen, EMPTY_CART)).toEqual([]);
  });
});
