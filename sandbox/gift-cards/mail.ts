import { html } from 'hono/html';
import { fill, fillHtml, type Language, loadLanguage, moneyIn } from '../core/language';
import type { Platform } from '../core/platform';
import { currentSite } from '../core/site';
import { mailBody } from '../mail/body';
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
      if (card.email !== '') {
        const at = { clock: { ...clock, now: () => card.deliverAt } };
        await sendMail(tx, at, giftCardMail(await loadLanguage(card.language), card));
      }
      await markAsMailed(tx, card, now);
    }
  });
}

function giftCardMail(language: Language, { email, firstName, buyer, message, value, code }: BoughtGiftCard) {
  const { giftCardMail: texts } = language.texts;
  const card = { amount: moneyIn(language, value), shop: currentSite().name };
  const greeting = firstName ? fill(texts.hello, { name: firstName }) : texts.helloAll;
  const sentence = buyer === '' ? fill(texts.bought, card) : fill(texts.sent, { ...card, buyer });
  const text = [greeting, sentence, ...(message ? [message] : []), fill(texts.code, { code })].join('\n\n');
  const content = html`<p>${greeting}</p>
    <p>${sentence}</p>
    ${message ? html`<blockquote style="white-space:pre-line">${message}</blockquote>` : ''}
    <p>${fillHtml(texts.code, { code: html`<strong>${code}</strong>` })}</p>`;
  return { to: email, subject: fill(texts.subject, card), text, html: mailBody(language, content) };
}
