import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { buy } from './hosted-page';
import { rejectedWith } from './merchant';
import { openSandbox } from './open-sandbox';
import { rejection } from './sdk-client';
import { add, type BuyingClient, buyingClient, newMember, shopperClient, visitorClient } from './shopper';

const sandbox = await openSandbox({ resets: true });
const admin = buyingClient(sandbox, SANDBOX_API_KEY);
let buyer: BuyingClient;
let orderId: string;

beforeEach(async () => {
  buyer = await shopperClient(sandbox, newMember());
  await add(buyer, 'ora-serving-bowl', { quantity: 2 });
  orderId = await buy(sandbox, buyer);
});

const LINE = '00000000-0000-0000-0000-000000000001';
const statusOf = async () => (await admin.orders.getOrder(orderId)).fulfillmentStatus;

it('parcels update the status of the order in both directions', async () => {
  const send = (quantity?: number) =>
    admin.orderFulfillments.createFulfillment(orderId, {
      lineItems: [{ _id: LINE, ...(quantity ? { quantity } : {}) }],
    });
  const first = await send(1);
  expect(await statusOf()).toBe('PARTIALLY_FULFILLED');
  const second = await send();
  expect(await statusOf()).toBe('FULFILLED');
  expect(
    second.orderWithFulfillments?.fulfillments?.map(({ lineItems }) => lineItems?.[0]?.quantity),
  ).toEqual([1, 1]);
  expect((await rejection(send(1))).status).toBe(400);

  for (const fulfillmentId of [first.fulfillmentId, second.fulfillmentId])
    await admin.orderFulfillments.deleteFulfillment({ orderId, fulfillmentId: fulfillmentId ?? '' });
  expect(await statusOf()).toBe('NOT_FULFILLED');
  const { activities } = await admin.orders.getOrder(orderId);
  expect(activities?.slice(-2).map(({ type }) => type)).toEqual(['ORDER_FULFILLED', 'ORDER_NOT_FULFILLED']);
});

it('the tracking link of a known carrier is generated, also when the number changes, and any other is as sent', async () => {
  const { fulfillmentId = '' } = await admin.orderFulfillments.createFulfillment(orderId, {
    trackingInfo: { trackingNumber: 'A/1', shippingProvider: 'fedex' },
  });
  const list = async () =>
    (await buyer.orderFulfillments.listFulfillmentsForSingleOrder(orderId)).orderWithFulfillments
      ?.fulfillments?.[0];
  expect(await list()).toMatchObject({
    lineItems: [{ _id: LINE, quantity: 2 }],
    trackingInfo: { trackingLink: 'https://www.fedex.com/fedextrack/?trknbr=A%2F1' },
  });
  expect((await list())?._createdDate).toBeInstanceOf(Date);
  const update = (trackingInfo: Record<string, string>) =>
    admin.orderFulfillments.updateFulfillment(
      { orderId, fulfillmentId: fulfillmentId ?? '' },
      { fulfillment: { trackingInfo } },
    );
  expect((await update({ trackingNumber: '2' })).fulfillments?.[0]?.trackingInfo?.trackingLink).toMatch(
    /=2$/,
  );
  const own = { shippingProvider: 'Cargo bike', trackingLink: 'https://bike.test/2' };
  expect((await update(own)).fulfillments?.[0]?.trackingInfo).toMatchObject(own);
  expect((await rejection(update({ trackingLink: 'javascript:alert(1)' }))).status).toBe(400);
});

it('a tracking number is unique', async () => {
  const send = () =>
    admin.orderFulfillments.createFulfillment(orderId, {
      lineItems: [{ _id: LINE, quantity: 1 }],
      trackingInfo: { trackingNumber: 'T1', shippingProvider: 'ups' },
    });
  await send();
  expect(await rejectedWith(send())).toEqual([409, 'TRACKING_NUMBER_ALREADY_EXISTS']);
});

it('buyers read only their own fulfillments', async () => {
  await admin.orderFulfillments.createFulfillment(orderId, {});
  const ids = [orderId];
  const own = await buyer.orderFulfillments.listFulfillmentsForMultipleOrders(ids);
  expect(own.ordersWithFulfillments).toMatchObject([{ orderId, fulfillments: [{ lineItems: [{}] }] }]);
  const otherShopper = await visitorClient(sandbox);
  const others = await otherShopper.orderFulfillments.listFulfillmentsForMultipleOrders(ids);
  expect(others.ordersWithFulfillments).toEqual([]);
});

it('a canceled order is not fulfilled', async () => {
  await admin.orders.cancelOrder(orderId);
  expect(await rejectedWith(admin.orderFulfillments.createFulfillment(orderId, {}))).toEqual([
    428,
    'ORDER_IS_CANCELED',
  ]);
});
