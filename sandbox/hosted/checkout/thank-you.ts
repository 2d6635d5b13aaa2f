import { html } from 'hono/html';
import type { Html } from '../../core/html-page';
import { fill, fillHtml, moneyIn } from '../../core/language';
import { pageLanguage } from '../../core/page-language';
import type { Platform } from '../../core/platform';
import { minorOf } from '../../ecom/orders/amount';
import { findOrder } from '../../ecom/orders/store';
import type { CheckoutVisit } from './session';
import { backLinks } from './view';

/**
 * Renders the page for a shop without its own thank-you page. Returns undefined before a purchase.
 */
export async function thankYouBody(platform: Platform, visit: CheckoutVisit): Promise<Html | undefined> {
  const { orderId } = visit.checkout;
  const order = orderId === null ? undefined : await findOrder(platform.db.read, orderId);
  if (order === undefined) return undefined;
  const { lineItems, priceSummary } = order.document;
  const language = pageLanguage();
  const { page, thankYou: texts } = language.texts;
  const total = moneyIn(language, minorOf(priceSummary.total));
  return html`<div class="message">
    <h1>${texts.title}</h1>
    <p>${fillHtml(texts.placed, { number: html`<strong>${order.number}</strong>` })}
      ${order.paymentStatus === 'PENDING' ? texts.pending : ''}
      ${order.email ? fill(texts.confirmation, { email: order.email }) : ''}</p>
    <ul class="lines">${lineItems.map(
      ({ productName, quantity, lineItemPrice }) => html`<li>
        <div><bdi>${productName.translated}</bdi><br /><span class="note">${fill(page.quantity, { count: quantity })}</span></div>
        <span>${moneyIn(language, minorOf(lineItemPrice))}</span>
      </li>`,
    )}</ul>
    <p>${fillHtml(texts.total, { amount: html`<strong>${total}</strong>` })}</p>
    ${backLinks(visit)}
  </div>`;
}
