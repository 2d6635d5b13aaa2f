import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { orders as orderRows } from '../ecom/orders/schema';
import { buy } from './hosted-page';
import { rejectedWith } from './merchant';
import { openSandbox } from './open-sandbox';
import { get, post } from './sdk-client';
import { add, type BuyingClient, buyingClient, newMember, shopperClient } from './shopper';

const sandbox = await openSandbox({ resets: true });
const admin = buyingClient(sandbox, SANDBOX_API_KEY);
let buyer: BuyingClient;

beforeEach(async () => {
  buyer = await shopperClient(sandbox, newMember());
});

async function bought(slug = 'ora-serving-bowl', quantity = 1): Promise<string> {
  await add(buyer, slug, { quantity });
  return buy(sandbox, buyer);
}
const setStatus = (status: 'PENDING' | 'REJECTED' | 'INITIALIZED') =>
  sandbox.platform.db.write(async (tx) => {
    await tx.update(orderRows).set({ status });
  });

const ORDER = {
  lineItems: [
    {
      productName: { original: 'Mug' },
      catalogReference: { appId: 'own', catalogItemId: 'mug' },
      quantity: 2,
      price: { amount: '10' },
      itemType: { preset: 'PHYSICAL' as const },
    },
  ],
  priceSummary: { shipping: { amount: '5' }, tax: { amount: '1.25' } },
  channelInfo: { type: 'POS' as const },
  buyerInfo: { email: 'mira@example.com' },
  currencyConversionDetails: { originalCurrency: 'USD', conversionRate: '1' },
};

describe('creating', () => {
  it('assigns the next number and adds up the totals', async () => {
    const created = await admin.orders.createOrder(ORDER);
    expect(created).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      priceSummary: { subtotal: { amount: '20.00' }, total: { amount: '26.25', formattedAmount: '$26.25' } },
      balanceSummary: { balance: { amount: '26.25' } },
      lineItems: [{ lineItemPrice: { amount: '20.00' } }],
      activities: [{ type: 'ORDER_PLACED', activityType: 'ORDER_PLACED' }],
    });
    expect(await admin.orders.getOrder(created._id ?? '')).toEqual(created);
  });
});

describe('updating', () => {
  it('changes editable fields and nothing else', async () => {
    const id = await bought();
    const before = await admin.orders.getOrder(id);
    const after = await admin.orders.updateOrder(id, {
      buyerInfo: { email: 'new@example.com' },
      archived: true,
      billingInfo: { address: { country: 'US', city: 'Troy' } },
      number: '5',
      paymentStatus: 'NOT_PAID',
      lineItems: [],
    });
    expect(after).toMatchObject({
      number: '10001',
      paymentStatus: 'PAID',
      archived: true,
      buyerInfo: { ...before.buyerInfo, email: 'new@example.com' },
      billingInfo: { address: { city: 'Troy' }, contactDetails: before.billingInfo?.contactDetails },
    });
    expect(after.lineItems).toEqual(before.lineItems);
    const found = await admin.orders.searchOrders({ filter: { 'buyerInfo.email': 'new@example.com' } });
    expect(found.orders?.map(({ _id }) => _id)).toEqual([id]);
  });

  it.each(['PENDING', 'REJECTED'] as const)('is rejected while %s, as is canceling', async (status) => {
    const id = await bought();
    await setStatus(status);
    expect(await rejectedWith(admin.orders.updateOrder(id, { archived: true }))).toEqual([
      428,
      `ORDER_IS_${status}`,
    ]);
    expect(await rejectedWith(admin.orders.cancelOrder(id))).toEqual([428, `ORDER_IS_${status}`]);
  });

  it('of several orders reports the result for each', async () => {
    const id = await bought();
    const missing = crypto.randomUUID();
    const answer = await admin.orders.bulkUpdateOrders(
      [id, missing].map((_id) => ({ order: { _id, seenByAHuman: true } })),
      { returnEntity: true },
    );
    expect(answer).toMatchObject({
      results: [
        { itemMetadata: { _id: id, originalIndex: 0, success: true }, item: { seenByAHuman: true } },
        {
          itemMetadata: { _id: missing, success: false, error: { code: 'ORDER_NOT_FOUND' } },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
    });
  });

  it('of tags works for several orders at once', async () => {
    const id = await bought();
    const update = (options: Parameters<typeof admin.orders.bulkUpdateOrderTags>[1]) =>
      admin.orders.bulkUpdateOrderTags([id], options);
    await update({ assignTags: { tags: { tagIds: ['a', 'b'] }, privateTags: { tagIds: ['p'] } } });
    const { bulkActionMetadata } = await update({ unassignTags: { tags: { tagIds: ['a'] } } });
    expect(bulkActionMetadata?.totalSuccesses).toBe(1);
    expect((await admin.orders.getOrder(id)).tags).toEqual({
      tags: { tagIds: ['b'] },
      privateTags: { tagIds: ['p'] },
    });
  });

  it('adds activities', async () => {
    const id = await bought();
    const { order, activityIds } = await admin.orders.addActivities(id, {
      orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Fragile' } }],
    });
    expect(order?.activities?.at(-1)).toMatchObject({
      _id: activityIds?.[0],
      type: 'MERCHANT_COMMENT',
      merchantComment: { message: 'Fragile' },
    });
  });
});

describe('canceling', () => {
  it('restores the stock and mails the buyer once', async () => {
    const stock = async () =>
      (await admin.products.queryProducts().eq('slug', 'ora-serving-bowl').find()).items[0]?.stock?.quantity;
    const before = await stock();
    const id = await bought('ora-serving-bowl', 2);
    expect(await stock()).toBe((before ?? 0) - 2);
    const { order } = await admin.orders.cancelOrder(id, {
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: 'The kiln broke.',
    });
    expect(order).toMatchObject({ status: 'CANCELED', lineItems: [{ restockQuantity: 2 }] });
    expect(await stock()).toBe(before);
    const mails = await (await get(sandbox, '/_sandbox/mail')).text();
    expect(mails).toContain('Order 10001: canceled');
    expect(mails).toContain('The kiln broke.');
    expect(await rejectedWith(admin.orders.cancelOrder(id, { restockAllItems: true }))).toEqual([
      428,
      'STATUS_ALREADY_SET',
    ]);
    expect(await stock()).toBe(before);
    expect((await admin.orders.getPaymentCollectabilityStatus(id)).status).toBe(
      'NONCOLLECTABLE_ORDER_IS_CANCELLED',
    );
  });
});

it('an order’s status follows allowed changes only', async () => {
  const id = await bought();
  await setStatus('INITIALIZED');
  const become = async (status: string) => {
    const headers = { Authorization: SANDBOX_API_KEY };
    const path = `/ecom/v1/orders/${id}/update-status`;
    const answer = await post(sandbox, path, { orderId: id, status }, headers);
    const { order, details } = await answer.json();
    return [answer.status, order?.status ?? details.applicationError?.code];
  };
  expect(await become('CANCELED')).toEqual([428, 'STATUS_NOT_SUPPORTED']);
  expect(await become('PENDING')).toEqual([200, 'PENDING']);
  expect(await become('PENDING')).toEqual([428, 'STATUS_ALREADY_SET']);
  expect(await become('APPROVED')).toEqual([200, 'APPROVED']);
  expect(await become('REJECTED')).toEqual([428, 'UNSUPPORTED_TRANSITION']);
});
