import 'server-only';
import { z } from 'zod';
import { readSigned, signingKey, signValue } from '@/lib/http/signed-value';
import { countAttempt } from '@/lib/limits/limit';

const NAME = 'site_form';
const PURPOSE = 'opened forms';
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Nobody reads and fills in a form in less time. In milliseconds. */
const FASTEST_MS = 2_000;

const openedSchema = z.object({ at: z.number() });

/**
 * Returns a value for a form that is opened now. Cached pages cannot carry one: their forms request
 * it with a script, or have none.
 */
export function openedNow(): string {
  const at = Date.now();
  return signValue(NAME, { at }, at + DAY_MS, signingKey(PURPOSE));
}

function wasOpenForAMoment(opened: string): boolean {
  const parsed = openedSchema.safeParse(readSigned(NAME, opened, signingKey(PURPOSE)));
  return parsed.success && Date.now() - parsed.data.at >= FASTEST_MS;
}

/**
 * Counts a submission of the sender's address. One without a value from `openedNow`, or with a too
 * recent one, has a lower limit. It is not rejected, because shoppers without JavaScript send none.
 *
 * @throws ShopError `too-many-attempts`
 */
export async function countSubmission(formId: string, opened: string): Promise<void> {
  await countAttempt(wasOpenForAMoment(opened) ? 'site-form' : 'site-form-untimed', formId);
}
