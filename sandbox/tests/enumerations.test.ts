import { orders, orderTransactions } from '@wix/ecom';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { expect, it } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { orders as orderTable } from '../ecom/orders/schema';
import { PAYMENT_STATUSES } from '../ecom/orders/types';
import { posOrder } from './merchant';
import { openSandbox } from './open-sandbox';
import { merchantClient, post, visitorClient } from './sdk-client';
import { lineOf } from './shopper';

/*
 * The SDK contains the platform's enumerations. The sandbox must accept every one of their values
 * and no other.
 */
const sandbox = await openSandbox({ resets: true });
const admin = merchantClient(sandbox);

const own = (type: orders.ChannelType) => admin.orders.createOrder({ ...posOrder(), channelInfo: { type } });
const send = (path: string, body: object) => post(sandbox, path, body, { Authorization: SANDBOX_API_KEY });

it('an order and a checkout accept every channel type', async () => {
  const lineItems = [await lineOf(admin, 'ora-serving-bowl')];
  for (const channelType of Object.values(orders.ChannelType)) {
    expect((await admin.checkout.createCheckout({ channelType, lineItems })).channelType).toBe(channelType);
    expect((await own(channelType)).channelInfo?.type).toBe(channelType);
  }
  const made = await send('/ecom/v1/orders', { order: { ...posOrder(), channelInfo: { type: 'TELEX' } } });
  expect(await made.json()).toMatchObject({
    details: { validationError: { fieldViolations: [{ violatedRule: 'INVALID_ENUM_VALUE' }] } },
  });
});

it('an order accepts every platform status, and its payments accept theirs', async () => {
  expect([...orderTable.status.enumValues].sort()).toEqual(Object.values(orders.OrderStatus).sort());
  expect([...PAYMENT_STATUSES].sort()).toEqual(Object.values(orderTransactions.PaymentStatus).sort());
  for (const [field, values] of [
    ['status', Object.values(orders.OrderStatus)],
    ['paymentStatus', Object.values(orders.PaymentStatusEnumPaymentStatus)],
    ['fulfillmentStatus', Object.values(orders.FulfillmentStatus)],
  ] as const)
    await admin.orders.searchOrders({ filter: { [field]: { $in: values } } });
  const { _id = '' } = await own(orders.ChannelType.WEB);
  for (const status of [...Object.values(orders.OrderStatus), 'LOST']) {
    const answer = await send(`/ecom/v1/orders/${_id}/update-status`, { orderId: _id, status });
    expect([status, answer.status]).toEqual([status, status === 'LOST' ? 400 : 428]);
  }
});

it('an order accepts every weight unit of the platform', async () => {
  const { _id } = await own(orders.ChannelType.WEB);
  for (const weightUnit of Object.values(orders.WeightUnit))
    expect((await admin.orders.updateOrder(_id ?? '', { weightUnit })).weightUnit).toBe(weightUnit);
});

it('members are returned in every field set, and found by every status', async () => {
  const people = merchantClient(sandbox).use(members);
  for (const fieldset of Object.values(members.Set))
    expect((await people.queryMembers({ fieldsets: [fieldset] }).find()).items).toHaveLength(3);
  let found = 0;
  for (const status of Object.values(members.Status))
    found += (await people.queryMembers().eq('status', status).find()).items.length;
  expect(found).toBe(3);
  for (const status of Object.values(members.PrivacyStatusStatus))
    await people.queryMembers().eq('privacyStatus', status).find();
});

it('a redirect to the sign-in accepts every parameter value of the SDK', async () => {
  const visitor = await visitorClient(sandbox);
  const redirectUri = 'http://localhost:3000/';
  const authRequest = { clientId: SANDBOX_CLIENT_ID, redirectUri, responseType: 'code' };
  for (const prompt of Object.values(redirects.Prompt)) {
    const { redirectSession } = await visitor.redirects.createRedirectSession({
      auth: { authRequest, prompt },
    });
    expect(redirectSession?.fullUrl).toContain(`prompt=${prompt}`);
  }
});
