import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { sendMail } from '../../mail/store';
import { minorOf } from '../orders/amount';
import type { Order } from '../orders/store';

/** Emails the buyer about a refund, if the order has an email address. */
export async function mailRefund(
  tx: Writer,
  platform: Platform,
  { email, number, transactions }: Order,
  refundId: string,
  message: string | null | undefined,
): Promise<void> {
  if (email === null) return;
  const total = transactions.refunds
    .filter(({ id }) => id === refundId)
    .flatMap((one) => one.transactions)
    .reduce((sum, { amount }) => sum + minorOf(amount), 0);
  const heading = `We’ve refunded ${formatMoney(total)} for your order ${number}.`;
  const body = html`<div style="font-family:system-ui,sans-serif;max-width:560px;color:#26221d">
    <h1 style="font-size:22px">${heading}</h1>
    ${message ? html`<p>${message}</p>` : ''}
  </div>`;
  await sendMail(tx, platform, {
    to: email,
    subject: `Order ${number}: refund`,
    text: message ? `${heading}\n\n${message}` : heading,
    html: String(body),
  });
}
