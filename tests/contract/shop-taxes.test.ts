import { expect, it, vi } from 'vitest';
import { BUYER, CARD, newOrders, openPage } from '../../sandbox/tests/hosted-page';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { newProcess } from '../new-process';
import { type Generation, newVisitor, openShop } from './shop-visitor';

/** A site of Germany, with products of three tax groups. */
const GERMANY = {
  rates: [
    {
      country: 'DE',
      name: 'MwSt.',
      percent: 19,
      included: true,
      groups: { reduced: 7, exempt: 0 },
    },
  ],
  groups: { 'rille-bud-vase': 'reduced', 'drift-throw': 'exempt' },
};

/** Opens a site with a catalog and a cart of the given generations. */
async function openSite(cart: 'v1' | 'v2', taxes: object, catalog: Generation = 'v3') {
  newProcess();
  const sandbox = await openShop(catalog);
  vi.stubEnv('WIX_CART', cart);
  await control(sandbox, 'PUT', 'clock', { now: '2026-11-20T12:00:00Z' });
  await control(sandbox, 'PUT', 'taxes', taxes);
  const { toOrder } = await import('@/lib/wix/map/order');
  const visitor = newVisitor();
  return {
    sandbox,
    visitor,
    /** Returns the sums of the platform's checkout page, and the shop's view of the paid order. */
    async buy(country: string) {
      const { json } = await visitor.send('/checkout', { json: { country } });
      const page = await openPage(sandbox, json.url);
      const { page: updated } = await page.submit({ ...BUYER, country }, 'update');
      const sums = updated?.sums();
      await updated?.submit({ ...BUYER, country, cardNumber: CARD.pays });
      const [order] = await newOrders(sandbox);
      return { sums, order: order ? toOrder(order) : null };
    },
  };
}

const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100);

it.each([
  ['v1', 'v1'],
  ['v1', 'v3'],
  ['v2', 'v3'],
] as const)(
  'prices with 0, 7 and 19 % of tax in them cost the same in cart, estimate, checkout and order: cart %s, catalog %s',
  async (generation, catalog) => {
    const { visitor, buy } = await openSite(generation, GERMANY, catalog);
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

it.each(['v1', 'v2'] as const)(
  'a cart names the prices of its country as taxed, and those of others as not: cart %s',
  async (generation) => {
    const { sandbox, visitor, buy } = await openSite(generation, {
      rates: [{ country: 'US', name: 'Tax', percent: 10, included: true }],
    });
    await visitor.add('bue-bookends');
    expect((await visitor.cart()).isTaxIncluded).toBe(true);
    await control(sandbox, 'PUT', 'taxes', { rates: [{ country: 'US', name: 'Tax', percent: 10 }] });
    expect(await visitor.cart()).not.toHaveProperty('isTaxIncluded');
    const { includedTaxes, total } = await visitor.estimate({ country: 'US', subdivision: 'US-NY' });
    expect(includedTaxes).toBeUndefined();
    const { order, sums } = await buy('US');
    expect(order?.includedTaxes).toBeUndefined();
    expect(sums?.Total).toBe(`$${Number(total.amount).toFixed(2)}`);
  },
);

it.each(['v1', 'v2'] as const)(
  'a line has the price per liter of what the shopper pays: cart %s',
  async (generation) => {
    const { sandbox, visitor } = await openSite(generation, GERMANY);
    const rules = [{ name: 'Autumn', percentOff: 50, products: ['klar-carafe'] }];
    await control(sandbox, 'PUT', 'discounts', { rules });
    await visitor.add('klar-carafe', {}, 2);
    const { lines } = await visitor.cart();
    expect(lines).toMatchObject([{ unit: { measure: 'l', contained: 1.2 } }]);
    expect(Number(lines[0].unit.price.amount)).toBeCloseTo(Number(lines[0].price.amount) / 1.2, 5);
    expect(lines[0].fullPrice).not.toBeNull();
  },
);
