import { html } from 'hono/html';
import type { ProductEvents } from '../../catalog/products/events';
import type { CatalogEntry } from '../../catalog/types';
import { fill, type Language, loadLanguage } from '../../core/language';
import { currentSite } from '../../core/site';
import type { Writer } from '../../db/database';
import { mailBody } from '../../mail/body';
import { sendMail } from '../../mail/store';
import { type BackInStockRequest, findWaiting, markSent } from './store';
import type { ItemDetails } from './types';

/**
 * Returns the events of a catalog that also answer requests: every change of stock, by a merchant,
 * an order or a cancellation, reports its product there. The emails are sent in the transaction of
 * the change.
 */
export const notifyingEvents = (events: ProductEvents): ProductEvents => ({
  ...events,
  stockChanged: async (tx, change, at) => {
    await events.stockChanged(tx, change, at);
    await notifyOf(tx, change.after, at);
  },
});

async function notifyOf(tx: Writer, { product, variants }: CatalogEntry, at: number): Promise<void> {
  const inStock = variants.filter((variant) => variant.inStock).map(({ id }) => id);
  if (inStock.length === 0) return;
  for (const row of await findWaiting(tx, product.id))
    if (row.variantId === null || inStock.includes(row.variantId)) await notify(tx, row, at);
}

/** Sends the email of a request, and marks the request as answered. */
export async function notify(
  tx: Writer,
  row: BackInStockRequest,
  at: number,
  details: ItemDetails = row.document.itemDetails,
): Promise<void> {
  const language = await loadLanguage(row.document.language ?? null);
  await sendMail(tx, { clock: { now: () => at } }, mailOf(language, row, details));
  await markSent(tx, row, { autoNotified: true, at });
}

function mailOf(language: Language, { email, itemUrl }: BackInStockRequest, { name, image }: ItemDetails) {
  const { stockMail: texts } = language.texts;
  const heading = fill(texts.subject, { name });
  const reason = fill(texts.reason, { shop: currentSite().name });
  const content = html`<h1 style="font-size:22px">${heading}</h1>
    ${image?.startsWith('http') ? html`<p><img src="${image}" alt="" width="240" style="height:auto" /></p>` : ''}
    ${itemUrl === null ? '' : html`<p><a href="${itemUrl}">${texts.see}</a></p>`}
    <p>${reason}</p>`;
  return {
    to: email,
    subject: heading,
    text: [heading, itemUrl ?? '', reason].filter((line) => line !== '').join('\n\n'),
    html: mailBody(language, content),
  };
}
