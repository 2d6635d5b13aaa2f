import { orderBilling } from '@wix/ecom';
import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { buy, CARD } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { post, sdkClient, statusAndCode } from './sdk-client';
import { add, type BuyingClient, buyingClient, newMember, shopperClient } from './shopper';

const sandbox = await openSandbox({ resets: true });
const admin = buyingClient(sandbox, SANDBOX_API_KEY);
const merchant = collector(SANDBOX_API_KEY);
let buyer: BuyingClient;

beforeEach(async () => {
  buyer = await shopperClient(sandbox, newMember());
});

type Amount = { amount: string };
type RefundedPayment = { paymentId: string; amount?: Amount; externalRefund?: boolean };

/**
 * Calls that the installed client sends but does not declare. Requests and errors have the client's
 * format.
 */
function collector(authorization: string) {
  const call = async (method: string, id: string, name: string, body?: object) => {
    const path = `/ecom/v1/payments-collector/orders/${id}/${name}`;
    const answer = await sandbox.fetch(
      new Request(sandbox.url + path, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: authorization },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const answered = await answer.json();
    if (answer.ok) return answered;
    throw { ...answered, status: answer.status, requestId: answer.headers.get('x-wix-request-id') };
  };
  return {
    recordManuallyCollectedPayment: (orderId: string, amount: Amount) =>
      call('POST', orderId, 'manual-payment', { orderId, amount }),
    paymentCollectionMarkOrderAsPaid: (id: string) => call('POST', id, 'mark-as-paid', { ecomOrderId: id }),
    getRefundabilityStatus: (id: string) => call('GET', id, `refundability?ecomOrderId=${id}`),
    triggerRefund: (id: string, payments: RefundedPayment[], options: object = {}) =>
      call('POST', id, 'trigger-refund', { ecomOrderId: id, payments, ...options }),
  };
}

const money = (amount: string) => ({ amount });

/** An unpaid order of 20 dollars. */
async function unpaid(): Promise<string> {
  const { _id } = await admin.orders.createOrder({
    lineItems: [
      {
        productName: { original: 'Repair' },
        catalogReference: { appId: 'own', catalogItemId: 'repair' },
        quantity: 2,
        price: money('10'),
        itemType: { preset: 'SERVICE' },
      },
    ],
    priceSummary: {},
    channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    currencyConversionDetails: { originalCurrency: 'USD', conversionRate: '1' },
  });
  return _id ?? '';
}

async function held(amount = '20'): Promise<{ id: string; paymentId: string }> {
  const id = await unpaid();
  const { paymentsIds } = await admin.orderTransactions.addPayments(id, [
    { amount: money(amount), regularPaymentDetails: { status: 'AUTHORIZED' } },
  ]);
  return { id, paymentId: paymentsIds?.[0] ?? '' };
}

describe('B: a recorded payment', () => {
  it.each([
    ['old', { paymentMethod: 'Cash' }],
    ['new', { paymentMethodName: { siteLanguageName: 'Cash', buyerLanguageName: 'Cash' } }],
  ])('has its method by both names, if a merchant sends the %s one', async (_, regularPaymentDetails) => {
    const path = `/ecom/v1/payments/orders/${await unpaid()}/add-payment`;
    const body = { payments: [{ amount: { amount: '20' }, regularPaymentDetails }] };
    const answer = await post(sandbox, path, body, { authorization: SANDBOX_API_KEY });
    expect((await answer.json()).orderTransactions.payments[0].regularPaymentDetails).toMatchObject({
      paymentMethod: 'Cash',
      paymentMethodName: { siteLanguageName: 'Cash', buyerLanguageName: 'Cash' },
    });
  });

  it.each([
    ['old', { regularPaymentDetails: { status: 'PENDING' } }],
    ['new', { status: 'PENDING', regularPaymentDetails: {} }],
  ])('has its status by both names, if a merchant sends the %s one', async (_, sent) => {
    const path = `/ecom/v1/payments/orders/${await unpaid()}/add-payment`;
    const body = { payments: [{ amount: { amount: '20' }, ...sent }] };
    const answer = await post(sandbox, path, body, { authorization: SANDBOX_API_KEY });
    expect((await answer.json()).orderTransactions.payments).toMatchObject([
      { status: 'PENDING', regularPaymentDetails: { status: 'PENDING' } },
    ]);
  });
});

describe('collecting', () => {
  it('returns the amount due, and accepts partial payments up to that amount', async () => {
    const id = await unpaid();
    const status = () => admin.orders.getPaymentCollectabilityStatus(id);
    expect(await status()).toEqual({
      status: 'COLLECTABLE',
      amount: { amount: '20.00', formattedAmount: '$20.00' },
    });
    expect((await admin.orders.preparePaymentCollection(id, money('20.00'))).paymentGatewayOrderId).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    for (const amount of ['0', '-1', '20.01']) {
      expect(await statusAndCode(merchant.recordManuallyCollectedPayment(id, money(amount)))).toEqual([
        400,
        'INVALID_AMOUNT',
      ]);
      expect(await statusAndCode(admin.orders.preparePaymentCollection(id, money(amount)))).toEqual([
        400,
        'INVALID_AMOUNT',
      ]);
    }
    await merchant.recordManuallyCollectedPayment(id, money('5'));
    expect(await admin.orders.getOrder(id)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { balance: { amount: '15.00' }, paid: { amount: '5.00' } },
    });
    const { order } = await merchant.paymentCollectionMarkOrderAsPaid(id);
    expect(order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: { amount: '0.00' } } });
    expect((await status()).status).toBe('NONCOLLECTABLE_ORDER_IS_PAID');
    for (const call of [
      () => merchant.paymentCollectionMarkOrderAsPaid(id),
      () => admin.orders.preparePaymentCollection(id, money('1')),
      () => merchant.recordManuallyCollectedPayment(id, money('1')),
    ])
      expect(await statusAndCode(call())).toEqual([428, 'ORDER_ALREADY_PAID']);
  });

  it('confirms a pending payment, and the file becomes available for download', async () => {
    await add(buyer, 'glaze-recipe-book');
    const id = await buy(sandbox, buyer, { cardNumber: CARD.pending });
    const before = await buyer.orders.getOrder(id);
    expect([before.paymentStatus, before.lineItems?.[0]?.digitalFile]).toEqual(['PENDING', undefined]);
    const { order } = await merchant.paymentCollectionMarkOrderAsPaid(id);
    expect(order).toMatchObject({ paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' });
    expect(order?.lineItems?.[0]?.digitalFile?.link).toContain('glaze-recipe-book.pdf');
  });
});

describe('held money', () => {
  it('is charged once', async () => {
    const { id, paymentId } = await held();
    expect(await admin.orders.getOrder(id)).toMatchObject({
      paymentStatus: 'NOT_PAID',
      balanceSummary: { authorized: { amount: '20.00' } },
    });
    expect(await statusAndCode(admin.orders.cancelOrder(id))).toEqual([
      428,
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
    ]);
    const capture = (amount: string) =>
      admin.orders.captureAuthorizedPayments(id, [{ paymentId, amount: money(amount) }]);
    expect(await statusAndCode(capture('20.01'))).toEqual([400, 'INVALID_AMOUNT']);
    const { orderTransactions } = await capture('20');
    expect(orderTransactions?.payments?.[0]).toMatchObject({
      status: 'APPROVED',
      regularPaymentDetails: { authorizationDetails: { captures: [{ status: 'SUCCEEDED' }] } },
    });
    expect((await admin.orders.getOrder(id)).paymentStatus).toBe('PAID');
    const again = [428, 'PAYMENT_ALREADY_CAPTURED'];
    expect(await statusAndCode(capture('20'))).toEqual(again);
    expect(await statusAndCode(admin.orders.voidAuthorizedPayments(id, [paymentId]))).toEqual(again);
  });

  it('is released once, all payments or none', async () => {
    const { id, paymentId } = await held();
    const release = (ids: string[]) => admin.orders.voidAuthorizedPayments(id, ids);
    expect(await statusAndCode(release([paymentId, crypto.randomUUID()]))).toEqual([
      404,
      'PAYMENT_NOT_FOUND',
    ]);
    const { orderTransactions } = await release([paymentId]);
    expect(orderTransactions?.payments?.[0]?.status).toBe('VOIDED');
    expect(await statusAndCode(release([paymentId]))).toEqual([428, 'PAYMENT_ALREADY_VOIDED']);
  });

  it('is charged and released by order billing too', async () => {
    const billing = sdkClient(sandbox, SANDBOX_API_KEY).use(orderBilling);
    const one = await held();
    await billing.captureAuthorizedPayments(one.id, { payments: [{ paymentId: one.paymentId }] });
    expect((await admin.orders.getOrder(one.id)).paymentStatus).toBe('PAID');
    const other = await held();
    const { orderTransactions } = await billing.voidAuthorizedPayments(other.id, {
      paymentIds: [other.paymentId],
    });
    expect(orderTransactions?.payments?.[0]?.status).toBe('VOIDED');
  });
});

describe('refunds', () => {
  it('pay back in parts, restock, mail the buyer, and never exceed the amount paid', async () => {
    await add(buyer, 'ora-serving-bowl', { quantity: 2 });
    const id = await buy(sandbox, buyer);
    const order = await buyer.orders.getOrder(id);
    const { orderTransactions } = await buyer.orderTransactions.listTransactionsForSingleOrder(id);
    const paymentId = orderTransactions?.payments?.[0]?._id ?? '';
    expect(await merchant.getRefundabilityStatus(id)).toEqual({
      refundabilities: [{ paymentId, refundabilityStatus: 'REFUNDABLE' }],
      refundablePerItem: true,
    });
    const items = [{ lineItemId: order.lineItems?.[0]?._id ?? '', quantity: 1 }];
    const stock = async () =>
      (await admin.products.queryProducts().eq('slug', 'ora-serving-bowl').find()).items[0]?.stock?.quantity;
    const before = (await stock()) ?? 0;
    const answer = await merchant.triggerRefund(id, [{ paymentId, amount: money('86') }], {
      details: { items, reason: 'Chipped' },
      sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: true },
    });
    expect(answer.orderTransactions?.refunds).toMatchObject([
      {
        id: answer.refundId,
        transactions: [{ paymentId, amount: { amount: '86.00' }, refundStatus: 'SUCCEEDED' }],
        details: { reason: 'Chipped', items },
      },
    ]);
    expect(await buyer.orders.getOrder(id)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { refunded: { amount: '86.00' }, balance: { amount: '0.00' } },
      lineItems: [{ refundQuantity: 1, restockQuantity: 2 }],
    });
    expect(await stock()).toBe(before + 2);
    const mails = await (await sandbox.fetch(new Request(`${sandbox.url}/_sandbox/mail`))).text();
    expect(mails).toContain('We’ve refunded $86.00');

    const refund = (amount?: string) =>
      merchant.triggerRefund(id, [{ paymentId, ...(amount ? { amount: money(amount) } : {}) }]);
    expect(await statusAndCode(refund('1000'))).toEqual([400, 'INVALID_AMOUNT']);
    await refund();
    expect((await buyer.orders.getOrder(id)).paymentStatus).toBe('FULLY_REFUNDED');
    expect(await statusAndCode(refund('1'))).toEqual([428, 'REFUND_NOT_AVAILABLE']);
    expect(await statusAndCode(merchant.triggerRefund(id, [{ paymentId: 'x' }]))).toEqual([
      404,
      'PAYMENTS_NOT_FOUND',
    ]);
  });

  it('are calculated in advance: by payment, by line, and for delivery', async () => {
    await add(buyer, 'ora-serving-bowl', { quantity: 2 });
    const id = await buy(sandbox, buyer);
    const billing = sdkClient(sandbox, SANDBOX_API_KEY).use(orderBilling);
    const order = await buyer.orders.getOrder(id);
    const total = order.priceSummary?.total?.amount ?? '';
    const { orderTransactions } = await buyer.orderTransactions.listTransactionsForSingleOrder(id);
    const paymentId = orderTransactions?.payments?.[0]?._id ?? '';
    const lineItemId = order.lineItems?.[0]?._id ?? '';
    const before = await billing.getOrderRefundability(id);
    expect(before).toMatchObject({
      payments: [
        {
          refundable: true,
          payment: {
            paymentId,
            paymentMethod: 'CreditCard',
            offlinePayment: false,
            monetary: { paid: { amount: total }, refunded: { amount: '0.00' }, maxRefund: { amount: total } },
          },
        },
      ],
      paymentsSummary: { monetary: { paid: { amount: total }, maxRefund: { amount: total } } },
      lineItems: [{ lineItemId, originalQuantity: 2, refundedQuantity: 0, availableRefundQuantity: 2 }],
      additionalFees: [],
    });
    const delivery = order.priceSummary?.shipping?.amount;
    expect(before.shipping?.availableRefundAmount?.amount ?? '0.00').toBe(delivery);
    await merchant.triggerRefund(id, [{ paymentId }], {
      details: { items: [{ lineItemId, quantity: 2 }], shippingIncluded: true },
    });
    expect(await billing.getOrderRefundability(id)).toMatchObject({
      payments: [{ nonRefundable: { reason: 'ALREADY_REFUNDED' } }],
      paymentsSummary: { monetary: { refunded: { amount: total }, maxRefund: { amount: '0.00' } } },
      lineItems: [{ refundedQuantity: 2, availableRefundQuantity: 0 }],
    });
    const inPerson = await unpaid();
    await merchant.paymentCollectionMarkOrderAsPaid(inPerson);
    expect((await billing.getOrderRefundability(inPerson)).payments).toMatchObject([
      { manuallyRefundable: { reason: 'OFFLINE' } },
    ]);
    expect(await statusAndCode(billing.getOrderRefundability(crypto.randomUUID()))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  });

  it('of money paid in person are recorded as made outside of the platform', async () => {
    const id = await unpaid();
    await merchant.paymentCollectionMarkOrderAsPaid(id);
    const { refundabilities } = await merchant.getRefundabilityStatus(id);
    expect(refundabilities).toMatchObject([
      { refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' },
    ]);
    const paymentId = refundabilities?.[0]?.paymentId ?? '';
    expect(await statusAndCode(merchant.triggerRefund(id, [{ paymentId }]))).toEqual([
      428,
      'REFUND_NOT_AVAILABLE',
    ]);
    await merchant.triggerRefund(id, [{ paymentId, externalRefund: true }]);
    expect((await admin.orders.getOrder(id)).paymentStatus).toBe('FULLY_REFUNDED');
  });
});

it('a payment’s status follows allowed changes only', async () => {
  const id = await unpaid();
  const { paymentsIds = [] } = await admin.orderTransactions.addPayments(id, [
    { amount: money('20'), regularPaymentDetails: { status: 'PENDING' } },
  ]);
  const names = { orderId: id, paymentId: paymentsIds[0] ?? '' };
  const become = (status: 'APPROVED' | 'PENDING' | 'VOIDED') =>
    admin.orderTransactions.updatePaymentStatus(names, { status });
  expect((await admin.orders.getOrder(id)).paymentStatus).toBe('PENDING');
  expect(await statusAndCode(become('VOIDED'))).toEqual([428, 'STATUS_NOT_ALLOWED']);
  expect((await become('APPROVED')).orderTransactions?.payments?.[0]?.status).toBe('APPROVED');
  expect((await admin.orders.getOrder(id)).paymentStatus).toBe('PAID');
  expect(await statusAndCode(become('PENDING'))).toEqual([428, 'STATUS_NOT_ALLOWED']);
});
