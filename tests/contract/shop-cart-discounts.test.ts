import { expect, it, vi } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { newProcess } from '../new-process';
import { newVisitor, openShop } from './shop-visitor';

/** Opens a site with both generations of its cart, whose only discount by rule is on the throw. */
async function openSite(cart: 'v1' | 'v2') {
  newProcess();
  const sandbox = await openShop('v3');
  vi.stubEnv('WIX_CART', cart);
  await control(sandbox, 'PUT', 'clock', { now: '2026-11-20T12:00:00Z' });
  const rules = [{ name: 'Autumn', percentOff: 50, products: ['drift-throw'] }];
  await control(sandbox, 'PUT', 'discounts', { rules });
  const visitor = newVisitor();
  const estimate = async (code: string) => {
    await visitor.send('/api/cart/code', { json: { code } });
    return visitor.estimate({ country: 'US', subdivision: 'US-NY', shippingCode: null, membershipIds: [] });
  };
  return { visitor, estimate };
}

it.each(['v1', 'v2'] as const)(
  'a coupon of some lines names them and their amounts: cart %s',
  async (cart) => {
    const { visitor, estimate } = await openSite(cart);
    await visitor.add('arc-vase');
    await visitor.add('rille-bud-vase', {}, 2);
    const { discount, discounts } = await estimate('BUY2GET1');
    const { lines } = await visitor.cart();
    const cheapest = lines.find(({ quantity }: { quantity: number }) => quantity === 2);
    expect(discounts).toEqual([
      {
        name: expect.any(String),
        code: 'BUY2GET1',
        amount: discount,
        from: 'cart',
        lines: [{ id: cheapest.id, amount: discount }],
      },
    ]);
  },
);

it('a discount by rule is named at its line, and is no part of the coupon’s discount', async () => {
  const { visitor, estimate } = await openSite('v2');
  await visitor.add('drift-throw', {}, 2);
  const { lines } = await visitor.cart();
  expect(lines).toMatchObject([{ savings: [{ name: 'Autumn', amount: usd('102.40') }] }]);
  const { discount, discounts } = await estimate('WELCOME10');
  expect(discounts).toMatchObject([{ code: 'WELCOME10', amount: discount, lines: [] }]);
});

it('free delivery by a coupon is named as a discount on the delivery', async () => {
  const { visitor, estimate } = await openSite('v2');
  await visitor.add('rille-bud-vase');
  const { discount, discounts } = await estimate('FREESHIP');
  expect(discount).toBeNull();
  expect(discounts).toMatchObject([{ code: 'FREESHIP', from: 'delivery' }]);
});
