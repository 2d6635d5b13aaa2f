import 'server-only';
import { createHash } from 'node:crypto';
import { staleTags } from '@/lib/cache';
import { forgetOffers } from '@/lib/catalog/live-offer';
import { ShopError } from '@/lib/errors/shop-error';
import { readText } from '@/lib/http/read-body';
import { answer, answerError, report } from '@/lib/http/respond';
import { logger } from '@/lib/observe/logger';
import { hearsEvents, type PlatformEvent, readEvent, UnsignedEventError } from '@/lib/wix/webhooks';
import { makeStale } from './make-stale';
import { claimEvent, releaseEvent } from './seen-events';

/** An order comes whole. */
const LARGEST_EVENT = 512 * 1024;
/** An older delivery is somebody's who has kept it; the clocks may differ by the other. In milliseconds. */
const OLDEST_MS = 10 * 60 * 1_000;
const SKEW_MS = 2 * 60 * 1_000;
/** The second in which it was signed, and the way. */
const SAME_WORDS_MS = 3_000;

/**
 * Takes a webhook of the platform: checks its signature and its time, takes each event once, and makes stale what it
 * says has changed. The platform sends again what is not answered with 200.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  try {
    if (!hearsEvents()) throw new ShopError('not-found');
    const jwt = (await readText(request, LARGEST_EVENT)).trim();
    const event = await readEvent(jwt);
    if (!isOfNow(event)) throw new ShopError('bad-request', { cause: new Error('an old webhook') });
    return answer({ taken: await take(event, jwt) });
  } catch (error) {
    if (!(error instanceof UnsignedEventError)) return answerError(report(error, 'POST /api/webhooks'));
    logger.warn({ where: 'POST /api/webhooks' }, 'a webhook was not signed by the platform');
    return answerError(new ShopError('forbidden-origin'));
  }
}

function isOfNow({ signedAt }: PlatformEvent): boolean {
  if (signedAt === null) return false;
  const age = Date.now() - signedAt;
  return age <= OLDEST_MS && age >= -SKEW_MS;
}

/**
 * Signatures know seconds only: two changes of a product within one are the same words. To take an event twice does no
 * harm; to miss the second change would show an old price for minutes.
 */
const mayBeAnother = ({ id, signedAt }: PlatformEvent): boolean =>
  id === null && signedAt !== null && Date.now() - signedAt < SAME_WORDS_MS;

/**
 * Returns the header and the payload of a JWT whose signature has been checked. The signature itself has several valid
 * spellings (padding, unused bits of its last character), so a key that includes it would let a replayed event pass.
 */
const signedPartOf = (jwt: string): string => jwt.slice(0, jwt.lastIndexOf('.'));

/** False for an event that was taken before. */
async function take(event: PlatformEvent, jwt: string): Promise<boolean> {
  const { id, type, productId } = event;
  // Without an id of its own an event is what was signed: the same words at another time are another event.
  const key = id ?? createHash('sha256').update(signedPartOf(jwt)).digest('base64url');
  if (!(await claimEvent(key)) && !mayBeAnother(event)) return false;
  try {
    const tags = staleTags(type, productId);
    makeStale(tags);
    if (tags.length > 0) await forgetOffers(productId);
    logger.info({ where: 'POST /api/webhooks', type, tags: tags.length }, 'the platform told of a change');
    return true;
  } catch (error) {
    await releaseEvent(key);
    throw error;
  }
}
