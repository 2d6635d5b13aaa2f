import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';
import { addressIn } from './address.mjs';

/** Attempts of one key in its current window, which begins with the first one. */
type Attempts = { count: number; endsAt: number };
type Rule = LimitRule & { name: LimitName };

/** Per rule. Beyond them, the keys that were not used for the longest time are dropped. */
const MAX_KEYS = 10_000;

/** The attempts by rule and key. Nothing here refers to a request: no timer, no closure. */
const stored = processState('limits', () => new Map<string, LRUCache<string, Attempts>>());

const idOf = ({ name, by }: Rule): string => `limit:${name}:${by}`;

function attemptsOf(rule: Rule): LRUCache<string, Attempts> {
  const attempts = stored.get(idOf(rule)) ?? new LRUCache<string, Attempts>({ max: MAX_KEYS });
  stored.set(idOf(rule), attempts);
  return attempts;
}

/** Changes the count of a key. A count of at most `renewedUpTo` begins its window again. */
function addHere(rule: Rule, key: string, change: 1 | -1, renewedUpTo: number): Attempts {
  const now = Date.now();
  const all = attemptsOf(rule);
  const known = all.get(key);
  const endsAt = now + rule.within * 1_000;
  const attempts = known && known.endsAt > now ? known : { count: 0, endsAt };
  attempts.count = Math.max(0, attempts.count + change);
  if (attempts.count <= renewedUpTo) attempts.endsAt = endsAt;
  all.set(key, attempts);
  // A copy: concurrent attempts each get their own count.
  return { ...attempts };
}

/** Does what `addHere` does, for all servers of the shop. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count < 0 then
  count = 0
  redis.call('SET', KEYS[1], count)
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 or count <= tonumber(ARGV[3]) then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {count, left}`;

/** Counts in Redis when servers share it, and in this process without Redis or in an outage. */
async function add(rule: Rule, key: string, change: 1 | -1, renewedUpTo = -1): Promise<Attempts> {
  try {
    const redis = await sharedRedis();
    if (redis === null) return addHere(rule, key, change, renewedUpTo);
    const reply = await redis.eval(ADD, {
      keys: [`${idOf(rule)}:${key}`],
      arguments: [change, rule.within * 1_000, renewedUpTo].map(String),
    });
    const [count, left] = z.tuple([z.number(), z.number()]).parse(reply);
    return { count, endsAt: Date.now() + left };
  } catch {
    return addHere(rule, key, change, renewedUpTo);
  }
}

const allowedBy = ({ attempts, max = Number.POSITIVE_INFINITY }: LimitRule): number =>
  Math.min(Math.ceil(attempts * env.LIMIT_FACTOR), max);

/** Hashes emails, tokens and IP addresses, so that none is stored in clear text. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** Stands for an account, which cannot be read from it. */
export const accountKey = (account: string): string => keyOf(account.trim().toLowerCase());

function keyFor({ by }: LimitRule, account: string, address: string | null): string | null {
  if (by === 'address') return address && keyOf(address);
  return by === 'account' ? keyOf(account, address ?? '') : keyOf(account);
}

/** The rules of a limit that have a key in this request. @param account its `accountKey` */
async function rulesFor(name: LimitName, account: string): Promise<{ rule: Rule; key: string }[]> {
  const address = await clientAddress();
  return LIMITS[name].flatMap((rule) => {
    const key = keyFor(rule, account, address);
    return key === null ? [] : [{ rule: { ...rule, name }, key }];
  });
}

/**
 * Counts a try, whether or not such an account exists: by the rules in their order, up to the first
 * that has no attempts left.
 * @param account an email in any spelling or another key, never one that a client can choose freely
 * @throws ShopError `too-many-attempts` with the seconds to wait
 */
export async function countAttempt(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, accountKey(account))) {
    const allowed = allowedBy(rule);
    const { count, endsAt } = await add(rule, key, 1, rule.isRenewed ? allowed : -1);
    if (count > allowed)
      throw new ShopError('too-many-attempts', {
        retryAfterSeconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000)),
      });
  }
}

/** Counts a try as `countAttempt` does. Returns false instead of throwing `too-many-attempts`. */
export async function hasAttemptsLeft(name: LimitName, account: string): Promise<boolean> {
  try {
    await countAttempt(name, account);
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too-many-attempts') return false;
    throw error;
  }
}

/** Counts a try that another limit has allowed, however many came before. */
export async function recordAttempt(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, accountKey(account)))
    await add(rule, key, 1, rule.isRenewed ? Number.MAX_SAFE_INTEGER : -1);
}

/** Clears the attempts of an account after a successful one. Those of an IP address stay. */
export async function resetAttempts(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, accountKey(account))) {
    if (rule.by === 'address') continue;
    attemptsOf(rule).delete(key);
    await (await sharedRedis())?.del(`${idOf(rule)}:${key}`).catch(() => undefined);
  }
}

/** Takes one attempt back where only failures count, after `countAttempt` with the same arguments. */
export async function takeBackAttempt(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, accountKey(account))) await add(rule, key, -1);
}

/**
 * - `account`: counts per account (an email, a wait for a code, a cart) and, where it is known,
 *   per IP address, so that no client can lock another out.
 * - `account-everywhere`: counts per account over all IP addresses.
 * - `address`: counts per IP address over all accounts.
 */
type LimitRule = {
  by: 'account' | 'account-everywhere' | 'address';
  attempts: number;
  /** Seconds. */
  within: number;
  /** Each allowed attempt begins the window again, as the platform does. */
  isRenewed?: boolean;
  /** `LIMIT_FACTOR` does not raise the attempts beyond it. */
  max?: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * docs/security.md lists the same limits. The rule by IP address comes first: a client that has
 * used it up neither uses up a shared limit nor adds keys for made-up accounts.
 */
export const LIMITS = {
  'sign-in': [{ by: 'address', attempts: 60, within: 15 * MINUTE }],
  // Where the account has not signed in before (lib/auth/known-browser.ts). Strangers must stop
  // before the platform does, or they would lock the owner out. Its number is not public: the
  // sandbox's is 20 wrong passwords within 15 minutes of each other.
  'password-of-stranger': [
    { by: 'account-everywhere', attempts: 10, within: 15 * MINUTE, isRenewed: true, max: 10 },
  ],
  // The account is the mark of one browser.
  'password-in-known-browser': [
    { by: 'account-everywhere', attempts: 9, within: 15 * MINUTE, isRenewed: true, max: 9 },
  ],
  register: [
    { by: 'address', attempts: 30, within: HOUR },
    { by: 'account', attempts: 10, within: HOUR },
  ],
  // A registration may send a code to an email that the client has made up.
  'registration-mail': [{ by: 'account-everywhere', attempts: 5, within: HOUR }],
  // The account is the wait for a code, in one browser. A new IP address must not reset the count.
  'verification-code': [
    { by: 'address', attempts: 60, within: 15 * MINUTE },
    { by: 'account-everywhere', attempts: 10, within: 15 * MINUTE },
  ],
  // Counts several waits for the same email, because each sign-in begins one.
  'verification-code-of-email': [{ by: 'account', attempts: 10, within: 15 * MINUTE }],
  'verification-mail': [
    { by: 'address', attempts: 30, within: HOUR },
    { by: 'account-everywhere', attempts: 5, within: HOUR },
  ],
  // Another person can use these up. Signing in again still sends a code.
  'verification-mail-of-email': [{ by: 'account-everywhere', attempts: 20, within: HOUR }],
  'reset-request': [{ by: 'address', attempts: 30, within: HOUR }],
  // Not reported to the shopper, because anyone could use these up (lib/auth/recover.ts).
  'reset-mail': [{ by: 'account-everywhere', attempts: 5, within: HOUR }],
  // Each costs two platform calls of the shop's quota: a renewal and a new visitor.
  'rejected-renewal': [
    { by: 'address', attempts: 10, within: MINUTE },
    { by: 'account-everywhere', attempts: 20, within: MINUTE },
  ],
  // Each costs up to three: the rejected one, a renewal and the repeated call.
  'rejected-token': [{ by: 'address', attempts: 20, within: MINUTE }],
  // Shoppers may share an IP address. lib/wix/call-budget.ts has a lane for the calls of all of them.
  'new-visitor': [{ by: 'address', attempts: 20, within: MINUTE }],
  // Each costs a platform call, and another one without a session.
  'hosted-sign-in': [{ by: 'address', attempts: 20, within: 10 * MINUTE }],
  'hosted-sign-in-of-session': [{ by: 'account-everywhere', attempts: 20, within: 10 * MINUTE }],
  vitals: [
    { by: 'address', attempts: 60, within: MINUTE },
    { by: 'account-everywhere', attempts: 1_200, within: MINUTE },
  ],
  // The secret of a preview has at least 32 characters. Guesses are not worth their calls.
  preview: [{ by: 'address', attempts: 20, within: 10 * MINUTE }],
  'site-form': [{ by: 'address', attempts: 20, within: HOUR }],
  // A sender who does not show that the form was open for a moment (lib/site-forms/spam.ts).
  'site-form-untimed': [{ by: 'address', attempts: 5, within: HOUR }],
  // The merchant's automations may send an email to an address in a form.
  'form-mail': [{ by: 'account-everywhere', attempts: 5, within: HOUR }],
  // Statements about contracts. Nobody must be kept from one, so this is far above what households
  // or offices send, and the page then offers an email (lib/site-forms/statement.ts).
  statement: [{ by: 'address', attempts: 100, within: HOUR }],
  // Each is confirmed by email.
  'statement-mail': [{ by: 'account-everywhere', attempts: 10, within: HOUR }],
  // The account is a cart, which one shopper has in all sessions.
  coupon: [
    { by: 'address', attempts: 100, within: 10 * MINUTE },
    { by: 'account-everywhere', attempts: 20, within: 10 * MINUTE },
  ],
  // Gift cards are money, so their codes must not be guessed.
  'gift-card': [
    { by: 'address', attempts: 50, within: 10 * MINUTE },
    { by: 'account-everywhere', attempts: 10, within: 10 * MINUTE },
  ],
  // Beyond it, the shop recommends by its own rule, without a platform call.
  recommendations: [{ by: 'address', attempts: 60, within: MINUTE }],
  // A feed has all products. Programs read it a few times a day.
  feed: [{ by: 'address', attempts: 30, within: 10 * MINUTE }],
  // One program asks for many people from few addresses. Its reads share the quota with the pages.
  'agent-read': [{ by: 'address', attempts: 240, within: MINUTE }],
  // Each costs up to ten platform calls of the part of the quota for programs.
  'agent-create': [
    { by: 'address', attempts: 30, within: 10 * MINUTE },
    { by: 'account-everywhere', attempts: 60, within: MINUTE },
  ],
  'agent-change': [{ by: 'address', attempts: 120, within: MINUTE }],
  // Each makes the shop fetch a URL that the client names.
  'agent-profile': [
    { by: 'address', attempts: 10, within: MINUTE },
    { by: 'account-everywhere', attempts: 30, within: MINUTE },
  ],
  // New search terms: typing causes one for every few letters. Beyond it, the shop searches its own lists.
  search: [{ by: 'address', attempts: 20, within: MINUTE }],
  // Lists of ids beyond the known catalog, which may be made up: a shared list, a wishlist.
  'product-ids': [{ by: 'address', attempts: 20, within: MINUTE }],
  // Plain forms do not name the variant, so an unknown product costs a call of the carts' quota.
  'product-of-form': [{ by: 'address', attempts: 60, within: MINUTE }],
  // Each request sends one person one email.
  'back-in-stock': [
    { by: 'address', attempts: 30, within: HOUR },
    { by: 'account-everywhere', attempts: 10, within: HOUR },
  ],
  // The account is a member, who has one review of each product.
  review: [
    { by: 'address', attempts: 60, within: HOUR },
    { by: 'account-everywhere', attempts: 20, within: HOUR },
  ],
  // A change of a member's list takes up to three platform calls.
  'saved-items': [
    { by: 'address', attempts: 300, within: MINUTE },
    { by: 'account', attempts: 60, within: MINUTE },
  ],
} as const satisfies Record<string, readonly LimitRule[]>;

type LimitName = keyof typeof LIMITS;

async function clientAddress(): Promise<string | null> {
  try {
    return addressIn((await headers()).get('x-forwarded-for'), env.TRUSTED_PROXIES);
  } catch {
    // Outside of a request.
    return null;
  }
}
