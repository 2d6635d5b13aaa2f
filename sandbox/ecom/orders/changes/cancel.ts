import { html } from 'hono/html';
import { applicationError } from '../../../core/errors';
import { fill, type Language, loadLanguage } from '../../../core/language';
import type { Platform } from '../../../core/platform';
import type { Writer } from '../../../db/database';
import { mailBody } from '../../../mail/body';
import { sendMail } from '../../../mail/store';
import { statusOf, withActivities } from '../settle';
import type { Order } from '../store';
import { restock } from './restock';

/**
 * Returns the order canceled. Only approved orders can be canceled. Canceling refunds nothing.
 * @throws PlatformError 428 ORDER_IS_PENDING, ORDER_IS_REJECTED, ORDER_HAS_AUTHORIZED_TRANSACTION.
 *   For cases that the reference leaves open: STATUS_ALREADY_SET and UNSUPPORTED_TRANSITION, the
 *   codes of `updateOrderStatus`.
 */
export async function cancelOrder(
  platform: Platform,
  tx: Writer,
  order: Order,
  { now, restockAllItems, mail }: { now: number; restockAllItems: boolean; mail?: { message?: string } },
): Promise<Order> {
  const reject = (code: string) =>
    applicationError(428, code, `An order that is ${order.status} cannot be canceled`);
  if (order.status === 'PENDING' || order.status === 'REJECTED') throw reject(`ORDER_IS_${order.status}`);
  if (order.status === 'CANCELED') throw reject('STATUS_ALREADY_SET');
  if (order.status === 'INITIALIZED') throw reject('UNSUPPORTED_TRANSITION');
  if (order.transactions.payments.some((payment) => statusOf(payment) === 'AUTHORIZED'))
    throw reject('ORDER_HAS_AUTHORIZED_TRANSACTION');

  const stocked = restockAllItems ? await restock(tx, platform, order, now) : order;
  const canceled = withActivities({ ...stocked, status: 'CANCELED' }, now, ['ORDER_CANCELED']);
  if (mail && order.email !== null) {
    const language = await loadLanguage(order.document.buyerLanguage);
    await sendMail(tx, platform, cancelMail(language, order, order.email, mail.message));
  }
  return canceled;
}

function cancelMail(
  language: Language,
  { number, document }: Order,
  to: string,
  message: string | undefined,
) {
  const { orderMail: texts } = language.texts;
  const heading = fill(texts.canceled, { number });
  const lines = document.lineItems.map(
    ({ quantity, productName }) => `${quantity} × ${productName.translated}`,
  );
  const content = html`<h1 style="font-size:22px">${heading}</h1>
    ${message ? html`<p>${message}</p>` : ''}
    <ul>${lines.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul>`;
  return {
    to,
    subject: fill(texts.canceledSubject, { number }),
    text: [heading, ...(message ? [message] : []), '', ...lines].join('\n'),
    html: mailBody(language, content),
  };
}
