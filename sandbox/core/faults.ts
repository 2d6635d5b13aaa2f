import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { callName } from './calls';
import { withWrongTypes } from './corrupt-response';
import { sampleLatency } from './latency';

const DEFAULT_STATUS = 503;

const milliseconds = z.number().int().min(0).max(600_000);

/** A way for calls to fail, active until cleared or used up. */
export const fault = z
  .strictObject({
    /** A part of the call's name, e.g. `POST /ecom/v1/carts`; `*` is every call. */
    call: z.string().min(1),
    /**
     * down: the connection is destroyed. slow: the response waits `delayMs`. latency: the response
     * waits a random time with median `medianMs` that exceeds `p99Ms` once in a hundred calls.
     * status: an error status with the platform's body. page: an HTML page with a status, as of a
     * firewall or a proxy. rejected-grant: the platform's rejection of a call for tokens.
     * malformed: 200 with broken JSON. half: half of the response, then the connection is
     * destroyed. wrong-types: the response with numbers for texts, texts for numbers …
     */
    kind: z.enum([
      'down',
      'slow',
      'latency',
      'status',
      'page',
      'rejected-grant',
      'malformed',
      'half',
      'wrong-types',
    ]),
    status: z.number().int().min(200).max(599).optional(),
    delayMs: milliseconds.optional(),
    medianMs: milliseconds.min(1).optional(),
    p99Ms: milliseconds.min(1).optional(),
    /** How many calls the fault hits. Without it, all. */
    times: z.number().int().min(1).optional(),
    /** Seconds, for the `Retry-After` header of `status`. */
    retryAfter: z.number().int().min(0).optional(),
    probability: z.number().min(0).max(1).optional(),
  })
  .refine(({ kind, status = DEFAULT_STATUS }) => status >= 400 || (kind === 'page' && status === 200), {
    path: ['status'],
    message: 'must be an error status, or 200 for a page',
  })
  .refine(({ kind, medianMs, p99Ms }) => kind !== 'latency' || (medianMs && p99Ms && p99Ms >= medianMs), {
    path: ['p99Ms'],
    message: 'latency takes medianMs and a p99Ms that is not below it',
  });

export type Fault = z.infer<typeof fault>;

export type Faults = {
  read(): Fault[];
  replace(faults: Fault[]): void;
  inject: MiddlewareHandler;
  /** Whether the listener must destroy the connection instead of responding to this request. */
  dropped(request: Request): boolean;
  /** Whether the listener must destroy the connection halfway through the response. */
  halved(request: Request): boolean;
};

const DEFAULT_DELAY = 10_000;
const MAX_DELAY_MS = 600_000;

export function createFaults(): Faults {
  let faults: { fault: Fault; left: number }[] = [];
  const droppedRequests = new WeakSet<Request>();
  const halvedRequests = new WeakSet<Request>();

  /** Uses the fault once if it applies to this call. Returns whether it does. */
  function fires(entry: { fault: Fault; left: number }, call: string): boolean {
    const { call: part, probability = 1 } = entry.fault;
    if (entry.left <= 0 || (part !== '*' && !call.includes(part)) || Math.random() >= probability)
      return false;
    entry.left -= 1;
    return true;
  }

  return {
    read: () => faults.filter(({ left }) => left > 0).map((entry) => entry.fault),
    replace(next) {
      faults = next.map((one) => ({ fault: one, left: one.times ?? Number.POSITIVE_INFINITY }));
    },
    dropped: (request) => droppedRequests.has(request),
    halved: (request) => halvedRequests.has(request),
    async inject(c, next) {
      if (faults.length === 0) return next();
      const call = callName(c) ?? `${c.req.method} ${c.req.path}`;
      let hasWrongTypes = false;
      for (const { fault: one } of faults.filter((entry) => fires(entry, call))) {
        if (one.kind === 'half') halvedRequests.add(c.req.raw);
        else if (one.kind === 'wrong-types') hasWrongTypes = true;
        else if (one.kind === 'slow' || one.kind === 'latency') {
          const isWaiting = await waited(delayOf(one), c.req.raw.signal);
          if (isWaiting) continue;
          droppedRequests.add(c.req.raw);
          return c.body(null);
        } else {
          if (one.kind === 'down') droppedRequests.add(c.req.raw);
          return rejection(c, one);
        }
      }
      await next();
      if (!hasWrongTypes) return;
      const corrupted = await withWrongTypes(c.res);
      // Hono would merge the headers of the existing response, including its length, into the new
      // one.
      c.res = undefined;
      c.res = corrupted;
    },
  };
}

const delayOf = ({ kind, delayMs = DEFAULT_DELAY, medianMs = 0, p99Ms = 0 }: Fault): number =>
  kind === 'slow' ? delayMs : Math.min(MAX_DELAY_MS, sampleLatency(medianMs, p99Ms));

/** Waits. Returns whether the client was still connected at the end. */
const waited = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  delay(milliseconds, true, { signal, ref: false }).catch(() => false);

const MESSAGE = 'Rejected by a fault of the sandbox';

function rejection(c: Context, { kind, status = DEFAULT_STATUS, retryAfter }: Fault): Response {
  switch (kind) {
    case 'malformed':
      return c.body('{"message":"cut off in the mid', 200, { 'Content-Type': 'application/json' });
    case 'page':
      return new Response(`<!doctype html><title>Blocked</title><h1>${MESSAGE}</h1>`, {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'rejected-grant':
      return c.json({ error: 'invalid_grant', error_description: MESSAGE }, 400);
    default:
      return rejectedCall(status, status >= 500 ? '' : MESSAGE, retryAfter);
  }
}

/** Returns the platform's plain error response. `retryAfter` in seconds. */
export const rejectedCall = (status: number, message: string, retryAfter?: number): Response =>
  new Response(JSON.stringify({ message, details: {} }), {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
