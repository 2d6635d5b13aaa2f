import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
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

/** Counted in this process; in Redis where several share it, and here as long as Redis is away. */
async function createLimiter(keyPrefix: string, { tries, within }: LimitRule): Promise<Limiter> {
  const options = { keyPrefix, points: Math.ceil(tries * env.LIMIT_FACTOR), duration: within };
  const memory = new RateLimiterMemory(options);
  const storeClient = await sharedRedis();
  return storeClient === null
    ? memory
    : new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, insuranceLimiter: memory });
}

/** Emails, tokens and addresses are not kept as they are. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

function keyFor({ by }: LimitRule, account: string, address: string | null): string | null {
  if (by === 'address') return address && keyOf(address);
  return by === 'account' ? keyOf(account, address ?? '') : keyOf(account);
}

/**
 * Counts a try. The answer does not depend on whether there is such an account.
 *
 * @param account an email, in any spelling, or what else is tried with; never something that the client can choose freely
 * @throws ShopError `too-many-tries` with the seconds to wait
 */
export async function countTry(name: LimitName, account: string): Promise<void> {
  const address = await clientAddress();
  for (const rule of LIMITS[name]) {
    const key = keyFor(rule, account.trim().toLowerCase(), address);
    if (key !== null) await consume(await limiterOf(name, rule), key);
  }
}

/** Counts a try as `countTry` does; returns false in place of the error. */
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
    // Anything else than "too many" is a failure of the counting, which must not stop a shopper.
    if (!(rejection instanceof RateLimiterRes)) return;
    throw new ShopError('too-many-tries', {
      retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000)),
    });
  }
}

/** It was the right one: what was tried before it does not count. */
export async function forgetTries(name: LimitName, account: string): Promise<void> {
  const address = await clientAddress();
  for (const rule of LIMITS[name]) {
    const key = rule.by === 'account' ? keyFor(rule, account.trim().toLowerCase(), address) : null;
    if (key !== null) await (await limiterOf(name, rule)).delete(key).catch(() => undefined);
  }
}

/** Takes one try back, where only those that fail count. Call it after `countTry` with the same arguments. */
export async function takeBackTry(name: LimitName, account: string): Promise<void> {
  const address = await clientAddress();
  for (const rule of LIMITS[name]) {
    const key = keyFor(rule, account.trim().toLowerCase(), address);
    if (key !== null) await (await limiterOf(name, rule)).reward(key).catch(() => undefined);
  }
}
