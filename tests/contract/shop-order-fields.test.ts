import { afterEach, expect, it, vi } from 'vitest';
import { readShop } from '@/lib/config/shop-schema';
import config from '@/shop.config';
import { callsDuring, openSite } from './shop-visitor';

const orderFields = [
  { key: 'day', type: 'day', label: 'Delivery day', required: true, from: 1, to: 30 },
  { key: 'bell', type: 'text', label: 'Name at the door' },
];

/** Opens a shop that asks for a day, with a product in a visitor's cart. */
async function openAsking(cart: 'v1' | 'v2', fields: readonly object[] = orderFields) {
  const features = { ...readShop(config).features, orderFields: fields };
  const site = await openSite({ cart, config: { ...config, features } });
  const { offeredFields } = await import('@/lib/cart/order-fields');
  await site.visitor.add('lund-bowl');
  const [first] = offeredFields('en', Date.now());
  const day = first && 'options' in first.input ? (first.input.options[3]?.value ?? '') : '';
  return { ...site, day };
}

afterEach(() => vi.doUnmock('@/shop.config'));

it.each(['v1', 'v2'] as const)(
  'a required field stops a checkout, and is in the order: cart %s',
  async (cart) => {
    const { sandbox, visitor, buy, day } = await openAsking(cart);

    // The drawer has no fields, and nobody has filled them in yet.
    const early = await visitor.checkOut({ country: 'US' });
    expect([early.status, early.json.error.code]).toEqual([422, 'details-missing']);
    const wrong = { country: 'US', 'field:day': '2026-01-01', 'field:bell': 'Ona' };
    expect((await visitor.checkOut(wrong)).json.error.code).toBe('details-missing');

    const plain = await visitor.send('/checkout', {
      form: { ...wrong, returnTo: '/cart', buyerNote: 'Ring' },
    });
    expect(plain.headers.get('location')).toBe('/cart?error=details-missing');
    const { readSentForm } = await import('@/lib/cart/plain-forms');
    expect(await readSentForm()).toMatchObject({
      note: 'Ring',
      orderValues: { 'field:day': '2026-01-01', 'field:bell': 'Ona' },
    });

    const sent = { country: 'US', 'field:day': day, 'field:bell': 'Ona', buyerNote: 'Please ring.' };
    expect((await visitor.checkOut(sent)).status).toBe(200);
    // The page shows the two apart, and a changed note leaves the fields as they are.
    const apart = { note: 'Please ring.', orderValues: { 'field:day': day, 'field:bell': 'Ona' } };
    expect(await visitor.cart()).toMatchObject(apart);
    const changed = await visitor.writeNote('Twice.');
    expect(changed.json.cart).toMatchObject({ ...apart, note: 'Twice.' });

    // They are known now, so the drawer leads to the payment, and their check needs no call of its own.
    const calls = await callsDuring(sandbox, async () => {
      expect((await visitor.checkOut({ country: 'US' })).status).toBe(200);
    });
    expect(calls[cart === 'v1' ? 'GET /ecom/v1/carts/current' : 'GET /ecom/v2/carts/current']).toBe(1);
    const { order } = await buy('US', { state: 'US-NY' });
    expect(order?.note).toBe(`Delivery day: ${day}\nName at the door: Ona\n\nTwice.`);
  },
);

it('a note that leaves no room for the fields is rejected', async () => {
  const { visitor, day } = await openAsking('v2');
  const sent = { country: 'US', 'field:day': day, buyerNote: 'x'.repeat(990) };
  const { status, json } = await visitor.checkOut(sent);
  expect([status, json.error.code]).toEqual([413, 'too-large']);
});

it('without such fields, a checkout stores its note as it is', async () => {
  const { visitor } = await openAsking('v1', []);
  expect((await visitor.checkOut({ buyerNote: 'Wrap it.' })).status).toBe(200);
  expect((await visitor.cart()).note).toBe('Wrap it.');
});
