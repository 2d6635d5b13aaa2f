import { html } from 'hono/html';
import type { Platform } from '../../core/platform';
import type { Order } from './store';
import { downloadUrl } from './wire';

/** Returns the buyer's email. `orderUrl`: the shop's page of the order, if it has one. */
export function confirmationMail(platform: Platform, order: Order, orderUrl: string | undefined) {
  const { document } = order;
  const { priceSummary, lineItems } = document;
  const name = document.billingInfo?.contactDetails?.firstName;
  const greeting = name ? `Thank you, ${name}!` : 'Thank you!';
  const state =
    order.paymentStatus === 'PAID'
      ? 'We’ve received your order and your payment.'
      : order.paymentStatus === 'PENDING'
        ? 'We’ve received your order. We’re waiting for your payment to be confirmed.'
        : 'We’ve received your order. It hasn’t been paid yet.';
  const lines = lineItems.map(({ quantity, productName, descriptionLines, lineItemPrice }) => {
    const choices = descriptionLines.map(
      (line) => ('plainText' in line ? line.plainText : line.colorInfo).original,
    );
    return { label: [`${quantity} × ${productName.original}`, ...choices].join(', '), amount: lineItemPrice };
  });
  const sums = [
    { label: 'Subtotal', amount: priceSummary.subtotal },
    ...(document.appliedDiscounts.length > 0
      ? [{ label: 'Discount', amount: { formattedAmount: `−${priceSummary.discount.formattedAmount}` } }]
      : []),
    { label: document.shippingInfo?.title ?? 'Shipping', amount: priceSummary.shipping },
    ...(document.taxIncludedInPrices ? [] : [{ label: 'Tax', amount: priceSummary.tax }]),
    { label: 'Total', amount: priceSummary.total },
    ...(document.taxIncludedInPrices ? [{ label: 'Includes tax', amount: priceSummary.tax }] : []),
  ];
  const downloads =
    order.paymentStatus === 'PAID'
      ? lineItems.flatMap(({ digitalFile }) =>
          digitalFile ? [{ name: digitalFile.fileName, url: downloadUrl(platform, order, digitalFile) }] : [],
        )
      : [];

  const text = [
    greeting,
    state,
    '',
    ...[...lines, ...sums].map(({ label, amount }) => `${label}: ${amount.formattedAmount}`),
    ...downloads.map(({ name: file, url }) => `\nDownload ${file}: ${url}`),
    ...(orderUrl ? [`\nYour order: ${orderUrl}`] : []),
  ].join('\n');

  const row = ({ label, amount }: { label: string; amount: { formattedAmount: string } }) =>
    html`<tr><td style="padding:4px 24px 4px 0">${label}</td><td style="text-align:right">${amount.formattedAmount}</td></tr>`;
  const body = html`<div style="font-family:system-ui,sans-serif;max-width:560px;color:#26221d">
    <h1 style="font-size:22px">${greeting}</h1>
    <p>${state}</p>
    <p>Order <strong>${order.number}</strong></p>
    <table style="border-collapse:collapse;width:100%">${lines.map(row)}<tr><td colspan="2"><hr></td></tr>${sums.map(row)}</table>
    ${downloads.map(({ name: file, url }) => html`<p><a href="${url}">Download ${file}</a></p>`)}
    ${orderUrl ? html`<p><a href="${orderUrl}">See your order</a></p>` : ''}
  </div>`;

  return {
    to: order.email ?? '',
    subject: `Order ${order.number}: ${order.paymentStatus === 'PAID' ? 'thank you' : 'received'}`,
    text,
    html: String(body),
  };
}
