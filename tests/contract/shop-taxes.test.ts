import { expect, it } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { openSite } from './shop-visitor';

/** A site of Germany, with products of three tax groups. */
const GERMANY = {
  rates: [{ country: 'DE', name: 'MwSt.', percent: 19, included: true, groups: { reduced: 7, exempt: 0 } }],
  groups: { 'rille-bud-vase': 'reduced', 'drift-throw': 'exempt' },
};
const US = { country: 'US', name: 'Tax', percent: 10 };

const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100);

it.each([
  ['v1', 'v1'],
  ['v1', 'v3'],
  ['v2', 'v3'],
] as const)(
  'prices with 0, 7 and 19 % of tax in them cost the same from cart to order: cart %s, catalog %s',
  async (generation, catalog) => {
    const { sandbox, visitor, buy } = await openSite({ cart: generation, catalog });
    await control(sandbox, 'PUT', 'taxes', GERMANY);
    await visitor.add('drift-throw');
    await visitor.add('rille-bud-vase', {}, 3);
    await visitor.add('bue-bookends');
    const { subtotal } = await visitor.cart();
    const { shipping, total, includedTaxes, tax } = await visitor.estimate({ country: 'DE' });
    expect(cents(total)).toBe(cents(subtotal) + cents(shipping));
    expect(cents(tax)).toBe(generation === 'v2' ? 0 : cents(includedTaxes[0].amount));
    const { sums, order } = await buy('DE');
    expect(sums?.Total).toBe(`$${Number(total.amount).toFixed(2)}`);
    expect(order?.total).toMatchObject({ amount: total.amount });
    expect(order?.shipping).toMatchObject({ amount: shipping.amount });
    // A V1 cart has fewer decimals than its order.
    expect(Number(order?.subtotal?.amount)).toBe(Number(subtotal.amount));

    const net = (gross: number, percent: number) => Math.round((gross * percent) / (100 + percent));
    const reduced = order?.lines.find(({ name }) => name.startsWith('Rille'))?.total ?? usd('0');
    const general = order?.lines.find(({ name }) => name.startsWith('Bue'))?.total ?? usd('0');
    const taxes = {
      'MwSt. 7%': net(cents(reduced), 7),
      'MwSt. 19%': net(cents(general) + cents(shipping), 19),
    };
    const named = (all: { name: string | null; amount: { amount: string } }[] | undefined) =>
      Object.fromEntries((all ?? []).map(({ name, amount }) => [name, cents(amount)]));
    const whole = taxes['MwSt. 7%'] + taxes['MwSt. 19%'];
    expect(named(order?.includedTaxes)).toEqual(taxes);
    expect(named(includedTaxes)).toEqual(generation === 'v2' ? taxes : { null: whole });
    expect(sums?.['Includes MwSt.']).toBe(`$${(whole / 100).toFixed(2)}`);
  },
);

it.each(['v1', 'v2'] as const)('a cart says whether prices contain the tax: cart %s', async (generation) => {
  const { sandbox, visitor, buy } = await openSite({ cart: generation });
  const setRate = (rate: object) => control(sandbox, 'PUT', 'taxes', { rates: [{ ...US, ...rate }] });
  await setRate({ included: true });
  await visitor.add('bue-bookends');
  expect((await visitor.cart()).isTaxIncluded).toBe(true);
  await setRate({});
  expect(await visitor.cart()).not.toHaveProperty('isTaxIncluded');
  const { includedTaxes, total } = await visitor.estimate({ country: 'US', subdivision: 'US-NY' });
  expect(includedTaxes).toBeUndefined();
  const { order, sums } = await buy('US');
  expect(order?.includedTaxes).toBeUndefined();
  expect(sums?.Total).toBe(`$${Number(total.amount).toFixed(2)}`);
});

it.each(['v1', 'v2'] as const)('a line has the price per liter that is paid: cart %s', async (generation) => {
  const { sandbox, visitor } = await openSite({ cart: generation });
  await control(sandbox, 'PUT', 'taxes', GERMANY);
  const rules = [{ name: 'Autumn', percentOff: 50, products: ['klar-carafe'] }];
  await control(sandbox, 'PUT', 'discounts', { rules });
  await visitor.add('klar-carafe', {}, 2);
  const { lines } = await visitor.cart();
  expect(lines).toMatchObject([{ unit: { measure: 'l', contained: 1.2 } }]);
  expect(Number(lines[0].unit.price.amount)).toBeCloseTo(Number(lines[0].price.amount) / 1.2, 5);
  expect(lines[0].fullPrice).not.toBeNull();
});
