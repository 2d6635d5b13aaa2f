import { afterEach, expect, it, vi } from 'vitest';
import { readShop } from '@/lib/config/shop-schema';
import config from '@/shop.config';
import { BUYER, CARD, newOrders, openPage } from '../../sandbox/tests/hosted-page';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { newVisitor, openShop } from './shop-visitor';

const orderFields = [
  { key: 'day', type: 'day', label: 'Delivery day', required: true, from: 1, to: 30 },
  { key: 'bell', type: 'text', label: 'Name at the door' },
];

/** Opens a shop that asks for a day, with a product in a visitor's cart. */
async function openSite(cart: 'v1' | 'v2', fields: readonly object[] = orderFields) {
  newProcess();
  vi.doMock('@/shop.config', () => ({
    default: { ...config, features: { ...readShop(config).features, orderFields: fields } },
  }));
  const sandbox = await openShop('v3');
  vi.stubEnv('WIX_CART', cart);
  await control(sandbox, 'PUT', 'clock', { now: '2026-11-20T12:00:00Z' });
  const { toOrder } = await import('@/lib/wix/map/order');
  const { offeredFields } = await import('@/lib/cart/order-fields');
  const visitor = newVisitor();
  await visitor.add('lund-bowl');
  const [first] = offeredFields('en', Date.now());
  const day = first && 'options' in first.input ? (first.input.options[3]?.value ?? '') : '';
  return { sandbox, visitor, toOrder, day };
}

afterEach(() => vi.doUnmock('@/shop.config'));

it.each(['v1', 'v2'] as const)(
  'a required field of the order stops a checkout, and is in the order that is placed: cart %s',
  async (cart) => {
    const { sandbox, visitor, toOrder, day } = await openSite(cart);

    // The drawer has no fields, and nobody has filled them in yet.
    const early = await visitor.send('/checkout', { json: { country: 'US' } });
    expect([early.status, early.json.error.code]).toEqual([422, 'details-missing']);
    const wrong = { country: 'US', 'field:day': '2026-01-01', 'field:bell': 'Ona' };
    expect((await visitor.send('/checkout', { json: wrong })).json.error.code).toBe('details-missing');

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
    expect((await visitor.send('/checkout', { json: sent })).status).toBe(200);
    // The page shows the two apart, and a changed note leaves the fields as they are.
    const apart = { note: 'Please ring.', orderValues: { 'field:day': day, 'field:bell': 'Ona' } };
    expect(await visitor.cart()).toMatchObject(apart);
    const changed = await visitor.send('/api/cart', { method: 'PATCH', json: { buyerNote: 'Twice.' } });
    expect(changed.json.cart).toMatchObject({ ...apart, note: 'Twice.' });

    // They are known now, so the drawer leads to the payment.
    const { json } = await visitor.send('/checkout', { json: { country: 'US' } });
    const page = await openPage(sandbox, json.url);
    const { page: updated } = await page.submit({ ...BUYER, country: 'US', state: 'US-NY' }, 'update');
    await updated?.submit({ ...BUYER, country: 'US', state: 'US-NY', cardNumber: CARD.pays });
    const [placed] = await newOrders(sandbox);
    expect(placed && toOrder(placed)?.note).toBe(`Delivery day: ${day}\nName at the door: Ona\n\nTwice.`);
  },
);

it('a note that leaves no room for the fields is rejected', async () => {
  const { visitor, day } = await openSite('v2');
  const sent = { country: 'US', 'field:day': day, buyerNote: 'x'.repeat(990) };
  const { status, json } = await visitor.send('/checkout', { json: sent });
  expect([status, json.error.code]).toEqual([413, 'too-large']);
});

it('without such fields, a checkout stores its note as it is', async () => {
  const { visitor } = await openSite('v1', []);
  expect((await visitor.send('/checkout', { json: { buyerNote: 'Wrap it.' } })).status).toBe(200);
  expect((await visitor.cart()).note).toBe('Wrap it.');
});
