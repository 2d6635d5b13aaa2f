import { SignJWT } from 'jose';
import { SITE_ID } from '../core/platform';
import type { events } from './schema';
import type { SigningKey } from './signing-key';

const LIFE = '1h';

/**
 * Returns an event in its sent form: a JWT whose claim `data` is JSON in a string, in which `data`
 * and `identity` are again JSON in strings. Receivers check its expiry against their own time, so
 * its timestamps use the machine's clock, not the sandbox's.
 */
export function signEvent(
  { privateKey }: SigningKey,
  { type, identity, body }: Pick<typeof events.$inferSelect, 'type' | 'identity' | 'body'>,
): Promise<string> {
  const data = JSON.stringify({
    eventType: type,
    instanceId: SITE_ID,
    ...(identity ? { identity: JSON.stringify(identity) } : {}),
    data: JSON.stringify(body),
  });
  return new SignJWT({ data })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'sandbox' })
    .setIssuer('wix.com')
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(privateKey);
}
