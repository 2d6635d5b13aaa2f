import 'server-only';
import { revalidateTag } from 'next/cache';
import { BACK_IN_STOCK_TAG, cacheBackInStock } from '@/lib/cache';
import { processState } from '@/lib/process-state';

/** How long the shop hides its form after the platform has rejected a request. In milliseconds. */
const PAUSE_MS = 60 * 60_000;

const pause = processState('back-in-stock-pause', () => ({ until: 0 }));

/**
 * Returns whether pages offer the request. Only the platform's answer to a request shows that the
 * site takes none: the setting needs an API key. The shop tries again after an hour.
 */
export async function isBackInStockOffered(): Promise<boolean> {
  'use cache';
  cacheBackInStock();
  return Date.now() >= pause.until;
}

/** Hides the form on every page. Call it in a route handler. */
export function pauseBackInStock(): void {
  pause.until = Date.now() + PAUSE_MS;
  revalidateTag(BACK_IN_STOCK_TAG, 'catalog');
}
