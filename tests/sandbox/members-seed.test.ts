import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { ADA_ID } from '../../sandbox/seed/members';
import { shopperClient } from '../contract/shopper';
import { authClient, routeGlobalFetch } from '../contract/sign-in';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

it.each([
  ['ada@example.com', 'halden-ada-1', 'SUCCESS'],
  ['pending@example.com', 'halden-pending-1', 'OWNER_APPROVAL_REQUIRED'],
  ['blocked@example.com', 'halden-blocked-1', 'FAILURE'],
])('%s signs in as the README says', async (email, password, loginState) => {
  routeGlobalFetch(sandbox);
  expect((await authClient().auth.login({ email, password })).loginState).toBe(loginState);
});

it('Ada has two past orders, the newer on its way', async () => {
  const client = await shopperClient(sandbox, {
    kind: 'member',
    clientId: 'x',
    visitorId: 'x',
    memberId: ADA_ID,
  });
  const { orders } = await client.orders.searchOrders({});
  expect(
    orders?.map(({ number, fulfillmentStatus, lineItems }) => [
      number,
      fulfillmentStatus,
      lineItems?.map(({ productName, quantity }) => `${quantity} ${productName?.original}`),
    ]),
  ).toEqual([
    ['9987', 'NOT_FULFILLED', ['1 Arc Vase']],
    ['9961', 'FULFILLED', ['2 Lund Bowl', '1 Ora Serving Bowl']],
  ]);
  for (const order of orders ?? []) {
    const paid = await client.orderTransactions.listTransactionsForSingleOrder(order._id ?? '');
    expect(paid.orderTransactions?.payments?.[0]?.amount).toEqual(order.priceSummary?.total);
  }
});
