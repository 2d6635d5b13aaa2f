import { html } from 'hono/html';
import { fill, loadLanguage, moneyIn } from '../../core/language';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { mailBody } from '../../mail/body';
import { sendMail } from '../../mail/store';
import { minorOf } from '../orders/amount';
import type { Order } from '../orders/store';

/** Emails the buyer about a refund, if the order has an email address. */
export async function mailRefund(
  tx: Writer,
  platform: Platform,
  { email, number, transactions, document }: Order,
  refundId: string,
  message: string | null | undefined,
): Promise<void> {
  if (email === null) return;
  const total = transactions.refunds
    .filter(({ id }) => id === refundId)
    .flatMap((one) => one.transactions)
    .reduce((sum, { amount }) => sum + minorOf(amount), 0);
  const language = await loadLanguage(document.buyerLanguage);
  const { orderMail: texts } = language.texts;
  const heading = fill(texts.refunded, { amount: moneyIn(language, total), number });
  const content = html`<h1 style="font-size:22px">${heading}</h1>
    ${message ? html`<p>${message}</p>` : ''}`;
  await sendMail(tx, platform, {
    to: email,
    subject: fill(texts.refundedSubject, { number }),
    text: message ? `${heading}\n\n${message}` : heading,
    html: mailBody(language, content),
  });
}
