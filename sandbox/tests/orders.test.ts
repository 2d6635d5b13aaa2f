import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { orders as orderRows } from '../ecom/orders/schema';
import { BUYER, buy, CARD } from './hosted-page';
import { posOrder } from './merchant';
import { openSandbox } from './open-sandbox';
import { type Client, merchantClient, post, rejects, visitorClient } from './sdk-client';
import {
  add,
  BOWL,
  CHALK,
  idOf,
  newMember,
  newVisitor,
  type Selection,
  shopperClient,
  stockOf,
  sums,
} from './shopper';
import { control, mailsOf } from './sign-in';

const LINE = '00000000-0000-0000-0000-000000000001';
const MINUTE = 60_000;

const sandbox = await openSandbox();
const admin = merchantClient(sandbox);

async function bought(client: Client, slug = 'arc-vase', selection: Selection = CHALK, fields = {}) {
  await add(client, slug, selection);
  return client.orders.getOrder(await buy(sandbox, client, fields));
}
const setStatus = (status: 'PENDING' | 'REJECTED' | 'INITIALIZED') =>
  sandbox.platform.db.write((tx) => tx.update(orderRows).set({ status }));
const bowlStock = () => stockOf(admin, 'ora-serving-bowl');
const numbers = (orders: { number?: string }[] | undefined) => orders?.map(({ number }) => number);

describe('one order', () => {
  beforeEach(() => sandbox.reset());

  it('has the documented shape', async () => {
    const client = await visitorClient(sandbox);
    await add(client, 'lund-bowl', { ...BOWL, quantity: 2 });
    await client.currentCart.updateCurrentCart({
      couponCode: 'WELCOME10',
      cartInfo: {
        buyerNote: 'Ring twice',
        contactInfo: { address: { country: 'US', subdivision: 'US-NY' } },
        selectedShippingOption: { code: 'express' },
      },
    });
    const order = await client.orders.getOrder(await buy(sandbox, client));
    expect(order).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      archived: false,
      currency: 'USD',
      weightUnit: 'KG',
      buyerNote: 'Ring twice',
      channelInfo: { type: 'WEB' },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10', amount: { amount: '5.60' } } }],
      shippingInfo: { code: 'express', title: 'Express', region: { name: 'United States' } },
      recipientInfo: { contactDetails: { firstName: 'Mira' } },
      billingInfo: { address: { city: 'Hudson' } },
      taxSummary: { totalTax: { amount: '5.76' } },
      activities: [{ type: 'ORDER_PLACED' }, { type: 'ORDER_PAID' }],
    });
    expect(order.lineItems).toMatchObject([
      {
        _id: LINE,
        quantity: 2,
        productName: { original: 'Lund Bowl' },
        descriptionLines: [{ colorInfo: { original: 'Ink' } }, { plainText: { original: 'Small, 18 cm' } }],
        physicalProperties: { sku: 'LUNBOW-100-05', shippable: true },
        itemType: { preset: 'PHYSICAL' },
        lineItemPrice: { amount: '56.00', formattedAmount: '$56.00' },
        totalDiscount: { amount: '5.60' },
        totalPriceBeforeTax: { amount: '50.40' },
      },
    ]);
    expect(sums(order.priceSummary)).toBe('56.00 − 5.60 + 14.50 + 5.76 = 70.66');
    const address = { addressLine1: BUYER.address, subdivision: 'US-NY' };
    const logistics = { deliveryTime: '1–2 business days', shippingDestination: { address } };
    expect(order.shippingInfo?.logistics).toMatchObject(logistics);
    const tax = { taxName: 'New York sales tax', rate: '0.08875', jurisdictionType: 'STATE' };
    expect(order.taxInfo?.taxBreakdown).toMatchObject([tax]);
    expect(order.lineItems?.[0]?.image).toMatch(/^wix:image:\/\/v1\/.*#originWidth=\d+&originHeight=\d+$/);
    expect(order.purchasedDate).toBeInstanceOf(Date);
    expect(order.activities?.[0]?._createdDate).toBeInstanceOf(Date);
    expect(order.createdBy).toEqual({ visitorId: order.buyerInfo?.visitorId });
  });

  it('has the pickup address in place of a destination', async () => {
    const fields = { delivery: 'studio-pickup' };
    const { shippingInfo } = await bought(await visitorClient(sandbox), 'arc-vase', CHALK, fields);
    expect(shippingInfo?.logistics?.pickupDetails?.address?.addressLine1).toBe('412 Warren Street');
    expect(shippingInfo?.logistics?.shippingDestination).toBeUndefined();
  });

  it('preserves what was bought, whatever changes in the catalog', async () => {
    const client = await visitorClient(sandbox);
    const order = await bought(client);
    await control(sandbox, 'PATCH', 'products/arc-vase', { price: 500, visible: false });
    expect(await client.orders.getOrder(order._id ?? '')).toEqual(order);
  });

  it('is read by its visitor, also after sign-in, and by admins', async () => {
    const visitor = newVisitor();
    const id = idOf(await bought(await shopperClient(sandbox, visitor)));
    for (const reader of [await shopperClient(sandbox, newMember(visitor.visitorId)), admin])
      expect((await reader.orders.getOrder(id)).number).toBe('10001');
  });

  it('is not read by another visitor, another member, or the member’s browser after sign-out', async () => {
    const member = newMember();
    const { visitorId } = member;
    const id = idOf(await bought(await shopperClient(sandbox, member)));
    for (const other of [newVisitor(), newMember(), { ...newVisitor(), visitorId }, newMember(visitorId)]) {
      const { orders, orderTransactions, orderFulfillments } = await shopperClient(sandbox, other);
      const calls = [
        orders.getOrder(id),
        orderTransactions.listTransactionsForSingleOrder(id),
        orderFulfillments.listFulfillmentsForSingleOrder(id),
      ];
      await Promise.all(calls.map((call) => rejects(call, 403, 'READ_ORDER_FORBIDDEN')));
    }
  });

  it('has its payment and its fulfillments', async () => {
    const client = await visitorClient(sandbox);
    const id = idOf(await bought(client));
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(id);
    const creditCardDetails = { lastFourDigits: '4242', brand: 'Visa' };
    const regularPaymentDetails = { paymentMethod: 'CreditCard', status: 'APPROVED', creditCardDetails };
    const payments = [{ amount: { amount: '78.00' }, regularPaymentDetails }];
    expect(orderTransactions).toMatchObject({ orderId: id, payments, refunds: [] });
    const many = await admin.orderTransactions.listTransactionsForMultipleOrders([id]);
    expect(many.orderTransactions?.[0]?.payments).toHaveLength(1);
    const { orderWithFulfillments } = await client.orderFulfillments.listFulfillmentsForSingleOrder(id);
    expect(orderWithFulfillments).toEqual({ orderId: id, fulfillments: [] });
  });
});

describe('searching', () => {
  let client: Client;

  beforeAll(async () => {
    await sandbox.reset();
    client = await history();
  });

  /** Creates orders 10001 to 10005 of one member, a minute apart, and one of another member. */
  async function history() {
    const member = await shopperClient(sandbox, newMember());
    for (const [slug, selection, fields] of [
      ['arc-vase', CHALK, {}],
      ['ora-serving-bowl', {}, { firstName: 'Ada' }],
      ['glaze-recipe-book', {}, {}],
      ['klar-carafe', {}, { cardNumber: CARD.pending }],
      ['arc-vase', CHALK, { country: 'US', delivery: 'express' }],
    ] as const) {
      sandbox.platform.clock.advance(MINUTE);
      await add(member, slug, selection);
      if ('delivery' in fields)
        await member.currentCart.updateCurrentCart({
          cartInfo: { selectedShippingOption: { code: fields.delivery } },
        });
      await buy(sandbox, member, fields);
    }
    await bought(await visitorClient(sandbox));
    return member;
  }

  it('returns a member’s own orders only, newest first, whatever the filter', async () => {
    const { orders, metadata } = await client.orders.searchOrders({});
    expect(numbers(orders)).toEqual(['10005', '10004', '10003', '10002', '10001']);
    expect(metadata).toMatchObject({ count: 5, hasNext: false });
    const others = await client.orders.searchOrders({ filter: { number: '10006' } });
    expect(others.orders).toEqual([]);
    // Includes six orders of the seed.
    expect(numbers((await admin.orders.searchOrders({})).orders)).toHaveLength(12);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a value', { paymentStatus: 'PENDING' }, ['10004']],
    ['$in', { paymentStatus: { $in: ['PAID', 'PENDING'] }, number: { $lte: 10002 } }, ['10002', '10001']],
    ['$ne', { paymentStatus: { $ne: 'PAID' } }, ['10004']],
    ['an amount', { 'priceSummary.total.amount': { $lt: '20' } }, ['10003']],
    ['$or', { $or: [{ number: '10001' }, { number: '10003' }] }, ['10003', '10001']],
    ['$not', { $not: { fulfillmentStatus: 'NOT_FULFILLED' } }, ['10003']],
    ['a name', { 'billingInfo.contactDetails.firstName': 'Ada' }, ['10002']],
    ['the delivery', { 'shippingInfo.title': 'Express' }, ['10005']],
    ['a product', { 'lineItems.productName.original': { $hasSome: ['Arc Vase'] } }, ['10005', '10001']],
    ['a flag', { archived: false, number: '10001' }, ['10001']],
    ['a flag that is not set', { archived: true }, []],
  ])('filters by %s', async (_, filter, expected) => {
    expect(numbers((await client.orders.searchOrders({ filter })).orders)).toEqual(expected);
  });

  it('filters by dates in the SDK’s format', async () => {
    const { orders: [newest] = [] } = await client.orders.searchOrders({});
    const found = await client.orders.searchOrders({
      filter: { _createdDate: { $lt: newest?._createdDate ?? undefined } },
      sort: [{ fieldName: '_createdDate', order: 'ASC' }],
    });
    expect(numbers(found.orders)).toEqual(['10001', '10002', '10003', '10004']);
  });

  it('stores filter and sort in the cursor', async () => {
    const first = await client.orders.searchOrders({
      filter: { paymentStatus: 'PAID' },
      sort: [{ fieldName: 'priceSummary.total.amount', order: 'ASC' }],
      cursorPaging: { limit: 1 },
    });
    const seen = [...(numbers(first.orders) ?? [])];
    for (let next = first.metadata?.cursors?.next; next; ) {
      const page = await client.orders.searchOrders({ cursorPaging: { limit: 1, cursor: next } });
      seen.push(...(numbers(page.orders) ?? []));
      next = page.metadata?.cursors?.next;
    }
    expect(seen).toEqual(['10003', '10001', '10002', '10005']);
  });

  it('pages by offset with a total for older clients', async () => {
    const Authorization = SANDBOX_API_KEY;
    for (const [path, key] of [
      ['/ecom/v1/orders/query', 'query'],
      ['/ecom/v1/orders/search', 'search'],
    ] as const) {
      const body = { [key]: { filter: { paymentStatus: 'PAID' }, paging: { limit: 2, offset: 1 } } };
      const response = await post(sandbox, path, body, { Authorization });
      const { orders, metadata } = await response.json();
      expect(numbers(orders), path).toEqual(['10005', '10003']);
      expect(metadata, path).toEqual({ count: 2, offset: 1, total: 8 });
    }
  });

  it('pages by cursor in both directions, unaffected by orders that arrive meanwhile', async () => {
    const search = (cursorPaging: { limit: number; cursor?: string | null }) =>
      client.orders.searchOrders({ cursorPaging });
    const first = await search({ limit: 2 });
    expect(numbers(first.orders)).toEqual(['10005', '10004']);
    expect(first.metadata?.hasNext).toBe(true);
    expect(first.metadata?.cursors?.prev).toBeUndefined();

    sandbox.platform.clock.advance(MINUTE);
    await bought(client);
    const second = await search({ limit: 2, cursor: first.metadata?.cursors?.next });
    expect(numbers(second.orders)).toEqual(['10003', '10002']);
    const third = await search({ limit: 2, cursor: second.metadata?.cursors?.next });
    expect(numbers(third.orders)).toEqual(['10001']);
    expect(third.metadata?.hasNext).toBe(false);
    expect(third.metadata?.cursors?.next).toBeUndefined();
    const back = await search({ limit: 2, cursor: third.metadata?.cursors?.prev });
    expect(numbers(back.orders)).toEqual(['10003', '10002']);
  });

  it('excludes pending and rejected orders unless requested by status, and initialized ones always', async () => {
    await setStatus('PENDING');
    expect((await client.orders.searchOrders({})).orders).toEqual([]);
    expect((await client.orders.searchOrders({ filter: { status: 'PENDING' } })).orders).toHaveLength(6);
    await setStatus('INITIALIZED');
    expect((await client.orders.searchOrders({ filter: { status: 'INITIALIZED' } })).orders).toEqual([]);
  });
});

const ORDER = {
  ...posOrder(),
  priceSummary: { shipping: { amount: '5' }, tax: { amount: '1.25' } },
  buyerInfo: { email: 'mira@example.com' },
};

describe('a merchant', () => {
  let buyer: Client;
  beforeEach(async () => {
    await sandbox.reset();
    buyer = await shopperClient(sandbox, newMember());
  });
  const boughtId = async (quantity = 1) => idOf(await bought(buyer, 'ora-serving-bowl', { quantity }));

  it('creates an order with the next number, and adds up the totals', async () => {
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

  it('changes editable fields of an order and nothing else', async () => {
    const id = await boughtId();
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

  it.each(['PENDING', 'REJECTED'] as const)('changes and cancels no order that is %s', async (status) => {
    const id = await boughtId();
    await setStatus(status);
    await rejects(admin.orders.updateOrder(id, { archived: true }), 428, `ORDER_IS_${status}`);
    await rejects(admin.orders.cancelOrder(id), 428, `ORDER_IS_${status}`);
  });

  it('changes several orders, with a result for each', async () => {
    const id = await boughtId();
    const missing = crypto.randomUUID();
    const changes = [id, missing].map((_id) => ({ order: { _id, seenByAHuman: true } }));
    const answer = await admin.orders.bulkUpdateOrders(changes, { returnEntity: true });
    expect(answer.results).toMatchObject([
      { itemMetadata: { _id: id, originalIndex: 0, success: true }, item: { seenByAHuman: true } },
      { itemMetadata: { _id: missing, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ]);
    expect(answer.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  });

  it('changes the tags of several orders at once', async () => {
    const id = await boughtId();
    const update = (options: Parameters<typeof admin.orders.bulkUpdateOrderTags>[1]) =>
      admin.orders.bulkUpdateOrderTags([id], options);
    await update({ assignTags: { tags: { tagIds: ['a', 'b'] }, privateTags: { tagIds: ['p'] } } });
    const { bulkActionMetadata } = await update({ unassignTags: { tags: { tagIds: ['a'] } } });
    expect(bulkActionMetadata?.totalSuccesses).toBe(1);
    const left = { tags: { tagIds: ['b'] }, privateTags: { tagIds: ['p'] } };
    expect((await admin.orders.getOrder(id)).tags).toEqual(left);
  });

  it('adds activities to an order', async () => {
    const id = await boughtId();
    const comment = { activityType: 'MERCHANT_COMMENT' as const, merchantComment: { message: 'Fragile' } };
    const { order, activityIds } = await admin.orders.addActivities(id, { orderActivities: [comment] });
    const { activityType: type, merchantComment } = comment;
    expect(order?.activities?.at(-1)).toMatchObject({ _id: activityIds?.[0], type, merchantComment });
  });

  it('cancels an order, of which no parcel is sent then, restores the stock and mails the buyer once', async () => {
    const before = await bowlStock();
    const id = await boughtId(2);
    expect(await bowlStock()).toBe(before - 2);
    const { order } = await admin.orders.cancelOrder(id, {
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: 'The kiln broke.',
    });
    expect(order).toMatchObject({ status: 'CANCELED', lineItems: [{ restockQuantity: 2 }] });
    expect(await bowlStock()).toBe(before);
    const mail = { subject: 'Order 10001: canceled', text: expect.stringContaining('The kiln broke.') };
    expect((await mailsOf(sandbox))[0]).toMatchObject(mail);
    await rejects(admin.orders.cancelOrder(id, { restockAllItems: true }), 428, 'STATUS_ALREADY_SET');
    expect(await bowlStock()).toBe(before);
    const { status } = await admin.orders.getPaymentCollectabilityStatus(id);
    expect(status).toBe('NONCOLLECTABLE_ORDER_IS_CANCELLED');
    await rejects(admin.orderFulfillments.createFulfillment(id, {}), 428, 'ORDER_IS_CANCELED');
  });

  it('gives an order only the status that may follow', async () => {
    const id = await boughtId();
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
});

describe('parcels', () => {
  let buyer: Client;
  let orderId: string;
  beforeEach(async () => {
    await sandbox.reset();
    buyer = await shopperClient(sandbox, newMember());
    orderId = idOf(await bought(buyer, 'ora-serving-bowl', { quantity: 2 }));
  });
  const statusOf = async () => (await admin.orders.getOrder(orderId)).fulfillmentStatus;

  it('update the status of the order in both directions', async () => {
    const send = (quantity?: number) =>
      admin.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: LINE, quantity }] });
    const first = await send(1);
    expect(await statusOf()).toBe('PARTIALLY_FULFILLED');
    const second = await send();
    expect(await statusOf()).toBe('FULFILLED');
    const { fulfillments } = second.orderWithFulfillments ?? {};
    expect(fulfillments?.map(({ lineItems }) => lineItems?.[0]?.quantity)).toEqual([1, 1]);
    await rejects(send(1), 400);

    for (const fulfillmentId of [first.fulfillmentId, second.fulfillmentId])
      await admin.orderFulfillments.deleteFulfillment({ orderId, fulfillmentId: fulfillmentId ?? '' });
    expect(await statusOf()).toBe('NOT_FULFILLED');
    const { activities } = await admin.orders.getOrder(orderId);
    expect(activities?.slice(-2).map(({ type }) => type)).toEqual(['ORDER_FULFILLED', 'ORDER_NOT_FULFILLED']);
  });

  it('have the tracking link of a known carrier, also when the number changes, and any other as sent', async () => {
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
    const update = async (trackingInfo: Record<string, string>) => {
      const ids = { orderId, fulfillmentId: fulfillmentId ?? '' };
      const changed = await admin.orderFulfillments.updateFulfillment(ids, { fulfillment: { trackingInfo } });
      return changed.fulfillments?.[0]?.trackingInfo;
    };
    expect((await update({ trackingNumber: '2' }))?.trackingLink).toMatch(/=2$/);
    const own = { shippingProvider: 'Cargo bike', trackingLink: 'https://bike.test/2' };
    expect(await update(own)).toMatchObject(own);
  });

  it('have a unique tracking number', async () => {
    const send = () =>
      admin.orderFulfillments.createFulfillment(orderId, {
        lineItems: [{ _id: LINE, quantity: 1 }],
        trackingInfo: { trackingNumber: 'T1', shippingProvider: 'ups' },
      });
    await send();
    await rejects(send(), 409, 'TRACKING_NUMBER_ALREADY_EXISTS');
  });

  it('are read by their buyer only', async () => {
    await admin.orderFulfillments.createFulfillment(orderId, {});
    const ids = [orderId];
    const own = await buyer.orderFulfillments.listFulfillmentsForMultipleOrders(ids);
    expect(own.ordersWithFulfillments).toMatchObject([{ orderId, fulfillments: [{ lineItems: [{}] }] }]);
    const otherShopper = await visitorClient(sandbox);
    const others = await otherShopper.orderFulfillments.listFulfillmentsForMultipleOrders(ids);
    expect(others.ordersWithFulfillments).toEqual([]);
  });
});
