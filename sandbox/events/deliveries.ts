import { and, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database, Writer } from '../db/database';
import { type DeliveryAttempt, events, webhookDeliveries } from '../db/schema';
import { listSubscriptions, wants } from './subscriptions';

export type Delivery = typeof webhookDeliveries.$inferSelect;
type Event = typeof events.$inferSelect;

/** A receiver that keeps refusing is left alone after this many attempts, about an hour and a half. */
const MOST_ATTEMPTS = 13;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 3_600_000;

/** How long to wait after so many attempts: 1, 2, 4 … seconds, at most an hour. */
const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1));

/**
 * The first undelivered event of each entity and subscriber, whether it is due or not: what comes after it waits, so
 * that an entity's events arrive in order.
 */
export function firstInLine(read: Database['read']): Promise<Delivery[]> {
  const heads = read
    .select({ id: min(webhookDeliveries.id) })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.status, 'pending'))
    .groupBy(webhookDeliveries.url, webhookDeliveries.entityId);
  return read
    .select()
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, heads))
    .orderBy(webhookDeliveries.id);
}

export async function eventOf(read: Database['read'], { position }: Delivery): Promise<Event | undefined> {
  const [event] = await read.select().from(events).where(eq(events.position, position));
  return event;
}

/** Notes what came of an attempt. `now` by the sandbox's clock. */
export async function noteAttempt(
  tx: Writer,
  { id, attempts: before }: Delivery,
  attempt: DeliveryAttempt,
  now: number,
): Promise<void> {
  const attempts = [...before, attempt];
  const rejected = attempts.length >= MOST_ATTEMPTS ? 'abandoned' : 'pending';
  await tx
    .update(webhookDeliveries)
    .set({
      attempts,
      status: attempt.status === 200 ? 'delivered' : rejected,
      nextAttemptAt: now + pauseAfter(attempts.length),
    })
    .where(eq(webhookDeliveries.id, id));
}

/**
 * Sends an event once more, to everybody who wants it now; the same event with the same id. False when it is not kept.
 */
export async function sendAgain(tx: Writer, eventId: string, now: number): Promise<boolean> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  if (event === undefined) return false;
  for (const { url } of (await listSubscriptions(tx)).filter((subscription) =>
    wants(subscription, event.type),
  ))
    await tx
      .insert(webhookDeliveries)
      .values({ ...event, url, status: 'pending', attempts: [], nextAttemptAt: now, id: undefined })
      .onConflictDoUpdate({
        target: [webhookDeliveries.position, webhookDeliveries.url],
        set: { status: 'pending', nextAttemptAt: now },
      });
  return true;
}

export type LoggedEvent = Event & { deliveries: Delivery[] };

/** The newest events first, with their deliveries. */
export async function listEvents(
  read: Database['read'],
  { limit, type }: { limit: number; type?: string | undefined },
): Promise<LoggedEvent[]> {
  const found = await read
    .select()
    .from(events)
    .where(type === undefined ? undefined : eq(events.type, type))
    .orderBy(desc(events.position))
    .limit(limit);
  const deliveries = await read
    .select()
    .from(webhookDeliveries)
    .where(
      inArray(
        webhookDeliveries.position,
        found.map(({ position }) => position),
      ),
    )
    .orderBy(webhookDeliveries.id);
  return found.map((event) => ({
    ...event,
    deliveries: deliveries.filter(({ position }) => position === event.position),
  }));
}

/** Whether anything may have to be sent: somebody subscribed, or something still waits. */
export async function mayHaveDeliveries(read: Database['read']): Promise<boolean> {
  const [subscription] = await listSubscriptions(read);
  if (subscription !== undefined) return true;
  const [waiting] = await read
    .select({ one: sql<number>`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, 'pending')))
    .limit(1);
  return waiting !== undefined;
}
