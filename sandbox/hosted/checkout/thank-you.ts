import { html } from 'hono/html';
import type { Html } from '../../core/html-page';
import type { Platform } from '../../core/platform';
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
  return html`<div class="message">
    <h1>Thank you</h1>
    <p>Order <strong>${order.number}</strong> is placed.
      ${order.paymentStatus === 'PENDING' ? 'We are waiting for your payment to be confirmed.' : ''}
      ${order.email ? html`A confirmation is on its way to ${order.email}.` : ''}</p>
    <ul class="lines">${lineItems.map(
      ({ productName, quantity, lineItemPrice }) => html`<li>
        <div>${productName.original}<br /><span class="note">Quantity: ${quantity}</span></div>
        <span>${lineItemPrice.formattedAmount}</span>
      </li>`,
    )}</ul>
    <p>Total: <strong>${priceSummary.total.formattedAmount}</strong></p>
    ${backLinks(visit)}
  </div>`;
}
