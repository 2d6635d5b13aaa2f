import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { sharedRedis } from '@/lib/redis';
import { clientAddress } from './client-address';
import { LIMITS, type LimitName, type LimitRule } from './rules';

type Limiter = RateLimiterMemory | RateLimiterRedis;
const limiters = new Map<string, Promise<Limiter>>();

function limiterOf(name: LimitName, rule: LimitRule): Promise<Limiter> {
  const keyPrefix = `limit:${name}:${rule.by}`;
  const limiter = limiters.get(keyPrefix) ?? createLimiter(keyPrefix, rule);
  limiters.set(keyPrefix, limiter);
  return limiter;
}

/**
 * Counts in Redis when several processes share it, and in this process without Redis or in an
 * outage.
 */
async function createLimiter(keyPrefix: string, { tries, within }: LimitRule): Promise<Limiter> {
  const options = { keyPrefix, points: Math.ceil(tries * env.LIMIT_FACTOR), duration: within };
  const memory = new RateLimiterMemory(options);
  const storeClient = await sharedRedis();
  return storeClient === null
    ? memory
    : new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, insuranceLimiter: memory });
}

/** Hashes emails, tokens and addresses, so that none is stored in clear text. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

function keyFor({ by }: LimitRule, account: string, address: string | null): string | null {
  if (by === 'address') return address && keyOf(address);
  return by === 'account' ? keyOf(account, address ?? '') : keyOf(account);
}

/**
 * Counts a try. The result does not depend on whether such an account exists.
 *
 * @param account an email in any spelling, or another key. Never a value that the client can choose
 *   freely.
 * @throws ShopError `too-many-tries` with the seconds to wait
 */
export async function countTry(name: LimitName, account: string): Promise<void> {
  const address = await clientAddress();
  for (const rule of LIMITS[name]) {
    const key = keyFor(rule, account.trim().toLowerCase(), address);
    if (key !== null) await consume(await limiterOf(name, rule), key);
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

async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    // Any other rejection is a failure of the counter, which must not stop a shopper.
    if (!(rejection instanceof RateLimiterRes)) return;
    throw new ShopError('too-many-tries', {
      retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000)),
    });
  }
}

/** Clears the tries of an account after a successful one. */
export async function forgetTries(name: LimitName, account: string): Promise<void> {
  const address = await clientAddress();
  for (const rule of LIMITS[name]) {
    const key = rule.by === 'account' ? keyFor(rule, account.trim().toLowerCase(), address) : null;
    if (key !== null) await (await limiterOf(name, rule)).delete(key).catch(() => undefined);
  }
}

/**
 * Takes one try back where only failures count. Call it after `countTry` with the same arguments.
 */
export async function takeBackTry(name: LimitName, account: string): Promise<void> {
  const address = await clientAddress();
  for (const rule of LIMITS[name]) {
    const key = keyFor(rule, account.trim().toLowerCase(), address);
    if (key !== null) await (await limiterOf(name, rule)).reward(key).catch(() => undefined);
  }
}
