import { html } from 'hono/html';
import { deductionIn, fill, fillHtml, type Language, moneyIn } from '../../core/language';
import type { Platform } from '../../core/platform';
import { mailBody } from '../../mail/body';
import { minorOf } from './amount';
import type { Order } from './store';
import { downloadUrl } from './wire';

/** Returns the buyer's email. `orderUrl`: the shop's page of the order, if it has one. */
export function confirmationMail(
  platform: Platform,
  language: Language,
  order: Order,
  orderUrl: string | undefined,
) {
  const { orderMail: texts, checkout } = language.texts;
  const { document, number, paymentStatus } = order;
  const { priceSummary, lineItems } = document;
  const name = document.billingInfo?.contactDetails?.firstName;
  const greeting = name ? fill(texts.thanks, { name }) : texts.thanksAll;
  const state =
    paymentStatus === 'PAID' ? texts.paid : paymentStatus === 'PENDING' ? texts.pending : texts.unpaid;
  const money = (price: { amount: string }) => moneyIn(language, minorOf(price));
  const lines = lineItems.map(({ quantity, productName, descriptionLines, lineItemPrice }) => {
    const choices = descriptionLines.map(
      (line) => ('plainText' in line ? line.plainText : line.colorInfo).translated,
    );
    return {
      label: [`${quantity} × ${productName.translated}`, ...choices].join(', '),
      amount: money(lineItemPrice),
    };
  });
  const discount = deductionIn(language, minorOf(priceSummary.discount));
  const tax = money(priceSummary.tax);
  const sums = [
    { label: checkout.subtotal, amount: money(priceSummary.subtotal) },
    ...(document.appliedDiscounts.length > 0 ? [{ label: texts.discount, amount: discount }] : []),
    { label: document.shippingInfo?.title ?? checkout.shipping, amount: money(priceSummary.shipping) },
    ...(document.taxIncludedInPrices ? [] : [{ label: checkout.tax, amount: tax }]),
    { label: checkout.total, amount: money(priceSummary.total) },
    ...(document.taxIncludedInPrices ? [{ label: texts.includesTax, amount: tax }] : []),
  ];
  const downloads =
    paymentStatus === 'PAID'
      ? lineItems.flatMap(({ digitalFile }) =>
          digitalFile
            ? [
                {
                  label: fill(texts.download, { file: digitalFile.fileName }),
                  url: downloadUrl(platform, order, digitalFile),
                },
              ]
            : [],
        )
      : [];

  const text = [
    greeting,
    state,
    '',
    ...[...lines, ...sums].map(({ label, amount }) => `${label}: ${amount}`),
    ...downloads.map(({ label, url }) => `\n${label}: ${url}`),
    ...(orderUrl ? [`\n${fill(texts.yourOrder, { url: orderUrl })}`] : []),
  ].join('\n');

  const row = ({ label, amount }: { label: string; amount: string }) =>
    html`<tr><td style="padding-block:4px;padding-inline-end:24px"><bdi>${label}</bdi></td><td style="text-align:end">${amount}</td></tr>`;
  const content = html`<h1 style="font-size:22px">${greeting}</h1>
    <p>${state}</p>
    <p>${fillHtml(texts.order, { number: html`<strong>${number}</strong>` })}</p>
    <table style="border-collapse:collapse;width:100%">${lines.map(row)}<tr><td colspan="2"><hr></td></tr>${sums.map(row)}</table>
    ${downloads.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}
    ${orderUrl ? html`<p><a href="${orderUrl}">${texts.seeOrder}</a></p>` : ''}`;

  const subject = paymentStatus === 'PAID' ? texts.thanksSubject : texts.receivedSubject;
  return {
    to: order.email ?? '',
    subject: fill(subject, { number }),
    text,
    html: mailBody(language, content),
  };
}
