import { orderBilling } from '@wix/ecom';
import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { buy, CARD } from './hosted-page';
import { posOrder } from './merchant';
import { openSandbox } from './open-sandbox';
import { type Client, get, merchantClient, post, rejects } from './sdk-client';
import { add, newMember, paymentOf, shopperClient, stockOf } from './shopper';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });
const admin = merchantClient(sandbox);
const billing = merchantClient(sandbox).use(orderBilling);
let buyer: Client;

beforeEach(async () => {
  buyer = await shopperClient(sandbox, newMember());
});

type Amount = { amount: string };
type RefundedPayment = { paymentId: string; amount?: Amount; externalRefund?: boolean };

/** Calls that the installed client sends but does not declare. Errors have the client's format. */
async function collect(orderId: string, name: string, body?: object) {
  const path = `/ecom/v1/payments-collector/orders/${orderId}/${name}`;
  const headers = { Authorization: SANDBOX_API_KEY };
  const answer = await (body ? post(sandbox, path, body, headers) : get(sandbox, path, headers));
  const answered = await answer.json();
  if (answer.ok) return answered;
  throw { ...answered, status: answer.status, requestId: answer.headers.get('x-wix-request-id') };
}
const recordPayment = (orderId: string, amount: Amount) =>
  collect(orderId, 'manual-payment', { orderId, amount });
const markAsPaid = (id: string) => collect(id, 'mark-as-paid', { ecomOrderId: id });
const refundability = (id: string) => collect(id, `refundability?ecomOrderId=${id}`);
const triggerRefund = (id: string, payments: RefundedPayment[], options: object = {}) =>
  collect(id, 'trigger-refund', { ecomOrderId: id, payments, ...options });

const money = (amount: string) => ({ amount });

/** An unpaid order of 20 dollars. */
async function unpaid(): Promise<string> {
  const { _id } = await admin.orders.createOrder(posOrder());
  return _id ?? '';
}

async function held(amount = '20'): Promise<{ id: string; paymentId: string }> {
  const id = await unpaid();
  const { paymentsIds } = await admin.orderTransactions.addPayments(id, [
    { amount: money(amount), regularPaymentDetails: { status: 'AUTHORIZED' } },
  ]);
  return { id, paymentId: paymentsIds?.[0] ?? '' };
}

const cash = { siteLanguageName: 'Cash', buyerLanguageName: 'Cash' };
const withCash = { regularPaymentDetails: { paymentMethod: 'Cash', paymentMethodName: cash } };
const pending = { status: 'PENDING', regularPaymentDetails: { status: 'PENDING' } };

it.each([
  ['method', 'old', { regularPaymentDetails: { paymentMethod: 'Cash' } }, withCash],
  ['method', 'new', { regularPaymentDetails: { paymentMethodName: cash } }, withCash],
  ['status', 'old', { regularPaymentDetails: { status: 'PENDING' } }, pending],
  ['status', 'new', { status: 'PENDING', regularPaymentDetails: {} }, pending],
])('B: a payment has its %s by both names, if a merchant sends the %s one', async (_, _age, sent, stored) => {
  const path = `/ecom/v1/payments/orders/${await unpaid()}/add-payment`;
  const body = { payments: [{ amount: { amount: '20' }, ...sent }] };
  const answer = await post(sandbox, path, body, { authorization: SANDBOX_API_KEY });
  expect((await answer.json()).orderTransactions.payments).toMatchObject([stored]);
});

describe('collecting', () => {
  it('returns the amount due, and accepts partial payments up to that amount', async () => {
    const id = await unpaid();
    const status = () => admin.orders.getPaymentCollectabilityStatus(id);
    const amount = { amount: '20.00', formattedAmount: '$20.00' };
    expect(await status()).toEqual({ status: 'COLLECTABLE', amount });
    const prepared = await admin.orders.preparePaymentCollection(id, money('20.00'));
    expect(prepared.paymentGatewayOrderId).toMatch(/^[0-9a-f-]{36}$/);
    for (const amount of ['0', '-1', '20.01']) {
      await rejects(recordPayment(id, money(amount)), 400, 'INVALID_AMOUNT');
      await rejects(admin.orders.preparePaymentCollection(id, money(amount)), 400, 'INVALID_AMOUNT');
    }
    await recordPayment(id, money('5'));
    expect(await admin.orders.getOrder(id)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { balance: { amount: '15.00' }, paid: { amount: '5.00' } },
    });
    const { order } = await markAsPaid(id);
    expect(order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: { amount: '0.00' } } });
    expect((await status()).status).toBe('NONCOLLECTABLE_ORDER_IS_PAID');
    const prepare = admin.orders.preparePaymentCollection(id, money('1'));
    for (const call of [markAsPaid(id), prepare, recordPayment(id, money('1'))])
      await rejects(call, 428, 'ORDER_ALREADY_PAID');
  });

  it('confirms a pending payment, and the file becomes available for download', async () => {
    await add(buyer, 'glaze-recipe-book');
    const id = await buy(sandbox, buyer, { cardNumber: CARD.pending });
    const before = await buyer.orders.getOrder(id);
    expect([before.paymentStatus, before.lineItems?.[0]?.digitalFile]).toEqual(['PENDING', undefined]);
    const { order } = await markAsPaid(id);
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
    await rejects(admin.orders.cancelOrder(id), 428, 'ORDER_HAS_AUTHORIZED_TRANSACTION');
    const capture = (amount: string) =>
      admin.orders.captureAuthorizedPayments(id, [{ paymentId, amount: money(amount) }]);
    await rejects(capture('20.01'), 400, 'INVALID_AMOUNT');
    const { orderTransactions } = await capture('20');
    expect(orderTransactions?.payments?.[0]).toMatchObject({
      status: 'APPROVED',
      regularPaymentDetails: { authorizationDetails: { captures: [{ status: 'SUCCEEDED' }] } },
    });
    expect((await admin.orders.getOrder(id)).paymentStatus).toBe('PAID');
    for (const again of [capture('20'), admin.orders.voidAuthorizedPayments(id, [paymentId])])
      await rejects(again, 428, 'PAYMENT_ALREADY_CAPTURED');
  });

  it('is released once, all payments or none', async () => {
    const { id, paymentId } = await held();
    const release = (ids: string[]) => admin.orders.voidAuthorizedPayments(id, ids);
    await rejects(release([paymentId, crypto.randomUUID()]), 404, 'PAYMENT_NOT_FOUND');
    const { orderTransactions } = await release([paymentId]);
    expect(orderTransactions?.payments?.[0]?.status).toBe('VOIDED');
    await rejects(release([paymentId]), 428, 'PAYMENT_ALREADY_VOIDED');
  });

  it('is charged and released by order billing too', async () => {
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
  /** Buys two bowls. Returns the order, its only line and its payment. */
  async function paid() {
    await add(buyer, 'ora-serving-bowl', { quantity: 2 });
    const order = await buyer.orders.getOrder(await buy(sandbox, buyer));
    const id = order._id ?? '';
    return { id, order, paymentId: await paymentOf(buyer, id), lineItemId: order.lineItems?.[0]?._id ?? '' };
  }

  it('pay back in parts, restock, mail the buyer, and never exceed the amount paid', async () => {
    const { id, paymentId, lineItemId } = await paid();
    expect(await refundability(id)).toEqual({
      refundabilities: [{ paymentId, refundabilityStatus: 'REFUNDABLE' }],
      refundablePerItem: true,
    });
    const items = [{ lineItemId, quantity: 1 }];
    const stock = () => stockOf(admin, 'ora-serving-bowl');
    const before = await stock();
    const answer = await triggerRefund(id, [{ paymentId, amount: money('86') }], {
      details: { items, reason: 'Chipped' },
      sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: true },
    });
    const transaction = { paymentId, amount: money('86.00'), refundStatus: 'SUCCEEDED' };
    const details = { reason: 'Chipped', items };
    expect(answer.orderTransactions?.refunds).toMatchObject([
      { id: answer.refundId, transactions: [transaction], details },
    ]);
    expect(await buyer.orders.getOrder(id)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { refunded: { amount: '86.00' }, balance: { amount: '0.00' } },
      lineItems: [{ refundQuantity: 1, restockQuantity: 2 }],
    });
    expect(await stock()).toBe(before + 2);
    expect(JSON.stringify(await control(sandbox, 'GET', 'mail'))).toContain('We’ve refunded $86.00');

    const refund = (amount?: string) =>
      triggerRefund(id, [{ paymentId, ...(amount ? { amount: money(amount) } : {}) }]);
    await rejects(refund('1000'), 400, 'INVALID_AMOUNT');
    await refund();
    expect((await buyer.orders.getOrder(id)).paymentStatus).toBe('FULLY_REFUNDED');
    await rejects(refund('1'), 428, 'REFUND_NOT_AVAILABLE');
  });

  it('are calculated in advance: by payment, by line, and for delivery', async () => {
    const { id, order, paymentId, lineItemId } = await paid();
    const total = order.priceSummary?.total?.amount ?? '';
    const before = await billing.getOrderRefundability(id);
    const monetary = { paid: money(total), refunded: money('0.00'), maxRefund: money(total) };
    const payment = { paymentId, paymentMethod: 'CreditCard', offlinePayment: false, monetary };
    expect(before).toMatchObject({
      payments: [{ refundable: true, payment }],
      paymentsSummary: { monetary: { paid: money(total), maxRefund: money(total) } },
      lineItems: [{ lineItemId, originalQuantity: 2, refundedQuantity: 0, availableRefundQuantity: 2 }],
      additionalFees: [],
    });
    const delivery = order.priceSummary?.shipping?.amount;
    expect(before.shipping?.availableRefundAmount?.amount ?? '0.00').toBe(delivery);
    await triggerRefund(id, [{ paymentId }], {
      details: { items: [{ lineItemId, quantity: 2 }], shippingIncluded: true },
    });
    expect(await billing.getOrderRefundability(id)).toMatchObject({
      payments: [{ nonRefundable: { reason: 'ALREADY_REFUNDED' } }],
      paymentsSummary: { monetary: { refunded: { amount: total }, maxRefund: { amount: '0.00' } } },
      lineItems: [{ refundedQuantity: 2, availableRefundQuantity: 0 }],
    });
    const inPerson = await unpaid();
    await markAsPaid(inPerson);
    expect((await billing.getOrderRefundability(inPerson)).payments).toMatchObject([
      { manuallyRefundable: { reason: 'OFFLINE' } },
    ]);
  });

  it('of money paid in person are recorded as made outside of the platform', async () => {
    const id = await unpaid();
    await markAsPaid(id);
    const { refundabilities } = await refundability(id);
    expect(refundabilities).toMatchObject([
      { refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' },
    ]);
    const paymentId = refundabilities?.[0]?.paymentId ?? '';
    await rejects(triggerRefund(id, [{ paymentId }]), 428, 'REFUND_NOT_AVAILABLE');
    await triggerRefund(id, [{ paymentId, externalRefund: true }]);
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
  await rejects(become('VOIDED'), 428, 'STATUS_NOT_ALLOWED');
  expect((await become('APPROVED')).orderTransactions?.payments?.[0]?.status).toBe('APPROVED');
  expect((await admin.orders.getOrder(id)).paymentStatus).toBe('PAID');
  await rejects(become('PENDING'), 428, 'STATUS_NOT_ALLOWED');
});
