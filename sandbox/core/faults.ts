import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { callName } from './calls';

/** A way for calls to fail, until cleared or used up. */
export const fault = z.strictObject({
  /** A part of the call's name, e.g. `POST /ecom/v1/carts`; `*` is every call. */
  call: z.string().min(1),
  /** down: the connection is destroyed. slow: answered after `delayMs`. status: refused. malformed: 200 with broken JSON. */
  kind: z.enum(['down', 'slow', 'status', 'malformed']),
  status: z.number().int().min(400).max(599).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  /** How many calls it hits; without it, all. */
  times: z.number().int().min(1).optional(),
  /** Seconds, for the `Retry-After` header of `status`. */
  retryAfter: z.number().int().min(0).optional(),
  probability: z.number().min(0).max(1).optional(),
});

export type Fault = z.infer<typeof fault>;

export type Faults = {
  read(): Fault[];
  replace(faults: Fault[]): void;
  inject: MiddlewareHandler;
  /** Whether the answer to this request is to be a destroyed connection. */
  dropped(request: Request): boolean;
};

const DEFAULT_STATUS = 503;
const DEFAULT_DELAY = 10_000;

export function createFaults(): Faults {
  let faults: { fault: Fault; left: number }[] = [];
  const droppedRequests = new WeakSet<Request>();

  /** Takes one use of a fault, when it applies to this call. */
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
    async inject(c, next) {
      const call = callName(c) ?? `${c.req.method} ${c.req.path}`;
      for (const entry of faults) {
        if (!fires(entry, call)) continue;
        if (entry.fault.kind !== 'slow') {
          if (entry.fault.kind === 'down') droppedRequests.add(c.req.raw);
          return refusal(c, entry.fault);
        }
        const isWaiting = await waited(entry.fault.delayMs ?? DEFAULT_DELAY, c.req.raw.signal);
        if (!isWaiting) {
          droppedRequests.add(c.req.raw);
          return c.body(null);
        }
      }
      await next();
    },
  };
}

/** Whether the client was still there at the end. */
const waited = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  delay(milliseconds, true, { signal, ref: false }).catch(() => false);

function refusal(c: Context, { kind, status = DEFAULT_STATUS, retryAfter }: Fault): Response {
  if (kind === 'malformed')
    return c.body('{"message":"cut off in the mid', 200, { 'Content-Type': 'application/json' });
  const message = status >= 500 ? '' : 'Refused by a fault of the sandbox';
  return new Response(JSON.stringify({ message, details: {} }), {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
}
