import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { orderMoney } from '../../core/money';
import type { Platform } from '../../core/platform';
import { orderNotFound, requireAdmin } from '../orders/access';
import { amountSchema } from '../orders/amount';
import { changeOrder } from '../orders/changes/change';
import { restock } from '../orders/changes/restock';
import { sumsOf } from '../orders/settle';
import { findOrder } from '../orders/store';
import { orderWire, transactionsWire } from '../orders/wire';
import { capturePayments, voidPayments } from './authorizations';
import { collectabilityOf, markAsPaid, prepareCollection, recordManualPayment } from './collect';
import { orderRefundability } from './order-refundability';
import { refund, refundabilityOf } from './refund';
import { mailRefund } from './refund-mail';

const COLLECTOR = '/ecom/v1/payments-collector/orders/:orderId';
const BILLING = '/ecom/v1/order-billing';

const lineQuantities = z
  .array(z.object({ lineItemId: z.string(), quantity: z.number().int().min(1).max(100_000) }))
  .max(300);
const prepareRequest = z.object({
  amount: amountSchema,
  delayedCapture: z.boolean().default(false),
  paymentGatewayOrderId: z
    .string()
    .nullish()
    .transform((id) => id ?? undefined),
});
const paymentIds = z.array(z.string()).min(1).max(100);
const captures = z
  .array(z.object({ paymentId: z.string(), amount: amountSchema.optional() }))
  .min(1)
  .max(100);
const wholeCaptures = z
  .array(z.object({ paymentId: z.string() }))
  .min(1)
  .max(100);
const refundRequest = z.object({
  payments: z
    .array(
      z.object({
        paymentId: z.string(),
        amount: amountSchema.optional(),
        externalRefund: z.boolean().optional(),
      }),
    )
    .max(50),
  details: z
    .object({
      items: lineQuantities.optional(),
      lineItems: lineQuantities.optional(),
      shippingIncluded: z.boolean().optional(),
      reason: z.string().max(1000).nullish(),
    })
    .default({}),
  sideEffects: z
    .object({
      restockInfo: z
        .object({
          type: z.enum(['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']).default('NO_ITEMS'),
          items: lineQuantities.default([]),
        })
        .optional(),
      sendOrderRefundedEmail: z.boolean().optional(),
      customMessage: z.string().max(1000).nullish(),
    })
    .default({}),
});

/**
 * The merchant's calls to collect and refund money: the payments collector, and the newer order
 * billing for held money.
 */
export function collectorRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;
  const read = async (id: string) => {
    const order = await findOrder(db.read, id);
    if (order === undefined) throw orderNotFound(id);
    return order;
  };

  app.post(`${COLLECTOR}/prepare-payment-collection`, async (c) => {
    await requireAdmin(platform, c);
    const request = await readArguments(c, prepareRequest);
    let paymentGatewayOrderId = '';
    await changeOrder(platform, c.req.param('orderId'), (before) => {
      const prepared = prepareCollection(before, request);
      paymentGatewayOrderId = prepared.paymentGatewayOrderId;
      return prepared.order;
    });
    return c.json({ paymentGatewayOrderId });
  });

  app.get(`${COLLECTOR}/payment-collectability-status`, async (c) => {
    await requireAdmin(platform, c);
    const order = await read(c.req.param('orderId'));
    return c.json({ status: collectabilityOf(order), amount: orderMoney(sumsOf(order).due) });
  });

  app.post(`${COLLECTOR}/manual-payment`, async (c) => {
    await requireAdmin(platform, c);
    const { amount } = await readArguments(c, z.object({ amount: amountSchema }));
    await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      recordManualPayment(before, amount, now),
    );
    return c.json({});
  });

  app.post(`${COLLECTOR}/mark-as-paid`, async (c) => {
    await requireAdmin(platform, c);
    const order = await changeOrder(platform, c.req.param('orderId'), markAsPaid);
    return c.json({ order: orderWire(platform, order) });
  });

  app.post(`${COLLECTOR}/void-authorized-payments`, async (c) => {
    await requireAdmin(platform, c);
    const request = await readArguments(c, z.object({ paymentIds }));
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      voidPayments(before, request.paymentIds, now),
    );
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  app.post(`${COLLECTOR}/capture-authorized-payments`, async (c) => {
    await requireAdmin(platform, c);
    const { payments } = await readArguments(c, z.object({ payments: captures }));
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      capturePayments(before, payments, now),
    );
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  app.get(`${COLLECTOR}/refundability`, async (c) => {
    await requireAdmin(platform, c);
    const order = await read(c.req.param('orderId'));
    const { payments } = order.transactions;
    return c.json({
      refundabilities: payments.map((payment) => refundabilityOf(order, payment)),
      refundablePerItem: true,
    });
  });

  app.post(`${COLLECTOR}/trigger-refund`, async (c) => {
    await requireAdmin(platform, c);
    const { payments, details, sideEffects } = await readArguments(c, refundRequest);
    const { restockInfo, sendOrderRefundedEmail, customMessage } = sideEffects;
    const refundId = crypto.randomUUID();
    const order = await changeOrder(platform, c.req.param('orderId'), async (before, now, tx) => {
      const request = {
        payments,
        items: details.lineItems ?? details.items ?? [],
        shippingIncluded: details.shippingIncluded ?? false,
        reason: details.reason ?? undefined,
      };
      const refunded = refund(before, request, now, refundId);
      if (sendOrderRefundedEmail) await mailRefund(tx, platform, refunded, refundId, customMessage);
      if (!restockInfo || restockInfo.type === 'NO_ITEMS') return refunded;
      return restock(
        tx,
        platform,
        refunded,
        now,
        restockInfo.type === 'SOME_ITEMS' ? restockInfo.items : undefined,
      );
    });
    return c.json({ orderTransactions: transactionsWire(order), refundId, failedPaymentIds: [] });
  });

  app.post(`${BILLING}/get-order-refundability`, async (c) => {
    await requireAdmin(platform, c);
    const { orderId } = await readArguments(c, z.object({ orderId: z.string() }));
    return c.json(orderRefundability(await read(orderId)));
  });

  app.post(`${BILLING}/void-authorized-payments`, async (c) => {
    await requireAdmin(platform, c);
    const request = await readArguments(c, z.object({ orderId: z.string(), paymentIds }));
    const order = await changeOrder(platform, request.orderId, (before, now) =>
      voidPayments(before, request.paymentIds, now),
    );
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  app.post(`${BILLING}/capture-authorized-payments`, async (c) => {
    await requireAdmin(platform, c);
    const request = await readArguments(c, z.object({ orderId: z.string(), payments: wholeCaptures }));
    const order = await changeOrder(platform, request.orderId, (before, now) =>
      capturePayments(before, request.payments, now),
    );
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  return app;
}
