import 'server-only';
import { z } from 'zod';
import { readSigned, signingKey, signValue } from '@/lib/http/signed-value';
import { countAttempt, takeBackAttempt } from '@/lib/limits/limit';
import { recipientOf } from '@/lib/limits/recipient';
import type { FormAnswer } from '@/lib/model/site-form';

const NAME = 'site_form';
const PURPOSE = 'opened forms';
const DAY_MS = 24 * 60 * 60 * 1_000;
/** In milliseconds. A person needs more time to read and fill in a form. */
const FASTEST_MS = 2_000;

const openedSchema = z.object({ at: z.number() });

/** A signed value of now. A form on a cached page requests it with a script, or has none. */
export function openedNow(): string {
  const at = Date.now();
  return signValue(NAME, { at }, at + DAY_MS, signingKey(PURPOSE));
}

function wasOpenLongEnough(opened: string): boolean {
  const parsed = openedSchema.safeParse(readSigned(NAME, opened, signingKey(PURPOSE)));
  return parsed.success && Date.now() - parsed.data.at >= FASTEST_MS;
}

/**
 * Counts a submission of the sender's address. Without a value from `openedNow`, or with a too
 * recent one, the limit is lower. It is not rejected: shoppers without JavaScript send none.
 * @throws ShopError `too-many-attempts`
 */
export async function countSubmission(formId: string, opened: string): Promise<void> {
  await countAttempt(wasOpenLongEnough(opened) ? 'site-form' : 'site-form-untimed', formId);
}

/** Any text may be the recipient of an automation, whatever its field is called. */
const emailSchema = z.email();

/**
 * Counts a submission for each person to whom the merchant's automations could send a mail. Returns
 * a function that takes it back when nothing was sent.
 * @throws ShopError `too-many-attempts`
 */
export async function countRecipients(answers: Record<string, FormAnswer>): Promise<() => Promise<void>> {
  const emails = Object.values(answers).flatMap((answer) => emailSchema.safeParse(answer).data ?? []);
  const recipients = [...new Set(emails.map(recipientOf))];
  for (const recipient of recipients) await countAttempt('form-mail', recipient);
  return async () => {
    for (const recipient of recipients) await takeBackAttempt('form-mail', recipient);
  };
}
