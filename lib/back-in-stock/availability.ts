import 'server-only';
import { revalidateTag } from 'next/cache';
import { BACK_IN_STOCK_TAG, cacheBackInStock } from '@/lib/cache';

/** How long the shop hides its form after the platform has rejected a request. In milliseconds. */
const PAUSE_MS = 60 * 60_000;

/** Routes and pages are separate bundles in one process. They share this moment. */
const PAUSED_UNTIL = Symbol.for('shop.back-in-stock-paused-until');
const shared: typeof globalThis & { [PAUSED_UNTIL]?: number } = globalThis;

/**
 * Returns whether pages offer the request. Only the platform's answer to a request shows that the
 * site takes none: the setting needs an API key. The shop tries again after an hour.
 */
export async function isBackInStockOffered(): Promise<boolean> {
  'use cache';
  cacheBackInStock();
  return Date.now() >= (shared[PAUSED_UNTIL] ?? 0);
}

/** Hides the form on every page. Call it in a route handler. */
export function pauseBackInStock(): void {
  shared[PAUSED_UNTIL] = Date.now() + PAUSE_MS;
  revalidateTag(BACK_IN_STOCK_TAG, 'catalog');
}
