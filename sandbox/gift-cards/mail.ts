import { html } from 'hono/html';
import { formatMoney } from '../core/money';
import type { Platform } from '../core/platform';
import { currentSite } from '../core/site';
import { sendMail } from '../mail/store';
import { type BoughtGiftCard, findDueGiftCards, markAsMailed } from './store';

/**
 * Sends the emails of gift cards whose date has come. Nothing else depends on that moment, so it
 * runs when somebody looks into the inbox.
 */
export async function mailDueGiftCards({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  if ((await findDueGiftCards(db.read, now)).length === 0) return;
  await db.write(async (tx) => {
    for (const card of await findDueGiftCards(tx, now)) {
      if (card.email !== '')
        await sendMail(tx, { clock: { ...clock, now: () => card.deliverAt } }, giftCardMail(card));
      await markAsMailed(tx, card, now);
    }
  });
}

function giftCardMail({ email, firstName, buyer, message, value, code }: BoughtGiftCard) {
  const amount = formatMoney(value);
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  const card = `a ${amount} gift card for ${currentSite().name}`;
  const sentence = buyer === '' ? `Thank you for buying ${card}.` : `${buyer} sent you ${card}.`;
  const text = [greeting, sentence, ...(message ? [message] : []), `Your code: ${code}`].join('\n\n');
  const body = html`<div style="font-family:system-ui,sans-serif;max-width:560px;color:#26221d">
    <p>${greeting}</p>
    <p>${sentence}</p>
    ${message ? html`<blockquote style="white-space:pre-line">${message}</blockquote>` : ''}
    <p>Your code: <strong>${code}</strong></p>
  </div>`;
  return { to: email, subject: `A ${amount} gift card`, text, html: String(body) };
}
