import { beforeEach, describe, expect, it } from 'vitest';
import { chosenPicture } from '@/lib/model/variant-selection';
import { BUYER, CARD, openPage } from '../../sandbox/tests/hosted-page';
import { usd } from '../fixtures/money';
import { framework } from './framework';
import { callsDuring, newVisitor, openShop, SHOP } from './shop-visitor';

const sandbox = await openShop();
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
const { readOrder, readPlacedOrder } = await import('@/lib/orders/read-order');
const visitor = newVisitor();
beforeEach(() => visitor.jar.clear());

/** Reads the order as this visitor's page does. */
function orderFor(someone: ReturnType<typeof newVisitor>, id: string) {
  framework.jar = someone.jar;
  return readOrder(id);
}

const ADA = { ...BUYER, email: 'ada@example.com', firstName: 'Ada', lastName: 'Hale', subdivision: 'US-NY' };

/** Pays on the platform's page as a shopper would. Returns where it leads to. */
async function pay(cardNumber: string, returnTo = '/cart') {
  const { url } = (await visitor.checkOut({ returnTo })).json;
  // The page first calculates the total for this address.
  const { page } = await (await openPage(sandbox, url)).submit(ADA, 'update');
  return page?.submit({ ...ADA, cardNumber });
}

/** Buys what is in the cart. Returns the address of the thank-you page. */
const paid = async (cardNumber = CARD.pays, returnTo?: string) => (await pay(cardNumber, returnTo))?.location;

describe('an order', () => {
  it('contains the items of the cart, and its buyer reads it after the redirect', async () => {
    await visitor.add('solveig-mug', { Glaze: 'Ink' }, 2);
    await visitor.apply('WELCOME10');
    const backAt = await paid();
    expect(`${backAt?.origin}${backAt?.pathname}`).toBe(`${SHOP}/thank-you`);

    const order = await orderFor(visitor, backAt?.searchParams.get('orderId') ?? '');
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d+$/),
      status: 'approved',
      paymentStatus: 'paid',
      fulfillmentStatus: 'not-fulfilled',
      email: 'ada@example.com',
      subtotal: usd('56.00'),
      discount: usd('5.60'),
      lines: [
        {
          name: 'Solveig Mug',
          choices: [{ name: 'Glaze', value: 'Ink' }],
          quantity: 2,
          price: usd('28.00'),
          kind: 'physical',
        },
      ],
      delivery: {
        title: 'Standard',
        time: '3–5 business days',
        address: {
          recipient: 'Ada Hale',
          lines: ['1 Warren Street', 'Hudson, NY 12534'],
          country: 'US',
        },
      },
    });
    const mug = await catalog.queryProductBySlug('solveig-mug');
    const picture = mug && chosenPicture(mug, { Glaze: 'Ink' });
    expect(picture?.base).not.toBe(mug?.picture?.base);
    expect(order?.lines[0]?.picture?.base).toBe(picture?.base);
    expect(Math.abs(Date.parse(order?.placedAt ?? '') - sandbox.platform.clock.now())).toBeLessThan(60_000);
    const sum =
      Number(order?.subtotal.amount) - Number(order?.discount?.amount) + Number(order?.shipping?.amount);
    expect(Number(order?.total.amount)).toBeCloseTo(sum + Number(order?.tax?.amount), 2);

    expect(await visitor.cart()).toMatchObject({ count: 0 });
    expect(await catalog.queryLiveOffer('solveig-mug')).toMatchObject({
      variants: expect.arrayContaining([expect.objectContaining({ quantity: 42 })]),
    });
  });

  it('is shown in the language of the cart, and to nobody else', async () => {
    await visitor.add('ora-serving-bowl', {}, 1);
    const backAt = await paid(CARD.pays, '/de/cart');
    expect(backAt?.pathname).toBe('/de/thank-you');
    const id = backAt?.searchParams.get('orderId') ?? '';
    expect(await orderFor(visitor, id)).toMatchObject({ id });
    const other = newVisitor();
    expect(await orderFor(other, id)).toBeNull();
    const bookends = (await catalog.queryProductBySlug('bue-bookends'))?.id;
    await other.send('/api/cart/items', { json: { productId: bookends, quantity: 1 } });
    expect(other.accessToken()).not.toBe('');
    expect(await orderFor(other, id)).toBeNull();
  });

  it('is not found for an unknown id, and a malformed id costs no call', async () => {
    await visitor.add('ora-serving-bowl', {}, 1);
    expect(await orderFor(visitor, crypto.randomUUID())).toBeNull();
    const calls = await callsDuring(sandbox, async () => {
      for (const id of ['', '1', '../carts/current', 'null', `${crypto.randomUUID()}/`])
        expect(await orderFor(visitor, id)).toBeNull();
    });
    expect(calls).toEqual({});
  });

  it('is not created by a declined card, and the cart stays', async () => {
    await visitor.add('ora-serving-bowl', {}, 1);
    expect((await pay(CARD.declined))?.page?.status).toBe(402);
    expect(await visitor.cart()).toMatchObject({ count: 1 });
  });

  it('has what a gift card has paid, and what the card was charged for the rest', async () => {
    await visitor.add('bue-bookends', {}, 1);
    const isV2 = process.env.WIX_CART !== 'v1';
    // V1 takes gift cards on its checkout only, which no form of the shop reaches.
    if (!isV2) return;
    await visitor.apply('HALDEN-GIFT-50');
    const backAt = await paid();
    framework.jar = visitor.jar;
    const placed = await readPlacedOrder(backAt?.searchParams.get('orderId') ?? '');
    expect(placed?.order).toMatchObject({ total: usd('106.70'), balance: null });
    expect(placed?.payments).toMatchObject([
      { amount: usd('50.00'), method: { kind: 'gift-card' } },
      { amount: usd('56.70'), method: { kind: 'card', lastDigits: '4242' } },
    ]);
  });

  it('with a pending payment shows that status', async () => {
    await visitor.add('ora-serving-bowl', {}, 1);
    const backAt = await paid(CARD.pending);
    const order = await orderFor(visitor, backAt?.searchParams.get('orderId') ?? '');
    expect(order?.paymentStatus).toBe('pending');
  });
});
