import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import { type Delivery, eventOf, firstInLine, mayHaveDeliveries, noteAttempt } from './deliveries';
import type { DeliveryAttempt } from './schema';
import { signEvent } from './sign';
import type { SigningKey } from './signing-key';

/** Sends the outbox's events. */
export type Dispatcher = {
  /** Reloads subscribers and pending deliveries after a change. */
  refresh(): Promise<void>;
  /** Aborts deliveries in progress. Unconfirmed ones are sent again after the next start. */
  close(): Promise<void>;
};

/** The platform's timeout. A slower response is retried. */
const ANSWER_WITHIN_MS = 1_250;
const MAX_CONCURRENT = 8;
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Returns a dispatcher that sends each event to its subscribers after its commit: at least once, in
 * order per entity, and again after a growing pause when no 200 arrives in time. Pauses follow the
 * sandbox's clock.
 */
export function createDispatcher(
  db: Database,
  clock: Clock,
  signingKey: () => Promise<SigningKey>,
): Dispatcher {
  const underWay = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let active = false;
  let running: Promise<void> | undefined;
  let isRerunPending = false;

  const stopListening = [db.afterCommit(wake), clock.onChange(wake)];

  function wake(): void {
    if (!active || closing.signal.aborted) return;
    if (running !== undefined) {
      isRerunPending = true;
      return;
    }
    running = startDueDeliveries()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) console.error(error);
      })
      .finally(() => {
        running = undefined;
        if (!isRerunPending) return;
        isRerunPending = false;
        wake();
      });
  }

  async function startDueDeliveries(): Promise<void> {
    clearTimeout(timer);
    const waiting = (await firstInLine(db.read)).filter((delivery) => !underWay.has(lineOf(delivery)));
    const now = clock.now();
    const due = waiting.filter(({ nextAttemptAt }) => nextAttemptAt <= now);
    for (const delivery of due.slice(0, MAX_CONCURRENT - underWay.size)) start(delivery);
    const later = waiting.filter(({ nextAttemptAt }) => nextAttemptAt > now);
    if (later.length === 0 || closing.signal.aborted) return;
    const next = Math.min(...later.map(({ nextAttemptAt }) => nextAttemptAt)) - now;
    timer = setTimeout(wake, Math.min(next, MAX_TIMER_MS)).unref();
  }

  function start(delivery: Delivery): void {
    const line = lineOf(delivery);
    const sent = send(delivery)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) console.error(error);
      })
      .finally(() => {
        underWay.delete(line);
        wake();
      });
    underWay.set(line, sent);
  }

  async function send(delivery: Delivery): Promise<void> {
    const event = await eventOf(db.read, delivery);
    if (event === undefined) return;
    const token = await signEvent(await signingKey(), event);
    const attempt = await post(delivery.url, token);
    if (closing.signal.aborted) return;
    await db.write((tx) => noteAttempt(tx, delivery, attempt, clock.now()));
  }

  async function post(url: string, body: string): Promise<DeliveryAttempt> {
    const at = clock.iso();
    const began = performance.now();
    const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS);
    // On Node.js 20, a timeout that only `any` refers to is garbage-collected and never aborts. A
    // listener keeps it.
    timeout.addEventListener('abort', () => {});
    const outcome = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, timeout]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return { status: response.status };
      },
      (error: unknown) => ({ error: reasonOf(error) }),
    );
    return { at, milliseconds: Math.round(performance.now() - began), ...outcome };
  }

  return {
    async refresh() {
      active = await mayHaveDeliveries(db.read);
      wake();
    },
    async close() {
      for (const stop of stopListening) stop();
      closing.abort();
      clearTimeout(timer);
      await running;
      await Promise.all(underWay.values());
    },
  };
}

/** Events of one entity for one subscriber share a queue. */
const lineOf = ({ url, entityId }: Delivery): string => `${url} ${entityId}`;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${ANSWER_WITHIN_MS} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
