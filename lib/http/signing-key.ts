import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';

/** For a shop without a configured secret. Created when it is needed first. */
const generated = processState('signing-secret', (): { secret?: string } => ({}));

/**
 * Returns the 32-byte key that signs cookies for this purpose.
 *
 * It derives from `SESSION_SECRET`, else from `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY` of Next.js,
 * which several servers share anyway (docs/deploy.md). Without either, this process generates a
 * secret. That is enough for one server: after a restart, a shopper in the middle of a sign-in
 * starts again.
 */
export function signingKey(purpose: string): Buffer {
  const secret = env.SESSION_SECRET ?? env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? processSecret();
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function processSecret(): string {
  if (generated.secret !== undefined) return generated.secret;
  if (env.REDIS_URL !== undefined)
    logger.warn(
      'several servers share a Redis, but no secret: a sign-in that continues on another server has to start again; set SESSION_SECRET to the same value for all',
    );
  generated.secret = randomBytes(32).toString('base64url');
  return generated.secret;
}
