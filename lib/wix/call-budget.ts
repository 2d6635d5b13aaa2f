import { compact } from '@/lib/model/compact';
import 'server-only';
import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';

/**
 * The part of the app's quota for a catalog read. The rest is for carts, checkout, accounts and tokens.
 * - `catalog`: pages and lists, the other lanes included
 * - `live`: current price and stock of one product
 * - `search`: search results and suggestions, where every text is a separate call
 * - `lookup`: products and categories beyond the known part of a large catalog, whose slugs may not exist
 * - `recommend`: recommended products, which the shop can replace by its own rule
 * - `feeds`: all products for feeds, for which no shopper waits
 */
export type BrowseLane = 'catalog' | 'live' | 'search' | 'lookup' | 'recommend' | 'feeds';

/**
 * `visitors`: tokens of new visitors, so that invented ones leave carts, checkout and sign-in to shoppers who
 * have some. `agents`: the carts of programs, with their tokens.
 */
export type Lane = BrowseLane | 'visitors' | 'agents';

/** Shares of the quota (0 to 1). */
const SHARES: Record<Lane, number> = {
  catalog: 0.6,
  live: 0.25,
  search: 0.15,
  lookup: 0.1,
  recommend: 0.15,
  feeds: 0.3,
  visitors: 0.2,
  agents: 0.2,
};
/**
 * The share of all lanes together up to which lanes other than pages may take calls. The rest is for pages of
 * known products and categories that were never rendered: programs and searches have stand-ins or can wait.
 */
const OTHERS_SHARE = 0.5;

/** The platform's quota is per minute. */
const WINDOW_MS = 60_000;

export type CallBudget = {
  /** Takes one call. Returns 0, or the milliseconds until one is free, and takes nothing then. */
  take(lane: Lane): Promise<number>;
  /** The wait, as of `take`, for calls that are not of pages. Takes nothing. */
  waitOfOthers(): Promise<number>;
};

type Count = { key: Lane; most: number };

function countsOf(lane: Lane, perMinute: number): Count[] {
  const isOutside = lane === 'catalog' || lane === 'visitors' || lane === 'agents';
  return compact(countOf(lane, perMinute), !isOutside && countOfOthers(perMinute));
}

const countOf = (key: Lane, perMinute: number, share = SHARES[key]): Count => ({
  key,
  most: Math.max(1, Math.floor(perMinute * share)),
});

const countOfOthers = (perMinute: number): Count => countOf('catalog', perMinute, OTHERS_SHARE);

/** Shared through Redis, local while that is unavailable. `perMinute`: the app's quota at the platform. */
export function createCallBudget(perMinute = env.PLATFORM_CALLS_PER_MINUTE): CallBudget {
  const calls: Record<Lane, number[]> = {
    catalog: [],
    live: [],
    search: [],
    lookup: [],
    recommend: [],
    feeds: [],
    visitors: [],
    agents: [],
  };

  function takeHere(counts: Count[], isTaken: boolean): number {
    const now = performance.now();
    let wait = 0;
    for (const { key, most } of counts) {
      calls[key] = calls[key].filter((at) => at > now - WINDOW_MS);
      const [oldest] = calls[key].slice(-most);
      if (oldest !== undefined && calls[key].length >= most) wait = Math.max(wait, oldest + WINDOW_MS - now);
    }
    if (wait === 0 && isTaken) for (const { key } of counts) calls[key].push(now);
    return wait;
  }

  async function takeAny(counts: Count[], isTaken = true): Promise<number> {
    const redis = await sharedRedis();
    if (redis === null) return takeHere(counts, isTaken);
    const wait = await takeShared(redis, counts, isTaken).catch(() => null);
    return wait ?? takeHere(counts, isTaken);
  }

  return {
    take: (lane) => takeAny(countsOf(lane, perMinute)),
    waitOfOthers: () => takeAny([countOfOthers(perMinute)], false),
  };
}

export const callBudget = processState('call-budget', () => createCallBudget());

/** @throws ShopError `busy` when the calls for programs' reads of pages are used up */
export async function requireCallsForPrograms(): Promise<void> {
  const wait = await callBudget.waitOfOthers();
  if (wait > 0) throw new ShopError('busy', { retryAfterSeconds: Math.ceil(wait / 1_000) });
}

/** Does what `takeHere` does, atomically for all servers, by the clock of Redis. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, 0, now - ${WINDOW_MS})
  if redis.call('ZCARD', key) >= tonumber(ARGV[i]) then
    local oldest = redis.call('ZRANGE', key, -tonumber(ARGV[i]), -tonumber(ARGV[i]), 'WITHSCORES')
    wait = math.max(wait, oldest[2] + ${WINDOW_MS} - now)
  end
end
if wait > 0 or ARGV[#ARGV] == '' then return wait end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, now .. ':' .. time[2] .. ':' .. ARGV[#ARGV])
  redis.call('PEXPIRE', key, ${WINDOW_MS})
end
return 0`;

type Redis = Awaited<NonNullable<ReturnType<typeof sharedRedis>>>;

async function takeShared(redis: Redis, counts: Count[], isTaken: boolean): Promise<number> {
  const wait = await redis.eval(TAKE, {
    keys: counts.map(({ key }) => `platform-calls:${key}`),
    arguments: [...counts.map(({ most }) => String(most)), isTaken ? crypto.randomUUID() : ''],
  });
  return Number(wait);
}
