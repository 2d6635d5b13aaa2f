import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { orders as orderRows } from '../ecom/orders/schema';
import { BUYER, buy, CARD } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { post, statusAndCode } from './sdk-client';
import {
  add,
  type BuyingClient,
  buyingClient,
  newMember,
  newVisitor,
  type Selection,
  shopperClient,
  visitorClient,
} from './shopper';

const CHALK = { options: { Glaze: 'Chalk' } };
const MINUTE = 60_000;

const sandbox = await openSandbox();
const admin = buyingClient(sandbox, SANDBOX_API_KEY);

async function bought(client: BuyingClient, slug = 'arc-vase', selection: Selection = CHALK, fields = {}) {
  await add(client, slug, selection);
  return client.orders.getOrder(await buy(sandbox, client, fields));
}
const numbers = (orders: { number?: string }[] | undefined) => orders?.map(({ number }) => number);

describe('one order', () => {
  beforeEach(() => sandbox.reset());

  it('has the documented shape', async () => {
    const client = await visitorClient(sandbox);
    await add(client, 'lund-bowl', { options: { Glaze: 'Ink', Size: 'Small, 18 cm' }, quantity: 2 });
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
      lineItems: [
        {
          _id: '00000000-0000-0000-0000-000000000001',
          quantity: 2,
          productName: { original: 'Lund Bowl' },
          descriptionLines: [
            { name: { original: 'Glaze' }, colorInfo: { original: 'Ink' } },
            { name: { original: 'Size' }, plainText: { original: 'Small, 18 cm' } },
          ],
          physicalProperties: { sku: 'LUNBOW-100-05', shippable: true },
          itemType: { preset: 'PHYSICAL' },
          lineItemPrice: { amount: '56.00', formattedAmount: '$56.00' },
          totalDiscount: { amount: '5.60' },
          totalPriceBeforeTax: { amount: '50.40' },
        },
      ],
      priceSummary: {
        subtotal: { amount: '56.00' },
        discount: { amount: '5.60' },
        shipping: { amount: '14.50' },
        tax: { amount: '5.76' },
        total: { amount: '70.66' },
      },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10', amount: { amount: '5.60' } } }],
      shippingInfo: {
        code: 'express',
        title: 'Express',
        logistics: {
          deliveryTime: '1–2 business days',
          shippingDestination: { address: { addressLine1: BUYER.address, subdivision: 'US-NY' } },
        },
        region: { name: 'United States' },
      },
      recipientInfo: { contactDetails: { firstName: 'Mira' } },
      billingInfo: { address: { city: 'Hudson' } },
      taxSummary: { totalTax: { amount: '5.76' } },
      taxInfo: {
        taxBreakdown: [{ taxName: 'New York sales tax', rate: '0.08875', jurisdictionType: 'STATE' }],
      },
      activities: [{ type: 'ORDER_PLACED' }, { type: 'ORDER_PAID' }],
    });
    expect(order.lineItems?.[0]?.image).toMatch(/^wix:image:\/\/v1\/.*#originWidth=\d+&originHeight=\d+$/);
    expect(order.purchasedDate).toBeInstanceOf(Date);
    expect(order.activities?.[0]?._createdDate).toBeInstanceOf(Date);
    expect(order.createdBy).toEqual({ visitorId: order.buyerInfo?.visitorId });
  });

  it('has the pickup address in place of a destination', async () => {
    const order = await bought(await visitorClient(sandbox), 'arc-vase', CHALK, {
      delivery: 'studio-pickup',
    });
    expect(order.shippingInfo?.logistics).toMatchObject({
      pickupDetails: { address: { addressLine1: '412 Warren Street' } },
    });
    expect(order.shippingInfo?.logistics?.shippingDestination).toBeUndefined();
  });

  it('preserves what was bought, whatever changes in the catalog', async () => {
    const client = await visitorClient(sandbox);
    const order = await bought(client);
    await sandbox.fetch(
      new Request(`${sandbox.url}/_sandbox/products/arc-vase`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ price: 500, visible: false }),
      }),
    );
    expect(await client.orders.getOrder(order._id ?? '')).toEqual(order);
  });

  it('can be read by its visitor, also after sign-in, and by admins', async () => {
    const visitor = newVisitor();
    const order = await bought(await shopperClient(sandbox, visitor));
    const readers = [await shopperClient(sandbox, newMember(visitor.visitorId)), admin];
    for (const reader of readers)
      expect((await reader.orders.getOrder(order._id ?? '')).number).toBe('10001');
  });

  it('cannot be read by another visitor, another member, or the member’s browser after sign-out', async () => {
    const member = newMember();
    const { _id = '' } = await bought(await shopperClient(sandbox, member));
    const others = [
      newVisitor(),
      newMember(),
      { ...newVisitor(), visitorId: member.visitorId },
      newMember(member.visitorId),
    ];
    for (const other of others) {
      const client = await shopperClient(sandbox, other);
      for (const call of [
        () => client.orders.getOrder(_id ?? ''),
        () => client.orderTransactions.listTransactionsForSingleOrder(_id ?? ''),
        () => client.orderFulfillments.listFulfillmentsForSingleOrder(_id ?? ''),
      ])
        expect(await statusAndCode(call())).toEqual([403, 'READ_ORDER_FORBIDDEN']);
    }
  });

  it('returns ORDER_NOT_FOUND if it does not exist', async () => {
    const client = await visitorClient(sandbox);
    expect(await statusAndCode(client.orders.getOrder(crypto.randomUUID()))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  });

  it('has its payment and its fulfillments', async () => {
    const client = await visitorClient(sandbox);
    const { _id: id } = await bought(client);
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(id ?? '');
    expect(orderTransactions).toMatchObject({
      orderId: id,
      payments: [
        {
          amount: { amount: '78.00' },
          regularPaymentDetails: {
            paymentMethod: 'CreditCard',
            status: 'APPROVED',
            creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
          },
        },
      ],
      refunds: [],
    });
    const many = await admin.orderTransactions.listTransactionsForMultipleOrders([id ?? '']);
    expect(many.orderTransactions?.[0]?.payments).toHaveLength(1);
    const { orderWithFulfillments } = await client.orderFulfillments.listFulfillmentsForSingleOrder(id ?? '');
    expect(orderWithFulfillments).toEqual({ orderId: id, fulfillments: [] });
  });
});

describe('searching', () => {
  let client: BuyingClient;

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

  it('is denied to visitors', async () => {
    const visitor = await visitorClient(sandbox);
    expect(await statusAndCode(visitor.orders.searchOrders({}))).toEqual([403, 'READ_ORDER_FORBIDDEN']);
  });

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
    await sandbox.platform.db.write(async (tx) => {
      await tx.update(orderRows).set({ status: 'PENDING' });
    });
    expect((await client.orders.searchOrders({})).orders).toEqual([]);
    expect((await client.orders.searchOrders({ filter: { status: 'PENDING' } })).orders).toHaveLength(6);
    await sandbox.platform.db.write(async (tx) => {
      await tx.update(orderRows).set({ status: 'INITIALIZED' });
    });
    expect((await client.orders.searchOrders({ filter: { status: 'INITIALIZED' } })).orders).toEqual([]);
  });
});
