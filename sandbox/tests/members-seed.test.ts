import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { ADA_ID } from '../seed/members';
import { shopperClient } from './shopper';
import { authClient, routeGlobalFetch } from './sign-in';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
});
afterAll(() => sandbox.close());

it.each([
  ['ada@example.com', 'halden-ada-1', 'SUCCESS'],
  ['pending@example.com', 'halden-pending-1', 'OWNER_APPROVAL_REQUIRED'],
  ['blocked@example.com', 'halden-blocked-1', 'FAILURE'],
])('%s signs in as documented in the README', async (email, password, loginState) => {
  routeGlobalFetch(sandbox);
  expect((await authClient().auth.login({ email, password })).loginState).toBe(loginState);
});

it('Ada has an order in each possible state', async () => {
  const client = await shopperClient(sandbox, {
    kind: 'member',
    clientId: 'x',
    visitorId: 'x',
    memberId: ADA_ID,
  });
  const { orders = [] } = await client.orders.searchOrders({});
  expect(
    orders.map((order) => [
      order.number,
      order.status,
      order.paymentStatus,
      order.fulfillmentStatus,
      order.lineItems?.map(({ productName, quantity }) => `${quantity} ${productName?.original}`).join(', '),
    ]),
  ).toEqual([
    ['9987', 'APPROVED', 'PAID', 'NOT_FULFILLED', '1 Arc Vase'],
    ['9984', 'APPROVED', 'PENDING', 'NOT_FULFILLED', '1 Klar Carafe'],
    ['9980', 'CANCELED', 'FULLY_REFUNDED', 'NOT_FULFILLED', '2 Stav Candle Holder'],
    ['9974', 'APPROVED', 'PAID', 'NOT_FULFILLED', '1 Mira Teapot'],
    ['9968', 'APPROVED', 'PAID', 'FULFILLED', expect.stringContaining('Gift Card')],
    ['9961', 'APPROVED', 'PARTIALLY_REFUNDED', 'FULFILLED', '2 Lund Bowl, 1 Ora Serving Bowl'],
  ]);
  for (const order of orders) {
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(
      order._id ?? '',
    );
    expect(orderTransactions?.payments?.[0]?.amount).toEqual(order.priceSummary?.total);
  }

  const byNumber = (number: string) => orders.find((order) => order.number === number);
  const parcels = await client.orderFulfillments.listFulfillmentsForSingleOrder(byNumber('9961')?._id ?? '');
  expect(parcels.orderWithFulfillments?.fulfillments).toMatchObject([
    { lineItems: [{ quantity: 2 }, { quantity: 1 }], trackingInfo: { shippingProvider: 'ups' } },
  ]);
  const { deliveryTimeSlot } = byNumber('9974')?.shippingInfo?.logistics ?? {};
  expect(deliveryTimeSlot?.from).toBeInstanceOf(Date);
  const files = byNumber('9968')?.lineItems?.flatMap(({ digitalFile }) => digitalFile ?? []) ?? [];
  const [far, after30Days] = files.map(({ expirationDate }) => Number(expirationDate));
  expect(far).toBeGreaterThan(Date.now());
  expect(after30Days).toBe(Number(byNumber('9968')?._createdDate) + 30 * 86_400_000);
  const link = await sandbox.fetch(new Request(files[0]?.link ?? ''));
  expect([link.status, (await link.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
});
