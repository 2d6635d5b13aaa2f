import { expect, it } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { openSite } from './shop-visitor';

/** Opens a site whose only discount by rule is on the throw. */
async function openDiscounted(cart: 'v1' | 'v2') {
  const { sandbox, visitor } = await openSite({ cart });
  const rules = [{ name: 'Autumn', percentOff: 50, products: ['drift-throw'] }];
  await control(sandbox, 'PUT', 'discounts', { rules });
  const estimate = async (code: string) => {
    await visitor.apply(code);
    return visitor.estimate({ country: 'US', subdivision: 'US-NY' });
  };
  return { visitor, estimate };
}

it.each(['v1', 'v2'] as const)('a coupon of some lines names their amounts: cart %s', async (cart) => {
  const { visitor, estimate } = await openDiscounted(cart);
  await visitor.add('arc-vase');
  await visitor.add('rille-bud-vase', {}, 2);
  const { discount, discounts } = await estimate('BUY2GET1');
  const cheapest = (await visitor.cart()).lines.find(({ quantity }: { quantity: number }) => quantity === 2);
  const lines = [{ id: cheapest.id, amount: discount }];
  const named = { name: expect.any(String), code: 'BUY2GET1', amount: discount, from: 'cart', lines };
  expect(discounts).toEqual([named]);
});

it('a discount by rule is named at its line, and is no part of the coupon’s discount', async () => {
  const { visitor, estimate } = await openDiscounted('v2');
  await visitor.add('drift-throw', {}, 2);
  const { lines } = await visitor.cart();
  expect(lines).toMatchObject([{ savings: [{ name: 'Autumn', amount: usd('102.40') }] }]);
  const { discount, discounts } = await estimate('WELCOME10');
  expect(discounts).toMatchObject([{ code: 'WELCOME10', amount: discount, lines: [] }]);
});

it('free delivery by a coupon is named as a discount on the delivery', async () => {
  const { visitor, estimate } = await openDiscounted('v2');
  await visitor.add('rille-bud-vase');
  const { discount, discounts } = await estimate('FREESHIP');
  expect(discount).toBeNull();
  expect(discounts).toMatchObject([{ code: 'FREESHIP', from: 'delivery' }]);
});
