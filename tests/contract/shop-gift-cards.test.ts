import { beforeEach, describe, expect, it } from 'vitest';
import { giftCardProductRows } from '../../sandbox/seed/rules';
import { readShopFile } from '../../sandbox/seed/shop-file';
import { newVisitor, openShop, usdOfLine } from './shop-visitor';

await openShop('v3');
// Modules that are loaded here have the environment of the sandbox.
await import('@/lib/cart/operations');
const { giftCards } = await import('@/lib/config/shop');
const visitor = newVisitor();
beforeEach(() => visitor.jar.clear());

const GIFT = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  message: 'For your birthday',
  deliverAt: '2027-12-24T14:00:00.000Z',
};

const add = (giftCard: unknown, variantId: string | null = null) =>
  visitor.send('/api/cart/items', { json: { productId: giftCards?.productId, variantId, giftCard } });

describe('a gift card', () => {
  it('of the demo shop is one of the sandbox', () => {
    const [product] = giftCardProductRows(readShopFile('ceramics'));
    expect(giftCards?.productId).toBe(product?.id);
    expect(giftCards?.amounts.map(({ variantId, value }) => [variantId, Number(value) * 100])).toEqual(
      product?.document.presets.map(({ id, value }) => [id, value]),
    );
  });

  it('is a line with its recipient, without a product page, and can be added again', async () => {
    const { json } = await add({ amount: '75', gift: GIFT });
    expect(json).toMatchObject({
      added: 1,
      cart: {
        lines: [
          {
            kind: 'gift-card',
            gift: GIFT,
            href: '/gift-card',
            price: usdOfLine('75.00'),
            picture: { base: expect.stringMatching(/./) },
            addRequest: { giftCard: { amount: '75', gift: GIFT }, variantId: null },
          },
        ],
      },
    });
    const [line] = json.cart.lines;
    await visitor.remove(line.id);
    const again = await visitor.send('/api/cart/items', { json: line.addRequest });
    expect(again.json.cart.lines).toMatchObject([{ gift: GIFT, price: usdOfLine('75.00') }]);
  });

  it('goes to the buyer without a recipient', async () => {
    const [amount] = giftCards?.amounts ?? [];
    const { json } = await add({ amount: null, gift: null }, amount?.variantId);
    expect(json.cart.lines).toMatchObject([{ kind: 'gift-card', addRequest: { giftCard: { gift: null } } }]);
    expect(json.cart.lines[0]).not.toHaveProperty('gift');
  });

  it('has an amount that the shop offers', async () => {
    const above = String(Number(giftCards?.custom?.max) + 1);
    const elsewhere = crypto.randomUUID();
    for (const response of [
      await add({ amount: above, gift: null }),
      await add({ amount: '1e9', gift: null }),
      await add({ amount: null, gift: null }, elsewhere),
      await add({ amount: '50', gift: { ...GIFT, message: 'x'.repeat(1_001) } }),
      await visitor.send('/api/cart/items', {
        json: { productId: elsewhere, giftCard: { amount: '50', gift: null } },
      }),
    ])
      expect(response.status).toBe(400);
  });
});
