import { expect, it } from 'vitest';
import type { CartLine } from '@/lib/model/cart';
import { raiseSince, readShownCart, writeShownCart } from '@/lib/model/shown-cart';

const money = (amount: string, currency = 'USD') => ({ amount, currency });

function line(id: string, price: string, rest: Partial<CartLine> = {}): CartLine {
  return {
    ...{ id, productId: id, href: null, name: id, choices: [], picture: null, quantity: 1, available: null },
    ...{ availability: 'available', price: money(price), fullPrice: null, total: money(price) },
    ...{ kind: 'physical', addRequest: null },
    ...rest,
  };
}

const shown = (lines: CartLine[], total: string | null = null) =>
  readShownCart(writeShownCart({ lines }, total === null ? null : { total: money(total) }));

it('is read as it was written', () => {
  expect(shown([line('a_1', '87.10'), line('b', '5')], '107.79')).toEqual({
    currency: 'USD',
    total: '107.79',
    prices: new Map([
      ['a_1', '87.10'],
      ['b', '5'],
    ]),
  });
  expect(shown([line('pending-x with spaces', '1', { pending: true })])).toBeNull();
});

it.each(['', 'usd - a_1', 'USD', 'USD x a_1', 'USD - a', 'USD - _1', 'USD - a_NaN', 'USD 1e9 a_1'])(
  'is nothing for the text "%s"',
  (text) => expect(readShownCart(text)).toBeNull(),
);

it('names the lines and the total that rose', () => {
  const before = shown([line('a', '10'), line('b', '20'), line('c', '30')], '60.00');
  const now = [line('a', '10.00'), line('b', '21'), line('c', '29'), line('new', '9')];
  if (before === null) throw new Error('not read');
  expect(raiseSince(before, { lines: now }, { total: money('69.00') })).toEqual({
    lines: [{ id: 'b', from: money('20'), to: money('21') }],
    total: { from: money('60.00'), to: money('69.00') },
  });
  // The price of delivery rises alone.
  expect(raiseSince(before, { lines: [line('b', '20.0')] }, { total: money('61') })).toEqual({
    lines: [],
    total: { from: money('60.00'), to: money('61') },
  });
  expect(raiseSince(before, { lines: [line('b', '20.0')] }, { total: money('60') })).toBeNull();
  expect(raiseSince(before, { lines: [line('b', '20')] }, null)).toBeNull();
});

it('compares what is charged, so that an exchange rate stops no checkout', () => {
  const converted = (euros: string) => line('a', euros, { price: money(euros, 'EUR'), charged: money('10') });
  const before = shown([converted('9.10')]);
  if (before === null) throw new Error('not read');
  expect(raiseSince(before, { lines: [converted('9.30')] }, null)).toBeNull();
  expect(raiseSince(before, { lines: [line('a', '9.3', { charged: money('11') })] }, null)).toMatchObject({
    lines: [{ from: money('10'), to: money('11') }],
  });
});

it('compares the charged total, and no amounts of two currencies', () => {
  const before = readShownCart('USD 50.00 a_10');
  if (before === null) throw new Error('not read');
  const same = { total: money('55', 'EUR'), charged: { subtotal: money('50'), total: money('50') } };
  expect(raiseSince(before, { lines: [line('a', '10')] }, same)).toBeNull();
  const other = line('a', '11', { price: money('11', 'EUR') });
  expect(raiseSince(before, { lines: [other] }, { total: money('60', 'EUR') })).toBeNull();
});
