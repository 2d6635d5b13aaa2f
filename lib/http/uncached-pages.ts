import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';

/** Ends the keys of product and category pages in the cache of pages. */
const OF_CATALOG = /\/(?:products|categories)\/[^/]+$/;

/** Different pages that must fail within the time. A few that the platform cannot send are no outage. */
const MIN_FAILED = 5;
const WINDOW_MS = 10_000;
/** One page is rendered in this time, and its calls test whether the platform has recovered. */
const TEST_EVERY_MS = 1_000;
/** A page that was rendered this recently shows that the platform answers. */
const ANSWERED_MS = 1_000;
/** Pages wait so long for the first ones, which try a failed read again. Then as many more begin. */
const ROUND_MS = 4_000;
/** After so many rounds, pages wait no longer: the platform is slow. */
const MAX_ROUNDS = 4;

/**
 * Rejects uncached pages while others like them fail: for each, the framework would render the layout and its
 * error page, a tenth of a second of the processor. Pages that are requested at the same time wait until the
 * first ones show whether the platform answers. Called by cache-handlers/pages.mjs.
 */
export function createOutageGate() {
  /** When the last pages failed, by path, in ms of this process. */
  const failed = new Map<string, number>();
  let testedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  /** When the last pages began to be rendered, by key, since one could be. */
  const begun = new Map<string, number>();
  const waiting = new Set<() => void>();

  function isOutage(): boolean {
    const [oldest = 0] = failed.values();
    return failed.size >= MIN_FAILED && performance.now() - oldest <= WINDOW_MS;
  }

  /** Also records that the page begins. */
  function mayBegin(key: string): boolean {
    const now = performance.now();
    for (const [page, at] of begun) {
      if (now - at < ROUND_MS) break;
      begun.delete(page);
    }
    if (begun.size >= MIN_FAILED && !begun.has(key) && now - answeredAt > ANSWERED_MS) return false;
    // Their order is that of their times.
    begun.delete(key);
    begun.set(key, now);
    return true;
  }

  /** Waits until it is known whether the platform answers, or for a round. */
  async function outcome(): Promise<void> {
    let end = () => {};
    const known = new Promise<void>((resolve) => {
      end = resolve;
    });
    waiting.add(end);
    const timer = setTimeout(end, ROUND_MS);
    await known;
    clearTimeout(timer);
    waiting.delete(end);
  }

  /** A page has ended otherwise than by an outage, so those that wait may begin. */
  function releaseWaiting(): void {
    begun.clear();
    for (const end of waiting) end();
  }

  return {
    releaseWaiting,
    recordFailure(path: string): void {
      failed.delete(path);
      failed.set(path, performance.now());
      const [oldest] = failed.keys();
      if (failed.size > MIN_FAILED && oldest !== undefined) failed.delete(oldest);
      if (isOutage()) for (const end of waiting) end();
    },
    /** A page could be rendered. */
    end(): void {
      failed.clear();
      answeredAt = performance.now();
      releaseWaiting();
    },
    /** Null where the page is cached or is to be rendered. */
    async failureOf(key: string): Promise<ShopError | null> {
      if (!OF_CATALOG.test(key)) return null;
      for (let round = 0; round < MAX_ROUNDS && !isOutage() && !mayBegin(key); round++) await outcome();
      if (!isOutage()) return null;
      const now = performance.now();
      if (now - testedAt < TEST_EVERY_MS) return new ShopError('unreachable');
      testedAt = now;
      return null;
    },
  };
}

const gate = processState('uncached-pages', createOutageGate);

/** A page could not be rendered, by an outage of the platform or for another reason. */
export const recordPageFailure = (path: string, isOutage: boolean): void =>
  isOutage ? gate.recordFailure(path) : gate.releaseWaiting();
