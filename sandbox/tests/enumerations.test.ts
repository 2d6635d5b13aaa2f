import { orders, orderTransactions } from '@wix/ecom';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { expect, it } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { orders as orderTable } from '../ecom/orders/schema';
import { PAYMENT_STATUSES } from '../ecom/orders/types';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient, visitorTokens } from './sdk-client';
import { type BuyingClient, buyingClient, lineOf } from './shopper';

/*
 * The SDK contains the platform's enumerations. The sandbox must accept every one of their values
 * and no other.
 */
const sandbox = await openSandbox({ resets: true });
const admin = buyingClient(sandbox, SANDBOX_API_KEY);

const order: Omit<Parameters<BuyingClient['orders']['createOrder']>[0], 'channelInfo'> = {
  lineItems: [
    {
      productName: { original: 'Repair' },
      catalogReference: { appId: 'own', catalogItemId: 'repair' },
      quantity: 1,
      price: { amount: '10' },
      itemType: { preset: 'SERVICE' },
    },
  ],
  priceSummary: {},
  currencyConversionDetails: { originalCurrency: 'USD', conversionRate: '1' },
};
const headers = { Authorization: SANDBOX_API_KEY };

it('an order and a checkout accept every channel type', async () => {
  const lineItems = [await lineOf(admin, 'ora-serving-bowl')];
  for (const channelType of Object.values(orders.ChannelType)) {
    expect((await admin.checkout.createCheckout({ channelType, lineItems })).channelType).toBe(channelType);
    const made = await admin.orders.createOrder({ ...order, channelInfo: { type: channelType } });
    expect(made.channelInfo?.type).toBe(channelType);
  }
  const made = await post(
    sandbox,
    '/ecom/v1/orders',
    { order: { ...order, channelInfo: { type: 'TELEX' } } },
    headers,
  );
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
  const { _id = '' } = await admin.orders.createOrder({ ...order, channelInfo: { type: 'WEB' } });
  for (const status of [...Object.values(orders.OrderStatus), 'LOST']) {
    const answer = await post(
      sandbox,
      `/ecom/v1/orders/${_id}/update-status`,
      { orderId: _id, status },
      headers,
    );
    expect([status, answer.status]).toEqual([status, status === 'LOST' ? 400 : 428]);
  }
});

it('an order accepts every weight unit of the platform', async () => {
  const { _id } = await admin.orders.createOrder({ ...order, channelInfo: { type: 'WEB' } });
  for (const weightUnit of Object.values(orders.WeightUnit))
    expect((await admin.orders.updateOrder(_id ?? '', { weightUnit })).weightUnit).toBe(weightUnit);
});

it('members are returned in every field set, and found by every status', async () => {
  const people = sdkClient(sandbox, SANDBOX_API_KEY).use(members);
  for (const fieldset of Object.values(members.Set))
    expect((await people.queryMembers({ fieldsets: [fieldset] }).find()).items).toHaveLength(3);
  const found = await Promise.all(
    Object.values(members.Status).map(
      async (status) => (await people.queryMembers().eq('status', status).find()).items.length,
    ),
  );
  expect(found.reduce((a, b) => a + b, 0)).toBe(3);
  for (const status of Object.values(members.PrivacyStatusStatus))
    await people.queryMembers().eq('privacyStatus', status).find();
});

it('a redirect to the sign-in accepts every parameter value of the SDK', async () => {
  const authorization = (await visitorTokens(sandbox)).access_token;
  const visitor = sdkClient(sandbox, authorization);
  const signInWith = (prompt: redirects.Prompt) =>
    visitor.redirects.createRedirectSession({
      auth: {
        authRequest: {
          clientId: SANDBOX_CLIENT_ID,
          redirectUri: 'http://localhost:3000/',
          responseType: 'code',
        },
        prompt,
      },
    });
  for (const prompt of Object.values(redirects.Prompt))
    expect((await signInWith(prompt)).redirectSession?.fullUrl).toContain(`prompt=${prompt}`);
  const answer = await post(
    sandbox,
    '/_api/redirects-api/v1/redirect-session',
    { auth: { authRequest: { clientId: SANDBOX_CLIENT_ID }, prompt: 'shout' } },
    { authorization },
  );
  expect(answer.status).toBe(400);
  expect((await rejection(visitor.redirects.createRedirectSession({}))).status).toBe(400);
});
