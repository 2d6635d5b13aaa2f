import { expect, it } from 'vitest';
import type { CartLine } from '@/lib/model/cart';
import { priceIncrease, readShownCart, writeShownCart } from '@/lib/model/shown-cart';
import { aCartLine } from '../../fixtures/carts';
import { eur, usd } from '../../fixtures/money';

const line = (id: string, price: string, changes: Partial<CartLine> = {}) =>
  aCartLine({ id, price: usd(price), ...changes });

const shown = (lines: CartLine[], total: string | null = null) =>
  readShownCart(writeShownCart({ lines }, total === null ? null : { total: usd(total) }));

it('is read as it was written', () => {
  expect(shown([line('a_1', '87.10'), line('b', '5')], '107.79')).toEqual({
    cart: null,
    currency: 'USD',
    total: '107.79',
    prices: new Map([
      ['a_1', '87.10'],
      ['b', '5'],
    ]),
  });
  expect(shown([line('pending-x with spaces', '1', { pending: true })])).toBeNull();
});

it.each([
  '',
  'usd - - a_1',
  'USD',
  'USD x - a_1',
  'USD - - a',
  'USD - - _1',
  'USD - - a_NaN',
  'USD 1e9 - a_1',
  'USD - a_1',
])('is nothing for the text "%s"', (text) => expect(readShownCart(text)).toBeNull());

it('names the lines and the total that rose', () => {
  const before = shown([line('a', '10'), line('b', '20'), line('c', '30')], '60.00');
  const now = [line('a', '10.00'), line('b', '21'), line('c', '29'), line('new', '9')];
  if (before === null) throw new Error('not read');
  expect(priceIncrease(before, { lines: now }, { total: usd('69.00') })).toEqual({
    lines: [{ id: 'b', from: usd('20'), to: usd('21') }],
    total: { from: usd('60.00'), to: usd('69.00') },
  });
  // The price of delivery rises alone.
  expect(priceIncrease(before, { lines: [line('b', '20.0')] }, { total: usd('61') })).toEqual({
    lines: [],
    total: { from: usd('60.00'), to: usd('61') },
  });
  expect(priceIncrease(before, { lines: [line('b', '20.0')] }, { total: usd('60') })).toBeNull();
  expect(priceIncrease(before, { lines: [line('b', '20')] }, null)).toBeNull();
});

it('compares no line of another cart, but the total', () => {
  const before = readShownCart(writeShownCart({ key: 'aa', lines: [line('1', '28')] }, { total: usd('28') }));
  if (before === null) throw new Error('not read');
  const other = { key: 'bb', lines: [line('1', '98')] };
  expect(priceIncrease(before, other, null)).toBeNull();
  expect(priceIncrease(before, { ...other, key: 'aa' }, null)?.lines).toHaveLength(1);
  expect(priceIncrease(before, other, { total: usd('98') })).toEqual({
    lines: [],
    total: { from: usd('28'), to: usd('98') },
  });
});

it('compares what is charged, so that an exchange rate stops no checkout', () => {
  const converted = (euros: string) => line('a', euros, { price: eur(euros), charged: usd('10') });
  const before = shown([converted('9.10')]);
  if (before === null) throw new Error('not read');
  expect(priceIncrease(before, { lines: [converted('9.30')] }, null)).toBeNull();
  expect(priceIncrease(before, { lines: [line('a', '9.3', { charged: usd('11') })] }, null)).toMatchObject({
    lines: [{ from: usd('10'), to: usd('11') }],
  });
});

it('compares the charged total, and no amounts of two currencies', () => {
  const before = readShownCart('USD 50.00 - a_10');
  if (before === null) throw new Error('not read');
  const same = { total: eur('55'), charged: { subtotal: usd('50'), total: usd('50') } };
  expect(priceIncrease(before, { lines: [line('a', '10')] }, same)).toBeNull();
  const other = line('a', '11', { price: eur('11') });
  expect(priceIncrease(before, { lines: [other] }, { total: eur('60') })).toBeNull();
});
