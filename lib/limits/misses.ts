import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/env';
import { ShopError } from '@/lib/errors/shop-error';
import { addressIn } from './address.mjs';

/**
 * Limits how often a client address may make the shop ask the platform for a product or a category that does not exist.
 *
 * Pages of products are static: they may read neither headers nor the clock. So the address and the time of a request are
 * noted when it arrives. A request whose address is not known is not limited here: a shop behind an unknown proxy must not
 * count as one shopper, and the `lookup` lane of lib/wix/call-budget.ts bounds all of them together.
 */

/** Unknown slugs of an address in a minute, as docs/security.md says. A shopper follows a few old links at most. */
const MISSES = 30;
const WINDOW_MS = 60_000;
/** The oldest are dropped beyond this. */
const MAX_ADDRESSES = 10_000;

type Arrival = { address: string; at: number };
type Misses = { count: number; until: number };
type State = { arrivals: AsyncLocalStorage<Arrival | null>; misses: Map<string, Misses> };

/** The middleware and the pages are bundles of their own in one process: they share this. */
const SHARED = Symbol.for('shop.misses');
const state: State = sharedState();

function sharedState(): State {
  const known: typeof globalThis & { [SHARED]?: State } = globalThis;
  known[SHARED] ??= { arrivals: new AsyncLocalStorage(), misses: new Map() };
  return known[SHARED];
}

/** Notes the address of every request that arrives at this server, after the socket's address was added to its header. */
export function noteArrivals(): void {
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
  const misses = state.misses.get(address);
  return misses && misses.until > at ? misses : undefined;
}

/** Counts a miss of the request that is being handled. */
export function noteMiss(): void {
  const arrival = state.arrivals.getStore();
  if (!arrival) return;
  const misses = missesOf(arrival) ?? { count: 0, until: arrival.at + WINDOW_MS };
  misses.count += 1;
  state.misses.delete(arrival.address);
  state.misses.set(arrival.address, misses);
  for (const oldest of state.misses.keys()) {
    if (state.misses.size <= MAX_ADDRESSES) break;
    state.misses.delete(oldest);
  }
}

/** @throws ShopError `too-many-tries` with the seconds to wait, when the address of the request has used up its misses */
export function requireMissesLeft(): void {
  const arrival = state.arrivals.getStore();
  const misses = arrival && missesOf(arrival);
  if (!arrival || !misses || misses.count < MISSES * env.LIMIT_FACTOR) return;
  throw new ShopError('too-many-tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((misses.until - arrival.at) / 1_000)),
  });
}
