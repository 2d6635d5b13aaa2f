import { html } from 'hono/html';
import type { SubscriptionPlan } from '../../catalog/types';
import type { Html } from '../../core/html-page';
import { counted, dayIn, deductionIn, fill, moneyIn } from '../../core/language';
import { pageLanguage, pageTexts } from '../../core/page-language';
import { translatedShared } from '../../core/requested-view';
import type { ResolvedLine } from '../../ecom/lines/types';
import { productNameWire } from '../../ecom/lines/wire';
import type { Quote } from '../../ecom/quote/quote';

/** Renders the lines and the totals, with the total that the form sends back. */
export function summaryPanel(quote: Quote, { cartPageUrl }: { cartPageUrl?: string }): Html {
  const { checkout: texts, coupons } = pageTexts();
  const { coupon } = quote.errors;
  return html`<section class="panel" aria-labelledby="summary-heading">
    <h2 id="summary-heading">${texts.summary}</h2>
    <ul class="lines">${quote.lines.map((line) => summaryLine(line, quote))}</ul>
    ${cartPageUrl ? html`<p><a href="${cartPageUrl}">${texts.editCart}</a></p>` : ''}
    ${sums(quote)}
    ${coupon ? html`<p class="error">${fill(texts.couponNotApplied, { reason: coupons[coupon.code] })}</p>` : ''}
    ${quote.errors.membership ? html`<p class="error">${texts.membershipProblem}</p>` : ''}
    ${quote.giftCard.problem ? html`<p class="error">${texts.giftCardProblem}</p>` : ''}
    <input type="hidden" name="total" value="${quote.due}" />
  </section>`;
}

function sums({ priced, coupon, selected, needsShipping, taxRate, fees, giftCard, due }: Quote): Html {
  const language = pageLanguage();
  const { checkout: texts } = language.texts;
  const money = (minor: number) => moneyIn(language, minor);
  const row = (label: string, amount: string, className = '') =>
    html`<dt class="${className}">${label}</dt><dd class="${className}">${amount}</dd>`;
  const delivery = priced.shipping.price === 0 ? texts.free : money(priced.shipping.price);
  const tax = taxRate?.ratePpm ? taxRate.name : texts.tax;
  const couponLabel = fill(texts.coupon, { code: coupon?.code ?? '' });
  return html`<dl class="sums">
    ${row(texts.subtotal, money(priced.subtotal))}
    ${coupon && coupon.type !== 'FREE_SHIPPING' ? row(couponLabel, deductionIn(language, priced.discount)) : ''}
    ${coupon?.type === 'FREE_SHIPPING' ? row(couponLabel, texts.freeShipping) : ''}
    ${needsShipping ? row(texts.shipping, selected ? delivery : texts.none) : ''}
    ${fees.map(({ name, price }) => row(name, money(price)))}
    ${priced.isTaxIncluded ? '' : row(tax, money(priced.tax))}
    ${row(texts.total, money(priced.total), 'total')}
    ${priced.isTaxIncluded ? row(fill(texts.includesTax, { tax }), money(priced.tax)) : ''}
    ${giftCard.redeemed > 0 ? row(texts.giftCard, deductionIn(language, giftCard.redeemed)) : ''}
    ${giftCard.redeemed > 0 ? row(texts.amountDue, money(due), 'total') : ''}
  </dl>`;
}

/** The terms of a line that the buyer reads before paying: plan, delivery, recipient. */
function extrasOf({ v3, gift, price, quantity }: ResolvedLine): string[] {
  const language = pageLanguage();
  const { checkout: texts } = language.texts;
  const { recipientInfo, deliverAt } = gift?.giftingInfo ?? {};
  const name = [recipientInfo?.firstName, recipientInfo?.lastName].filter(Boolean).join(' ');
  return [
    ...(v3?.subscription
      ? [
          `${translatedShared('plan.title', v3.subscription.title)}: ${charges(v3.subscription, price * quantity)}`,
        ]
      : []),
    ...(v3?.chosen.isPreorder ? [texts.preOrder] : []),
    ...(recipientInfo
      ? [fill(texts.recipient, { recipient: [name, recipientInfo.email].filter(Boolean).join(', ') })]
      : []),
    ...(deliverAt ? [fill(texts.sentOn, { date: dayIn(language, deliverAt) })] : []),
  ];
}

/** `$5.10 every month until canceled`. `total` in minor units. */
function charges({ frequency, interval, billingCycles }: SubscriptionPlan, total: number): string {
  const language = pageLanguage();
  const { subscription: texts } = language.texts;
  return fill(texts.charges, {
    amount: moneyIn(language, total),
    every: counted(language, texts[frequency], interval),
    end: billingCycles === null ? texts.untilCanceled : counted(language, texts.payments, billingCycles),
  });
}

function summaryLine(line: ResolvedLine, { memberships }: Quote): Html {
  const { picture, description, quantity } = line;
  const language = pageLanguage();
  const { page, checkout } = language.texts;
  const paidBy = memberships.selected.find(({ lineItemIds }) => lineItemIds.includes(line.id));
  const membership = memberships.eligible.find((one) => one.membership.id === paidBy?.id)?.membership;
  return html`<li>
    ${
      picture
        ? html`<img src="/media/${picture.id}/v1/fill/w_112,h_112,q_85,enc_auto/picture.jpg" width="56" height="56" alt="" />`
        : ''
    }
    <div>
      <bdi>${productNameWire(line).translated}</bdi>
      ${description.map(({ name, value }) => html`<br /><span class="note"><bdi>${translatedShared('option', name)}: ${translatedShared('choice', value)}</bdi></span>`)}
      ${extrasOf(line).map((text) => html`<br /><span class="note">${text}</span>`)}
      <br /><span class="note">${fill(page.quantity, { count: quantity })}</span>
    </div>
    <span>${membership ? fill(checkout.coveredBy, { name: membership.name }) : moneyIn(language, line.price * quantity)}</span>
  </li>`;
}
