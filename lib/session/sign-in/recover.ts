import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { sendRecoveryEmail } from '@/lib/wix/identity';
import { PlatformError } from '@/lib/wix/platform-error';
import { actForShopper } from '../read';

/** Every answer comes after this time, in milliseconds, whatever the platform does and however fast. */
export const RECOVERY_ANSWER_MS = 1_000;

/**
 * Has a mail with a link to a new password sent, if there is an account for this address, which the shopper is not
 * told: the answer and its time are the same for an address that has one and for one that has not.
 *
 * @throws PlatformError when the platform cannot be asked, which says nothing about the address.
 */
export async function requestRecovery(email: string): Promise<void> {
  const sending = actForShopper((client) =>
    sendRecoveryEmail(client, email, new URL('/login', env.SITE_URL).href),
  ).then(
    () => null,
    (error: unknown) => error,
  );
  const failure = await answerAfter(RECOVERY_ANSWER_MS, sending);
  // What is still under way then goes on after the answer.
  after(sending);
  if (failure === null || (failure instanceof PlatformError && !isOutage(failure))) return;
  throw failure;
}

const isOutage = (error: PlatformError): boolean => error.isTemporary || error.isUnauthenticated;

/** Waits exactly this long; answers what is known by then, else null. */
async function answerAfter(milliseconds: number, outcome: Promise<unknown>): Promise<unknown> {
  let known: unknown = null;
  void outcome.then((value) => {
    known = value;
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return known;
}
