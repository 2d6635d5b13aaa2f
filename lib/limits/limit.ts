import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';
import { clientAddress } from './client-address';
import { LIMITS, type LimitName, type LimitRule } from './rules';

/** Tries of one key in its current window, which begins with the first one. */
type Tries = { count: number; endsAt: number };
type Rule = LimitRule & { name: LimitName };

/**
 * The most keys of a rule. Beyond them, those that were not used for the longest time are dropped.
 */
const MAX_KEYS = 10_000;

/** The tries by rule and key. Nothing here refers to a request: no timer, no closure. */
const stored = processState('limits', () => new Map<string, LRUCache<string, Tries>>());

const idOf = ({ name, by }: Rule): string => `limit:${name}:${by}`;

function triesOf(rule: Rule): LRUCache<string, Tries> {
  const tries = stored.get(idOf(rule)) ?? new LRUCache<string, Tries>({ max: MAX_KEYS });
  stored.set(idOf(rule), tries);
  return tries;
}

/** Changes the count of a key by 1 or -1. Returns the new count and the end of its window. */
function addHere(rule: Rule, key: string, change: 1 | -1): Tries {
  const now = Date.now();
  const all = triesOf(rule);
  const known = all.get(key);
  const tries = known && known.endsAt > now ? known : { count: 0, endsAt: now + rule.within * 1_000 };
  tries.count = Math.max(0, tries.count + change);
  all.set(key, tries);
  // A copy: concurrent tries each get their own count.
  return { ...tries };
}

/** Does what `addHere` does, for all servers of the shop. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count < 0 then
  count = 0
  redis.call('SET', KEYS[1], count)
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {count, left}`;

/**
 * Counts in Redis when several servers share it, and in this process without Redis or in an outage.
 */
async function add(rule: Rule, key: string, change: 1 | -1): Promise<Tries> {
  try {
    const redis = await sharedRedis();
    if (redis === null) return addHere(rule, key, change);
    const reply = await redis.eval(ADD, {
      keys: [`${idOf(rule)}:${key}`],
      arguments: [String(change), String(rule.within * 1_000)],
    });
    const [count, left] = z.tuple([z.number(), z.number()]).parse(reply);
    return { count, endsAt: Date.now() + left };
  } catch {
    return addHere(rule, key, change);
  }
}

/** Hashes emails, tokens and addresses, so that none is stored in clear text. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** Returns what stands for an account here, from which it cannot be read. */
export const accountKey = (account: string): string => keyOf(account.trim().toLowerCase());

function keyFor({ by }: LimitRule, account: string, address: string | null): string | null {
  if (by === 'address') return address && keyOf(address);
  return by === 'account' ? keyOf(account, address ?? '') : keyOf(account);
}

/**
 * Returns the rules of a limit with the keys of this request. Rules without a key do not apply.
 *
 * @param account its `accountKey`
 */
async function rulesFor(name: LimitName, account: string): Promise<{ rule: Rule; key: string }[]> {
  const address = await clientAddress();
  return LIMITS[name].flatMap((rule) => {
    const key = keyFor(rule, account, address);
    return key === null ? [] : [{ rule: { ...rule, name }, key }];
  });
}

/**
 * Counts a try. The result does not depend on whether such an account exists. The rules are counted
 * in their order, and none after the first that has no tries left.
 *
 * @param account an email in any spelling, or another key. Never a value that the client can choose
 *   freely.
 * @throws ShopError `too-many-tries` with the seconds to wait
 */
export async function countTry(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, accountKey(account))) {
    const { count, endsAt } = await add(rule, key, 1);
    if (count > Math.ceil(rule.tries * env.LIMIT_FACTOR))
      throw new ShopError('too-many-tries', {
        retryAfterSeconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000)),
      });
  }
}

/** Counts a try as `countTry` does. Returns false instead of throwing `too-many-tries`. */
export async function hasTriesLeft(name: LimitName, account: string): Promise<boolean> {
  try {
    await countTry(name, account);
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too-many-tries') return false;
    throw error;
  }
}

/**
 * Clears the tries of an account at this address, after a successful one.
 *
 * @param account its `accountKey`
 */
export async function forgetTries(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, account)) {
    if (rule.by !== 'account') continue;
    triesOf(rule).delete(key);
    await (await sharedRedis())?.del(`${idOf(rule)}:${key}`).catch(() => undefined);
  }
}

/**
 * Takes one try back where only failures count. Call it after `countTry` with the same arguments.
 */
export async function takeBackTry(name: LimitName, account: string): Promise<void> {
  for (const { rule, key } of await rulesFor(name, accountKey(account))) await add(rule, key, -1);
}
