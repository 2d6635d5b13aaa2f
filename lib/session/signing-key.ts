import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { logger } from '@/lib/observe/logger';

/** The framework loads a module once for each kind of route. All copies in this process must sign with one secret. */
const PROCESS_SECRET = Symbol.for('shop.signing-secret');

/**
 * Returns the 32-byte key that signs cookies for this purpose.
 *
 * It comes from `SESSION_SECRET`, else from the framework's `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY`, which several servers
 * share anyway (docs/deploy.md). Without either this process makes one, which is enough for one server: after a restart
 * a shopper in the middle of a sign-in starts it again.
 */
export function signingKey(purpose: string): Buffer {
  const secret = env.SESSION_SECRET ?? env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? processSecret();
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function processSecret(): string {
  const known: unknown = Reflect.get(globalThis, PROCESS_SECRET);
  if (typeof known === 'string') return known;
  if (env.REDIS_URL !== undefined)
    logger.warn(
      'several servers share a Redis, but no secret: a sign-in that continues on another server has to start again; set SESSION_SECRET to the same value for all',
    );
  const secret = randomBytes(32).toString('base64url');
  Reflect.set(globalThis, PROCESS_SECRET, secret);
  return secret;
}
