import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { hostedPage, messageBody } from '../core/html-page';
import { fill, loadLanguage } from '../core/language';
import { pageTexts } from '../core/page-language';
import type { Platform } from '../core/platform';
import { requestedLanguage } from '../core/requested-view';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';
import { mailBody } from '../mail/body';
import { sendMail } from '../mail/store';
import { withLanguageOfUrl } from '../multilingual/requested-view';
import { type FormDocument, inputsOf } from './types';

/**
 * Subscribers of the newsletter: contacts who have checked the box of a form that is mapped to
 * `SUBSCRIPTION`. With `DOUBLE_CONFIRMATION` (the platform's double opt-in), a subscriber is
 * `PENDING` until the link in an email is opened. The statuses are those of the platform's email
 * subscriptions.
 */
const subscriber = z.object({
  email: z.string(),
  status: z.enum(['PENDING', 'SUBSCRIBED']),
  /** Of the link in the email. */
  token: z.string(),
});
type Subscriber = z.infer<typeof subscriber>;

const KEY = 'formSubscribers';

export const readSubscribers = async (reader: Reader | Writer): Promise<Subscriber[]> =>
  z
    .array(subscriber)
    .catch([])
    .parse(await readSetting(reader, KEY));

/** Adds who subscribes with a submission, and sends the email with the link where it is needed. */
export async function subscribe(
  tx: Writer,
  platform: Platform,
  document: FormDocument,
  values: Record<string, unknown>,
): Promise<void> {
  const inputs = [...inputsOf(document)];
  const [target, box] =
    inputs.find(([, input]) => input.contactMapping?.contactField === 'SUBSCRIPTION') ?? [];
  const [address] = inputs.find(([, input]) => input.contactMapping?.contactField === 'EMAIL') ?? [];
  const email = address && values[address];
  if (!target || values[target] !== true || typeof email !== 'string') return;
  const all = await readSubscribers(tx);
  if (all.some((one) => one.email === email && one.status === 'SUBSCRIBED')) return;
  const isDouble = box?.contactMapping?.subscriptionInfo?.confirmationLevel === 'DOUBLE_CONFIRMATION';
  const token = crypto.randomUUID();
  const added: Subscriber = { email, token, status: isDouble ? 'PENDING' : 'SUBSCRIBED' };
  await writeSetting(tx, KEY, [...all.filter((one) => one.email !== email), added]);
  if (!isDouble) return;
  const lang = requestedLanguage();
  const language = await loadLanguage(lang);
  const { subject, openLink } = language.texts.subscribers;
  const query = new URLSearchParams({ token, ...(lang && { lang }) });
  const link = `${platform.origin}/_hosted/subscription?${query}`;
  await sendMail(tx, platform, {
    to: email,
    subject,
    text: fill(openLink, { link }),
    html: mailBody(language, html`<p><a href="${link}">${subject}</a></p>`),
  });
}

/** The page to which the link of the email leads. */
export function subscriptionRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;
  app.use('/_hosted/subscription/*', withLanguageOfUrl(platform));
  app.get('/_hosted/subscription', async (c) => {
    const token = c.req.query('token') ?? '';
    const isKnown = await db.write(async (tx) => {
      const all = await readSubscribers(tx);
      const known = all.find((one) => one.token === token);
      if (known)
        await writeSetting(tx, KEY, [
          ...all.filter((one) => one !== known),
          { ...known, status: 'SUBSCRIBED' },
        ]);
      return known !== undefined;
    });
    const { page, subscribers: texts } = pageTexts();
    if (!isKnown)
      return hostedPage(c, {
        title: page.notFound,
        body: messageBody(page.brokenLink, texts.again, []),
        status: 404,
      });
    return hostedPage(c, {
      title: texts.subscribed,
      body: messageBody(texts.youAre, texts.thanks, []),
    });
  });
  return app;
}
