import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { readForm } from '../core/arguments';
import { validationError } from '../core/errors';
import type { Html } from '../core/html-page';
import { decimalMoney, formatMoney } from '../core/money';
import type { Platform } from '../core/platform';
import { addFulfillment } from '../ecom/fulfillments/fulfill';
import { minorOf } from '../ecom/orders/amount';
import { cancelOrder } from '../ecom/orders/changes/cancel';
import { changeOrder } from '../ecom/orders/changes/change';
import { restock } from '../ecom/orders/changes/restock';
import { orders } from '../ecom/orders/schema';
import { refundedOver, statusOf } from '../ecom/orders/settle';
import { countOrders, findOrder, type Order, selectOrders } from '../ecom/orders/store';
import { markAsPaid } from '../ecom/payments/collect';
import { refund } from '../ecom/payments/refund';
import { mailRefund } from '../ecom/payments/refund-mail';
import { actAndReturn, consolePage, listTable, pager, time, wholeNumber } from './page';

const ORDERS = '/_console/orders';
const PAGE = 50;
const text = z.string().trim().max(1000).optional();
const fulfilForm = z.object({ shippingProvider: text, trackingNumber: text });
const cancelForm = z.object({ restock: text, mail: text, message: text });
const refundForm = z.object({
  payment: z.string(),
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,7}(\.\d{1,3})?$/),
  restock: text,
  mail: text,
});

/** Orders: fulfill with tracking, record in-person payments, refund, cancel. */
export function orderPages(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;

  app.get(ORDERS, async (c) => {
    const offset = wholeNumber(c.req.query('offset'));
    const [found, total] = await Promise.all([
      selectOrders(db.read, {
        where: undefined,
        orderBy: [desc(orders.number)],
        keys: [],
        limit: PAGE,
        offset,
      }),
      countOrders(db.read, undefined),
    ]);
    const rows = found.map(
      ({ order }) => html`<tr>
        <th scope="row"><a href="${ORDERS}/${order.id}">${order.number}</a></th>
        <td>${time(order.createdAt)}</td><td>${order.email ?? ''}</td>
        <td>${order.status}</td><td>${order.paymentStatus}</td><td>${order.fulfillmentStatus}</td>
        <td class="number">${formatMoney(order.total)}</td>
      </tr>`,
    );
    const headings = ['Number', 'Placed', 'Buyer', 'Status', 'Payment', 'Fulfillment', 'Total'];
    const body = html`${listTable('Orders, newest first', headings, rows)}${pager(ORDERS, { offset, limit: PAGE, total })}`;
    return consolePage(c, { section: ORDERS, title: 'Orders', body });
  });

  app.get(`${ORDERS}/:id`, async (c) => {
    const order = await findOrder(db.read, c.req.param('id'));
    if (order === undefined)
      return consolePage(c, {
        section: ORDERS,
        title: 'No such order',
        body: html`<p><a href="${ORDERS}">Orders</a></p>`,
        status: 404,
      });
    return consolePage(c, { section: ORDERS, title: `Order ${order.number}`, body: orderBody(order) });
  });

  app.post(`${ORDERS}/:id/fulfil`, async (c) => {
    const id = c.req.param('id');
    const body = await readForm(c);
    return actAndReturn(c, { section: ORDERS, back: `${ORDERS}/${id}`, done: 'Fulfilled.' }, async () => {
      const { shippingProvider, trackingNumber } = checkForm(fulfilForm, body);
      const trackingInfo = {
        trackingNumber: trackingNumber || undefined,
        shippingProvider: shippingProvider || undefined,
        trackingLink: undefined,
      };
      return changeOrder(platform, id, (order, now) =>
        addFulfillment(order, trackingNumber ? { trackingInfo } : {}, now, crypto.randomUUID()),
      );
    });
  });

  app.post(`${ORDERS}/:id/paid`, (c) => {
    const id = c.req.param('id');
    return actAndReturn(c, { section: ORDERS, back: `${ORDERS}/${id}`, done: 'Marked as paid.' }, () =>
      changeOrder(platform, id, markAsPaid),
    );
  });

  app.post(`${ORDERS}/:id/refund`, async (c) => {
    const id = c.req.param('id');
    const body = await readForm(c);
    return actAndReturn(c, { section: ORDERS, back: `${ORDERS}/${id}`, done: 'Refunded.' }, async () => {
      const form = checkForm(refundForm, body);
      const refundId = crypto.randomUUID();
      return changeOrder(platform, id, async (order, now, tx) => {
        const payment = order.transactions.payments.find((one) => one.id === form.payment);
        const externalRefund = payment?.regularPaymentDetails?.offlinePayment === true;
        const payments = [
          { paymentId: form.payment, amount: minorOf({ amount: form.amount }), externalRefund },
        ];
        const refunded = refund(order, { payments, items: [], shippingIncluded: false }, now, refundId);
        if (form.mail) await mailRefund(tx, platform, refunded, refundId, undefined);
        return form.restock ? restock(tx, platform, refunded, now) : refunded;
      });
    });
  });

  app.post(`${ORDERS}/:id/cancel`, async (c) => {
    const id = c.req.param('id');
    const body = await readForm(c);
    return actAndReturn(c, { section: ORDERS, back: `${ORDERS}/${id}`, done: 'Canceled.' }, async () => {
      const form = checkForm(cancelForm, body);
      const { message } = form;
      const restockAllItems = Boolean(form.restock);
      const sendOrderCanceledEmail = Boolean(form.mail);
      return changeOrder(
        platform,
        id,
        (order, now, tx) =>
          cancelOrder(platform, tx, order, {
            now,
            restockAllItems,
            ...(sendOrderCanceledEmail ? { mail: message ? { message } : {} } : {}),
          }),
        { restockAllItems, sendOrderCanceledEmail, ...(message ? { customMessage: message } : {}) },
      );
    });
  });

  return app;
}

/** @throws PlatformError 400 with the field that is wrong. */
function checkForm<S extends z.ZodType>(schema: S, form: unknown): z.infer<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw validationError(
    parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      description: message,
      violatedRule: 'FORMAT',
    })),
  );
}

function orderBody(order: Order): Html {
  const { document, transactions, fulfillments } = order;
  const lines = document.lineItems.map(
    ({ productName, quantity, price }) =>
      html`<tr><th scope="row">${productName.original}</th><td class="number">${quantity}</td><td class="number">${price.formattedAmount}</td></tr>`,
  );
  return html`<p>${time(order.createdAt)}, ${order.email ?? 'no email'}. ${order.status}, ${order.paymentStatus},
      ${order.fulfillmentStatus}. Total ${formatMoney(order.total)}.</p>
    ${listTable('Lines', ['Product', 'Quantity', 'Price'], lines)}
    <section aria-labelledby="parcels"><h2 id="parcels">Parcels</h2>
      <ul>${fulfillments.map(
        ({ trackingInfo, lineItems }) =>
          html`<li>${lineItems.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)} items ${trackingInfo?.shippingProvider ?? ''} ${trackingInfo?.trackingNumber ?? ''}</li>`,
      )}</ul>
      <form class="inline" method="post" action="${ORDERS}/${order.id}/fulfil">
        <div><label for="carrier">Carrier</label>
          <select id="carrier" name="shippingProvider">${[
            '',
            'ups',
            'fedex',
            'usps',
            'dhl',
            'canadaPost',
          ].map((name) => html`<option value="${name}">${name || 'none'}</option>`)}</select></div>
        <div><label for="tracking">Tracking number</label><input id="tracking" name="trackingNumber" autocomplete="off" /></div>
        <button>Fulfil what is left</button>
      </form></section>
    <section aria-labelledby="payments"><h2 id="payments">Payments</h2>
      ${transactions.payments.map((payment, index) => paymentForm(order, payment, index))}
      <form method="post" action="${ORDERS}/${order.id}/paid"><button>Mark as paid</button></form></section>
    <section aria-labelledby="cancel"><h2 id="cancel">Cancel</h2>
      <form class="inline" method="post" action="${ORDERS}/${order.id}/cancel">
        <div><label for="message">Message to the buyer</label><input id="message" name="message" autocomplete="off" /></div>
        <label class="check"><input type="checkbox" name="restock" value="1" checked /> Restock</label>
        <label class="check"><input type="checkbox" name="mail" value="1" checked /> Send a mail</label>
        <button>Cancel the order</button>
      </form></section>`;
}

function paymentForm(order: Order, payment: Order['transactions']['payments'][number], index: number): Html {
  const left = minorOf(payment.amount) - refundedOver(payment.id, order.transactions.refunds);
  const name = `refund-${index}`;
  return html`<p>${payment.amount.formattedAmount}, ${statusOf(payment)}, ${formatMoney(left)} not refunded</p>
    <form class="inline" method="post" action="${ORDERS}/${order.id}/refund">
      <input type="hidden" name="payment" value="${payment.id}" />
      <div><label for="${name}">Amount to refund</label>
        <input id="${name}" name="amount" inputmode="decimal" value="${decimalMoney(left)}" required /></div>
      <label class="check"><input type="checkbox" name="restock" value="1" /> Restock all items</label>
      <label class="check"><input type="checkbox" name="mail" value="1" checked /> Send a mail</label>
      <button>Refund payment ${index + 1}</button>
    </form>`;
}
