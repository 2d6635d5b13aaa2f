import { html } from 'hono/html';
import { z } from 'zod';
import { own } from '../core/named';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';
import { sendMail } from '../mail/store';
import type { Submission } from './store';

/**
 * An automation of the dashboard: "form submitted → send an email". The address is the value of the
 * field `to`. Subject and text may have values of fields in braces, such as `{name}`.
 */
export const automationSchema = z.strictObject({
  formId: z.guid(),
  to: z.string().min(1).max(200),
  subject: z.string().max(200),
  text: z.string().max(5_000),
  /**
   * `off`: no email, as with a plan's quota used up. `held`: no email either, and the submission is
   * not confirmed, as the spam filter may decide.
   */
  state: z.enum(['on', 'off', 'held']).default('on'),
});
export type Automation = z.infer<typeof automationSchema>;

const KEY = 'formAutomations';

export const readAutomations = async (reader: Reader): Promise<Automation[]> =>
  z
    .array(automationSchema)
    .catch([])
    .parse(await readSetting(reader, KEY));

export const writeAutomations = (tx: Writer, automations: Automation[]): Promise<void> =>
  writeSetting(tx, KEY, automations);

type Answers = Pick<Submission, 'formId' | 'values'>;

/** Sends the emails of a submission. */
export async function runAutomations(tx: Writer, platform: Platform, { formId, values }: Answers) {
  for (const automation of await readAutomations(tx)) {
    const to = values[automation.to];
    if (automation.formId !== formId || automation.state !== 'on' || typeof to !== 'string') continue;
    const text = filled(automation.text, values);
    const subject = filled(automation.subject, values);
    const body = html`<pre style="font:inherit;white-space:pre-wrap">${text}</pre>`;
    await sendMail(tx, platform, { to, subject, text, html: String(body) });
  }
}

/** Returns whether the submissions of a form are held back. */
export const isHeld = async (reader: Reader, formId: string): Promise<boolean> =>
  (await readAutomations(reader)).some((one) => one.formId === formId && one.state === 'held');

const filled = (text: string, values: Record<string, unknown>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = own(values, key);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
