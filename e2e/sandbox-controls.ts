/** A way for the platform's calls to fail, until cleared or used up. See `sandbox/README.md`. */
export type Fault = {
  /** A part of the call's name, e.g. `POST /ecom/v1/carts`; `*` is every call. */
  call: string;
  kind: 'down' | 'slow' | 'status' | 'malformed';
  status?: number;
  delayMs?: number;
  times?: number;
  /** Seconds. */
  retryAfter?: number;
  probability?: number;
};

/** What an end-to-end test may turn and read at the platform. */
export type SandboxControls = {
  url: string;
  /** Back to the seed; carts, orders and mails are gone. */
  reset(options?: { products?: number }): Promise<void>;
  /** How often each call was made, by name, since the counters were cleared. */
  calls(): Promise<unknown>;
  clearCalls(): Promise<void>;
  advanceClock(ms: number): Promise<void>;
  /** The platform's clock runs with the real one again. */
  resetClock(): Promise<void>;
  setFaults(faults: Fault[]): Promise<void>;
  mails(): Promise<unknown>;
  clearMails(): Promise<void>;
  /** Changes a product as its merchant would, e.g. its stock. */
  updateProduct(slug: string, change: Record<string, unknown>): Promise<void>;
};

/** @param url the sandbox's address */
export function sandboxControls(url: string): SandboxControls {
  /** @throws Error with what the sandbox answered, when it refuses */
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
    reset: (options) => tell('POST', 'reset', options),
    calls: () => ask('GET', 'calls'),
    clearCalls: () => tell('DELETE', 'calls'),
    advanceClock: (advanceMs) => tell('PUT', 'clock', { advanceMs }),
    resetClock: () => tell('PUT', 'clock', { now: null }),
    setFaults: (faults) => tell('PUT', 'faults', { faults }),
    mails: () => ask('GET', 'mail'),
    clearMails: () => tell('DELETE', 'mail'),
    updateProduct: (slug, change) => tell('PATCH', `products/${encodeURIComponent(slug)}`, change),
  };
}
