import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';
import { addressIn } from './address.mjs';

/**
 * Limits how often a client address may make the shop request unknown products or categories from
 * the platform. Product pages are static and may read neither headers nor the clock, so the IP
 * address and the time are recorded when a request arrives. An unknown IP address is not limited: a
 * shop behind an unknown proxy must not count as one shopper, and the `lookup` lane of
 * lib/wix/call-budget.ts bounds all of them together.
 */

/** Per IP address and minute, as in docs/security.md. A shopper follows few old links. */
const MISSES = 30;
const WINDOW_MS = 60_000;
/** Beyond this number, those that missed nothing for the longest time are dropped. */
const MAX_ADDRESSES = 10_000;

type Arrival = { address: string; at: number };
type Misses = { count: number; until: number };
type State = { arrivals: AsyncLocalStorage<Arrival | null>; misses: LRUCache<string, Misses> };

const state = processState(
  'misses',
  (): State => ({ arrivals: new AsyncLocalStorage(), misses: new LRUCache({ max: MAX_ADDRESSES }) }),
);

/** Records the IP address of each request, after the socket's address joined its header. */
export function recordArrivals(): void {
  subscribe('http.server.request.start', (message) => {
    const request: IncomingMessage | undefined = Object(message).request;
    const forwardedFor = request?.headers['x-forwarded-for'];
    const address = addressIn(String(forwardedFor ?? ''), env.TRUSTED_PROXIES);
    state.arrivals.enterWith(address === null ? null : { address, at: Date.now() });
  });
}

/** Runs `handle` as a request from `address` that arrives now. */
export const runArrival = <T>(address: string | null, handle: () => T): T =>
  state.arrivals.run(address === null ? null : { address, at: Date.now() }, handle);

function missesOf({ address, at }: Arrival): Misses | undefined {
  const misses = state.misses.peek(address);
  return misses && misses.until > at ? misses : undefined;
}

export function countMiss(): void {
  const arrival = state.arrivals.getStore();
  if (!arrival) return;
  const misses = missesOf(arrival) ?? { count: 0, until: arrival.at + WINDOW_MS };
  misses.count += 1;
  state.misses.set(arrival.address, misses);
}

/** @throws ShopError `too-many-attempts` with the seconds to wait, when the IP address has no misses left */
export function requireMissesLeft(): void {
  const arrival = state.arrivals.getStore();
  const misses = arrival && missesOf(arrival);
  if (!arrival || !misses || misses.count < MISSES * env.LIMIT_FACTOR) return;
  throw new ShopError('too-many-attempts', {
    retryAfterSeconds: Math.max(1, Math.ceil((misses.until - arrival.at) / 1_000)),
  });
}
