import { html } from 'hono/html';
import type { Html } from '../../core/html-page';
import { formatMoney } from '../../core/money';
import { chargesText } from '../../ecom/lines/subscription';
import type { ResolvedLine } from '../../ecom/lines/types';
import type { Quote } from '../../ecom/quote/quote';

/** Renders the lines and the totals, with the total that the form sends back. */
export function summaryPanel(quote: Quote, { cartPageUrl }: { cartPageUrl?: string }): Html {
  return html`<section class="panel" aria-labelledby="summary-heading">
    <h2 id="summary-heading">Order summary</h2>
    <ul class="lines">${quote.lines.map((line) => summaryLine(line, quote))}</ul>
    ${cartPageUrl ? html`<p><a href="${cartPageUrl}">Edit cart</a></p>` : ''}
    ${sums(quote)}
    ${quote.errors.coupon ? html`<p class="error">${quote.errors.coupon.description}. It isn’t applied.</p>` : ''}
    ${quote.errors.membership ? html`<p class="error">The membership can’t be used. Change your cart in the shop, then check out again.</p>` : ''}
    ${quote.giftCard.problem ? html`<p class="error">This gift card can’t be used, so it isn’t applied.</p>` : ''}
    <input type="hidden" name="total" value="${quote.due}" />
  </section>`;
}

function sums({ priced, coupon, selected, needsShipping, taxRate, fees, giftCard, due }: Quote): Html {
  const row = (label: string, amount: string, className = '') =>
    html`<dt class="${className}">${label}</dt><dd class="${className}">${amount}</dd>`;
  const delivery = priced.shipping.price === 0 ? 'Free' : formatMoney(priced.shipping.price);
  const tax = taxRate?.ratePpm ? taxRate.name : 'Tax';
  return html`<dl class="sums">
    ${row('Subtotal', formatMoney(priced.subtotal))}
    ${coupon && coupon.type !== 'FREE_SHIPPING' ? row(`Coupon ${coupon.code}`, `−${formatMoney(priced.discount)}`) : ''}
    ${coupon?.type === 'FREE_SHIPPING' ? row(`Coupon ${coupon.code}`, 'Free shipping') : ''}
    ${needsShipping ? row('Shipping', selected ? delivery : 'None') : ''}
    ${fees.map(({ name, price }) => row(name, formatMoney(price)))}
    ${priced.isTaxIncluded ? '' : row(tax, formatMoney(priced.tax))}
    ${row('Total', formatMoney(priced.total), 'total')}
    ${priced.isTaxIncluded ? row(`Includes ${tax}`, formatMoney(priced.tax)) : ''}
    ${giftCard.redeemed > 0 ? row('Gift card', `−${formatMoney(giftCard.redeemed)}`) : ''}
    ${giftCard.redeemed > 0 ? row('Amount due', formatMoney(due), 'total') : ''}
  </dl>`;
}

/** The terms of a line that the buyer reads before paying: plan, delivery, recipient. */
function extrasOf({ v3, gift, price, quantity }: ResolvedLine): string[] {
  const { recipientInfo, deliverAt } = gift?.giftingInfo ?? {};
  const name = [recipientInfo?.firstName, recipientInfo?.lastName].filter(Boolean).join(' ');
  return [
    ...(v3?.subscription
      ? [`${v3.subscription.title}: ${chargesText(v3.subscription, price * quantity)}`]
      : []),
    ...(v3?.chosen.isPreorder ? ['Pre-order: ships later'] : []),
    ...(recipientInfo ? [`For ${[name, recipientInfo.email].filter(Boolean).join(', ')}`] : []),
    ...(deliverAt ? [`Sent on ${deliverAt.slice(0, 10)}`] : []),
  ];
}

function summaryLine(line: ResolvedLine, { memberships }: Quote): Html {
  const { picture, description, quantity, name } = line;
  const paidBy = memberships.selected.find(({ lineItemIds }) => lineItemIds.includes(line.id));
  const membership = memberships.eligible.find((one) => one.membership.id === paidBy?.id)?.membership;
  return html`<li>
    ${
      picture
        ? html`<img src="/media/${picture.id}/v1/fill/w_112,h_112,q_85,enc_auto/picture.jpg" width="56" height="56" alt="" />`
        : ''
    }
    <div>
      ${name}
      ${description.map((part) => html`<br /><span class="note">${part.name}: ${part.value}</span>`)}
      ${extrasOf(line).map((text) => html`<br /><span class="note">${text}</span>`)}
      <br /><span class="note">Quantity: ${quantity}</span>
    </div>
    <span>${membership ? `Covered by ${membership.name}` : formatMoney(line.price * quantity)}</span>
  </li>`;
}
