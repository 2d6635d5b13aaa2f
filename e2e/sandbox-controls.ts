/**
 * A failure of platform calls. It lasts until it is cleared or used up. See `sandbox/README.md`.
 */
export type Fault = {
  /** A part of the call's name, e.g. `POST /ecom/v1/carts`. `*` matches every call. */
  call: string;
  kind: 'down' | 'slow' | 'status' | 'malformed';
  status?: number;
  delayMs?: number;
  times?: number;
  /** Seconds. */
  retryAfter?: number;
  probability?: number;
};

/** The generations of the platform's catalog. */
export type Generation = 'v1' | 'v3';

/**
 * A moment before Wix removes Cart V1. No call of Cart V2 lists the delivery options and the
 * memberships that a shopper can choose in the cart. Tests that choose one set the platform's clock
 * to this moment.
 */
export const BEFORE_V1_REMOVAL = '2026-11-20T12:00:00Z';

/**
 * The products that tests change. The shop's lists may show a change for minutes, to the tests that
 * follow, too, so only tests that change one of them may rely on its price and stock.
 */
export type ChangedProduct = 'bue-bookends' | 'drift-throw';

/** The parts of the platform that an end-to-end test may control and read. */
export type SandboxControls = {
  url: string;
  /** Resets to the seed and removes carts, orders and emails. */
  reset(options?: { products?: number }): Promise<void>;
  /** Returns how often each call was made since the counters were cleared, by name. */
  calls(): Promise<unknown>;
  clearCalls(): Promise<void>;
  advanceClock(ms: number): Promise<void>;
  /** @param now a moment as `2027-02-02T10:00:00Z`, from which the platform's clock runs on */
  setClock(now: string): Promise<void>;
  /** Makes the platform's clock run from its start again, by default with the real one. */
  resetClock(): Promise<void>;
  setFaults(faults: Fault[]): Promise<void>;
  mails(): Promise<unknown>;
  clearMails(): Promise<void>;
  /** Gives the site a catalog of this generation, with the same products. */
  setCatalog(generation: Generation): Promise<void>;
  /**
   * Replaces the tax rates. `included`: the prices of the country contain its tax. `groups`: the
   * percent of tax groups.
   *
   * @param groups the tax groups of products, by slug
   */
  setTaxes(
    rates: {
      country: string;
      name: string;
      percent: number;
      included: boolean;
      groups?: Record<string, number>;
    }[],
    groups?: Record<string, string>,
  ): Promise<void>;
  /** Sends an order in one parcel, as its merchant does in the console. */
  fulfillOrder(orderId: string): Promise<void>;
  /** Changes a product as its merchant would, e.g. its stock. */
  updateProduct(slug: ChangedProduct, change: Record<string, unknown>): Promise<void>;
};

/**
 * @param url the sandbox's address
 * @param start the moment from which its clock runs after a reset; by default the real time
 */
export function sandboxControls(url: string, start: string | null = null): SandboxControls {
  /** @throws Error with the sandbox's response when it rejects the request */
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}/_sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /_sandbox/${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
  const tell = async (...request: Parameters<typeof ask>): Promise<void> => {
    await ask(...request);
  };

  return {
    url,
    reset: async (options) => {
      await tell('POST', 'reset', options);
      if (start !== null) await tell('PUT', 'clock', { now: start });
    },
    calls: () => ask('GET', 'calls'),
    clearCalls: () => tell('DELETE', 'calls'),
    advanceClock: (advanceMs) => tell('PUT', 'clock', { advanceMs }),
    setClock: (now) => tell('PUT', 'clock', { now }),
    resetClock: () => tell('PUT', 'clock', { now: start }),
    setFaults: (faults) => tell('PUT', 'faults', { faults }),
    mails: () => ask('GET', 'mail'),
    clearMails: () => tell('DELETE', 'mail'),
    setCatalog: (generation) =>
      tell('PUT', 'site', { catalogVersion: `${generation.toUpperCase()}_CATALOG` }),
    setTaxes: (rates, groups = {}) => tell('PUT', 'taxes', { rates, groups }),
    fulfillOrder: async (orderId) => {
      const path = `${url}/_console/orders/${orderId}/fulfil`;
      const { status } = await fetch(path, {
        method: 'POST',
        headers: { origin: url },
        body: new URLSearchParams(),
      });
      if (status !== 200) throw new Error(`The console answered ${status}.`);
    },
    updateProduct: (slug, change) => tell('PATCH', `products/${encodeURIComponent(slug)}`, change),
  };
}
