import type { Context } from 'hono';
import type { Caller } from './access-tokens';
import { noteActingCaller } from './acting-identity';
import { isFromOtherPage } from './cross-origin';
import { plainError } from './errors';
import type { Platform } from './platform';

/** A caller that owns carts and orders: every caller except an API key. */
export type Shopper = Exclude<Caller, { kind: 'admin' }>;

/**
 * Returns the caller of the Authorization header: `<token>` or `Bearer <token>`. An API key starts
 * with `IST.` and may follow a visitor's token after a comma.
 * @throws PlatformError 401 for a missing, damaged or expired token. There is no lenient default. 403
 *   for an app in a page of another origin: the key is public, and any page that a developer opens
 *   could otherwise read the mails and members of the sandbox.
 */
export async function readCaller(platform: Platform, c: Context): Promise<Caller> {
  const caller = await authenticate(platform, c);
  if (caller.kind === 'admin' && isFromOtherPage(c))
    throw plainError(403, 'An API key works on servers only');
  noteActingCaller(caller);
  return caller;
}

async function authenticate(platform: Platform, c: Context): Promise<Caller> {
  const header = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const [token = '', apiKey] = header.split(',').map((part) => part.trim());
  const key = apiKey ?? (token.startsWith('IST.') ? token : undefined);
  if (key !== undefined) {
    if (key === platform.apiKey) return { kind: 'admin' };
    throw plainError(401, 'Unauthenticated');
  }
  const caller = await platform.tokens.readAccessToken(token);
  if (caller === undefined) throw plainError(401, 'Unauthenticated');
  return caller;
}

/**
 * Returns the calling visitor's id, also when an API key follows the visitor's token. Returns
 * undefined for a key alone.
 * @throws PlatformError 401 as `readCaller`.
 */
export async function readVisitorId(platform: Platform, c: Context): Promise<string | undefined> {
  const caller = await readCaller(platform, c);
  if (caller.kind !== 'admin') return caller.visitorId;
  const header = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const [token = ''] = header.split(',').map((part) => part.trim());
  const bearer = await platform.tokens.readAccessToken(token);
  return bearer === undefined || bearer.kind === 'admin' ? undefined : bearer.visitorId;
}

/**
 * Returns the calling visitor or member. @throws PlatformError 401, or 403 for an API key, which
 * owns no cart.
 */
export async function readShopper(platform: Platform, c: Context): Promise<Shopper> {
  const caller = await readCaller(platform, c);
  if (caller.kind === 'admin') throw plainError(403, 'Permission denied');
  return caller;
}

/**
 * Rejects every caller but an app (an API key or an app's token). @throws PlatformError 401; 403
 * for visitors and members.
 */
export async function requireAdmin(platform: Platform, c: Context): Promise<void> {
  if ((await readCaller(platform, c)).kind !== 'admin') throw plainError(403, 'Permission denied');
}

/**
 * Returns the owner id of carts and checkouts: the member's id when signed in, otherwise the
 * visitor's.
 */
export function ownerOf(shopper: Shopper): { ownerId: string; ownerType: 'visitor' | 'member' } {
  return shopper.kind === 'member'
    ? { ownerId: shopper.memberId, ownerType: 'member' }
    : { ownerId: shopper.visitorId, ownerType: 'visitor' };
}
