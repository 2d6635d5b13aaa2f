import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { hostedPage, messageBody } from '../core/html-page';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';
import { sendMail } from '../mail/store';
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
  const link = `${platform.origin}/_hosted/subscription?token=${token}`;
  await sendMail(tx, platform, {
    to: email,
    subject: 'Confirm your subscription',
    text: `Open this link to confirm your subscription: ${link}`,
    html: String(await html`<p><a href="${link}">Confirm your subscription</a></p>`),
  });
}

/** The page to which the link of the email leads. */
export function subscriptionRoutes({ db }: Platform): Hono {
  const app = new Hono();
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
    if (!isKnown)
      return hostedPage(c, {
        title: 'Not found',
        body: messageBody('This link does not work', 'Subscribe again in the shop.', []),
        status: 404,
      });
    return hostedPage(c, {
      title: 'Subscribed',
      body: messageBody('You are subscribed', 'Thank you for confirming.', []),
    });
  });
  return app;
}
