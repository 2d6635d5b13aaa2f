import 'server-only';
import { LRUCache } from 'lru-cache';
import { fingerprint } from '@/lib/http/signed-value';
import { accountKey } from '@/lib/limits/limit';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';
import { createShare } from '@/lib/share';
import type { RefreshToken } from '@/lib/wix/tokens';
import type { Session } from './cookie';

/**
 * The members' sessions that ended here. The platform revokes only the refresh tokens that it is
 * given: an access token works until it expires, and a change of the password leaves other sessions
 * as they are. So no server of the shop accepts either. Lists are bounded and hold hashes. Redis
 * has those of all servers, else each has its own.
 */

/** As long as a browser keeps the cookies. In milliseconds. */
const COOKIE_MS = 400 * 24 * 60 * 60_000;
/** An access token is valid for four hours. The platform has revoked its refresh token. */
const ACCESS_MS = 5 * 60 * 60_000;
const MAX_SESSIONS = 10_000;
const MAX_SESSIONS_OF_MEMBER = 50;
/** Another server accepts an ended session no longer than this. In milliseconds. */
const LOOK_UP_MS = 2_000;

type State = {
  ended: LRUCache<string, true>;
  /** By account, the oldest first. */
  sessions: LRUCache<string, string[]>;
  share: (key: string, look: () => Promise<boolean>) => Promise<boolean>;
};

const state = processState(
  'ended-sessions',
  (): State => ({
    ended: new LRUCache({ max: MAX_SESSIONS, ttl: COOKIE_MS }),
    sessions: new LRUCache({ max: MAX_SESSIONS }),
    share: createShare<boolean>(LOOK_UP_MS),
  }),
);

const idOf = ({ value }: RefreshToken): string => fingerprint(`ended ${value}`);

/** Ends a member's session, wherever its cookies were copied to. */
export const endSession = (refreshToken: RefreshToken): Promise<void> => end(idOf(refreshToken), ACCESS_MS);

async function end(id: string, milliseconds: number): Promise<void> {
  state.ended.set(id, true, { ttl: milliseconds });
  await (await sharedRedis())?.set(`session-ended:${id}`, '1', { PX: milliseconds }).catch(() => undefined);
}

async function isEnded({ refreshToken }: Session): Promise<boolean> {
  if (refreshToken.role !== 'member') return false;
  const id = idOf(refreshToken);
  if (state.ended.has(id)) return true;
  const redis = await sharedRedis();
  if (redis === null) return false;
  return state.share(id, async () => (await redis.exists(`session-ended:${id}`).catch(() => 0)) > 0);
}

/** Removes the access token of a session that ended here. Its renewal gives a new visitor's. */
export async function unlessEnded(session: Session | null): Promise<Session | null> {
  return session !== null && (await isEnded(session)) ? { ...session, accessToken: null } : session;
}

export const isRefreshEnded = (refreshToken: RefreshToken): Promise<boolean> =>
  isEnded({ accessToken: null, refreshToken });

/** A change of the password can end the session then. */
export async function recordSession(email: string, refreshToken: RefreshToken): Promise<void> {
  const account = accountKey(email);
  const id = idOf(refreshToken);
  const known = state.sessions.get(account) ?? [];
  if (known.includes(id)) return;
  state.sessions.set(account, [...known, id].slice(-MAX_SESSIONS_OF_MEMBER));
  const redis = await sharedRedis();
  const key = `sessions:${account}`;
  await redis
    ?.multi()
    .zAdd(key, { score: Date.now(), value: id })
    .zRemRangeByRank(key, 0, -MAX_SESSIONS_OF_MEMBER - 1)
    .pExpire(key, COOKIE_MS)
    .exec()
    .catch(() => undefined);
}

export async function endSessionsOf(email: string, own: RefreshToken | null): Promise<void> {
  const account = accountKey(email);
  const redis = await sharedRedis();
  const shared = (await redis?.zRange(`sessions:${account}`, 0, -1).catch(() => [])) ?? [];
  const ids = new Set([...shared, ...(state.sessions.get(account) ?? [])]);
  const kept = own === null ? null : idOf(own);
  for (const id of ids) if (id !== kept) await end(id, COOKIE_MS);
}
