import { cart } from '@wix/ecom';
import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { openSandbox } from './open-sandbox';
import { rejection, sdkClient } from './sdk-client';
import {
  add,
  type BuyingClient,
  buyingClient,
  lineOf,
  newMember,
  newVisitor,
  shopperClient,
} from './shopper';

const sandbox = await openSandbox({ resets: true });
let app: BuyingClient;
beforeEach(() => {
  app = buyingClient(sandbox, SANDBOX_API_KEY);
});

const carts = () => sdkClient(sandbox, SANDBOX_API_KEY).use(cart);

it('an app creates any number of carts and finds each by its id', async () => {
  const { visitorId } = newVisitor();
  const lineItems = [await lineOf(app, 'ora-serving-bowl', { quantity: 2 })];
  const one = await carts().createCart({
    lineItems,
    couponCode: 'welcome10',
    cartInfo: { buyerInfo: { visitorId, email: 'mira@example.com' }, buyerNote: 'Ring twice' },
  });
  const two = await carts().createCart({ lineItems });
  expect(one._id).not.toBe(two._id);
  expect(one).toMatchObject({
    lineItems: [{ quantity: 2, productName: { original: expect.any(String) } }],
    appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
    buyerInfo: { visitorId, email: 'mira@example.com' },
    buyerNote: 'Ring twice',
    _createdDate: expect.any(Date),
  });
  expect(two.buyerInfo).toEqual({});
  expect(await carts().getCart(one._id ?? '')).toEqual(one);
});

it('an app reads a shopper’s current cart by its id, and a shopper reads none by id', async () => {
  const shopper = await shopperClient(sandbox, newVisitor());
  const _id = (await add(shopper, 'ora-serving-bowl'))._id ?? '';
  expect((await carts().getCart(_id)).lineItems).toHaveLength(1);
  expect((await rejection(shopper.use(cart).getCart(_id))).status).toBe(403);
  expect((await rejection(shopper.use(cart).createCart({ lineItems: [] }))).status).toBe(403);
});

it('an app creates a checkout for a member, and only that member and apps can read it', async () => {
  const member = newMember();
  const made = await app.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [await lineOf(app, 'ora-serving-bowl')],
    checkoutInfo: { buyerInfo: { memberId: member.memberId } },
  });
  expect(made).toMatchObject({ buyerInfo: { memberId: member.memberId }, channelType: 'WEB' });
  const id = made._id ?? '';
  const own = await shopperClient(sandbox, member);
  expect((await own.checkout.getCheckout(id))._id).toBe(id);
  for (const other of [newMember(), newVisitor()])
    expect((await rejection((await shopperClient(sandbox, other)).checkout.getCheckout(id))).status).toBe(
      403,
    );
});

it('a shopper cannot create a checkout for another shopper', async () => {
  const shopper = newVisitor();
  const made = await (await shopperClient(sandbox, shopper)).checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [await lineOf(app, 'ora-serving-bowl')],
    checkoutInfo: { buyerInfo: { memberId: crypto.randomUUID() } },
  });
  expect(made.buyerInfo).toEqual({ visitorId: shopper.visitorId });
});
