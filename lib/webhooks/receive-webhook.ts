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

/** Bytes. An order event contains the whole order. */
const LARGEST_EVENT = 512 * 1024;
/**
 * A delivery older than `OLDEST_MS` is a replay. Clocks may differ by `SKEW_MS`. In milliseconds.
 */
const OLDEST_MS = 10 * 60 * 1_000;
const SKEW_MS = 2 * 60 * 1_000;
/** Covers the one-second resolution of the signature and the time in transit. */
const SAME_PAYLOAD_MS = 3_000;

/**
 * Handles a webhook of the platform: checks its signature and its age, processes each event once,
 * and makes the affected cache tags stale. The platform sends a webhook again unless it gets a 200.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  try {
    if (!hearsEvents()) throw new ShopError('not-found');
    const jwt = (await readText(request, LARGEST_EVENT)).trim();
    const event = await readEvent(jwt);
    if (!isRecent(event)) throw new ShopError('bad-request', { cause: new Error('an old webhook') });
    return answer({ taken: await processEvent(event, jwt) });
  } catch (error) {
    if (!(error instanceof UnsignedEventError)) return answerError(report(error, 'POST /api/webhooks'));
    logger.warn({ where: 'POST /api/webhooks' }, 'a webhook was not signed by the platform');
    return answerError(new ShopError('forbidden-origin'));
  }
}

function isRecent({ signedAt }: PlatformEvent): boolean {
  if (signedAt === null) return false;
  const age = Date.now() - signedAt;
  return age <= OLDEST_MS && age >= -SKEW_MS;
}

/**
 * Whether an event without an id may be a second change within the same second. Signatures have a
 * resolution of one second, so both changes have identical payloads. Processing an event twice does
 * no harm. Missing the second change would show an old price for minutes.
 */
const mayBeAnother = ({ id, signedAt }: PlatformEvent): boolean =>
  id === null && signedAt !== null && Date.now() - signedAt < SAME_PAYLOAD_MS;

/**
 * Returns the header and the payload of a JWT whose signature has been checked. The signature
 * itself has several valid spellings (padding, unused bits of its last character), so a key that
 * includes it would let a replayed event pass.
 */
const signedPartOf = (jwt: string): string => jwt.slice(0, jwt.lastIndexOf('.'));

/** Processes an event. Returns false for one that was processed before. */
async function processEvent(event: PlatformEvent, jwt: string): Promise<boolean> {
  const { id, type, productId, collectionId } = event;
  // Without an id, the signed part identifies an event. It includes the time of signing.
  const key = id ?? createHash('sha256').update(signedPartOf(jwt)).digest('base64url');
  if (!(await claimEvent(key)) && !mayBeAnother(event)) return false;
  try {
    const tags = staleTags(type, productId, collectionId);
    makeStale(tags);
    if (tags.length > 0) await forgetOffers(productId);
    logger.info({ where: 'POST /api/webhooks', type, tags: tags.length }, 'the platform reported a change');
    return true;
  } catch (error) {
    await releaseEvent(key);
    throw error;
  }
}
