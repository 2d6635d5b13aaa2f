import { describe, expect, it } from 'vitest';
import { cartChanges, seenCartOf } from '@/lib/cart/client/seen-lines';
import { type CartLine, EMPTY_CART } from '@/lib/model/cart';
import { aCart, aCartLine, line } from '../../../fixtures/carts';
import { eur, usd } from '../../../fixtures/money';

const mug = aCartLine({ id: 'line-2', name: 'Solveig Mug' });
const cartOf = (...lines: CartLine[]) => aCart({ lines });
const seen = seenCartOf(cartOf(line, mug));

describe('the changes since the shopper last saw the cart', () => {
  it('are empty while the cart is the same', () => {
    expect(cartChanges(seen, cartOf(line, mug))).toEqual([]);
    expect(cartChanges(seen, cartOf(aCartLine({ price: usd('28.00') }), mug))).toEqual([]);
  });

  const bowl = { lineId: 'line-1', name: 'Lund Bowl' };
  const gone = { lineId: 'line-2', name: 'Solveig Mug', kind: 'gone' };

  it('include a price, with its previous value', () => {
    const change = { ...bowl, kind: 'price', from: usd('28'), to: usd('30') };
    expect(cartChanges(seen, cartOf(aCartLine({ price: usd('30') }), mug))).toEqual([change]);
  });

  it('exclude a price in another currency', () => {
    expect(cartChanges(seen, cartOf(aCartLine({ price: eur('26') }), mug))).toEqual([]);
  });

  it('include lines that sold out, have too little stock, or came back', () => {
    const short = { ...mug, availability: 'partly' as const, available: 1 };
    const changed = cartOf(aCartLine({ availability: 'unavailable' }), short);
    expect(cartChanges(seen, changed)).toEqual([
      { ...bowl, kind: 'unavailable' },
      { ...gone, kind: 'short', left: 1 },
    ]);
    expect(cartChanges(seenCartOf(changed), cartOf(line, mug))).toEqual([
      { ...bowl, kind: 'available-again' },
    ]);
  });

  it('exclude a line that has left the catalog, whose price is old, until it is back', () => {
    const hidden = cartOf(aCartLine({ price: usd('20'), availability: 'not-found' }), mug);
    expect(cartChanges(seen, hidden)).toEqual([]);
    const back = cartChanges(seenCartOf(hidden, seen), cartOf(line, mug));
    expect(back).toEqual([{ ...bowl, kind: 'available-again' }]);
  });

  it('include a line that was removed without the shopper', () =>
    expect(cartChanges(seen, cartOf(line))).toEqual([gone]));

  it('exclude those of another cart, whose lines may have the same ids', () => {
    const guest = { ...cartOf(line, mug), key: 'aa' };
    const merged = { ...cartOf(aCartLine({ price: usd('98') })), key: 'bb' };
    expect(cartChanges(seenCartOf(guest), merged)).toEqual([]);
    expect(cartChanges(seenCartOf(guest), { ...merged, key: 'aa' })).toHaveLength(2);
    const hidden = { ...cartOf(aCartLine({ availability: 'not-found', price: usd('5') })), key: 'bb' };
    expect(seenCartOf(hidden, seenCartOf(guest)).lines[line.id]?.price).toEqual(usd('5'));
  });

  it('exclude a line that is another product, or has other choices', () => {
    const bookends = aCartLine({ productId: 'bookends', name: 'Bue Bookends', price: usd('98') });
    expect(cartChanges(seen, cartOf(bookends, mug))).toEqual([]);
    const sand = aCartLine({ choices: [{ name: 'Glaze', value: 'Sand' }], price: usd('98') });
    expect(cartChanges(seen, cartOf(sand, mug))).toEqual([]);
  });

  it('exclude a new line, another quantity and a purchased cart', () => {
    expect(cartChanges(seen, cartOf(line, mug, { ...mug, id: 'line-3' }))).toEqual([]);
    expect(cartChanges(seen, cartOf(aCartLine({ quantity: 7 }), mug))).toEqual([]);
    expect(cartChanges(seen, EMPTY_CART)).toEqual([]);
  });
});
