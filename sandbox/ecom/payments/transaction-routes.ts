import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { mayRead, requireAdmin, requireOrder } from '../orders/access';
import { changeOrder } from '../orders/changes/change';
import {
  addPayments,
  changePaymentStatus,
  newPayment,
  paymentSchema,
  statusSchema,
} from '../orders/payments';
import { findOrders } from '../orders/store';
import { transactionsWire } from '../orders/wire';

const PAYMENTS = '/ecom/v1/payments';
const listRequest = z.object({ orderIds: z.array(z.string()).max(100) });
const addRequest = z.object({ payments: z.array(paymentSchema).min(1).max(50) });

/** Payments and refunds of orders: the buyer reads, an admin writes. */
export function transactionRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;

  app.get(`${PAYMENTS}/orders/:orderId`, async (c) => {
    const order = await requireOrder(db.read, await readCaller(platform, c), c.req.param('orderId'));
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  app.post(`${PAYMENTS}/list-by-ids`, async (c) => {
    const caller = await readCaller(platform, c);
    const { orderIds } = await readArguments(c, listRequest);
    const found = await findOrders(db.read, orderIds);
    return c.json({
      orderTransactions: found.filter((order) => mayRead(caller, order)).map(transactionsWire),
    });
  });

  app.post(`${PAYMENTS}/orders/:orderId/add-payment`, async (c) => {
    await requireAdmin(platform, c);
    const { payments } = await readArguments(c, addRequest);
    let paymentsIds: string[] = [];
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) => {
      const added = payments.map((payment) => newPayment(payment, now));
      paymentsIds = added.map(({ id }) => id);
      return addPayments(before, added, now);
    });
    return c.json({ orderTransactions: transactionsWire(order), paymentsIds });
  });

  app.post(`${PAYMENTS}/:paymentId/orders/:orderId/update-payment-transaction-status`, async (c) => {
    await requireAdmin(platform, c);
    const { status } = await readArguments(c, z.object({ status: statusSchema }));
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      changePaymentStatus(before, c.req.param('paymentId'), status, now),
    );
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  return app;
}
