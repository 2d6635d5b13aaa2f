import { and, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database, Writer } from '../db/database';
import { type DeliveryAttempt, events, webhookDeliveries } from './schema';
import { listSubscriptions, wants } from './subscriptions';

export type Delivery = typeof webhookDeliveries.$inferSelect;
type Event = typeof events.$inferSelect;

/** After this many failed attempts, about an hour and a half, deliveries to a receiver stop. */
const MAX_ATTEMPTS = 13;
const FIRST_PAUSE = 1_000;
const MAX_PAUSE_MS = 3_600_000;

/** Returns the pause after this many attempts: 1, 2, 4 … seconds, at most an hour. */
const pauseAfter = (attempts: number): number => Math.min(MAX_PAUSE_MS, FIRST_PAUSE * 2 ** (attempts - 1));

/**
 * Returns the first undelivered event of each entity and subscriber, whether or not it is due.
 * Later events wait, so that an entity's events arrive in order.
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

/** Records the result of an attempt. `now` by the sandbox's clock. */
export async function noteAttempt(
  tx: Writer,
  { id, attempts: before }: Delivery,
  attempt: DeliveryAttempt,
  now: number,
): Promise<void> {
  const attempts = [...before, attempt];
  const rejected = attempts.length >= MAX_ATTEMPTS ? 'abandoned' : 'pending';
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
 * Sends an event again, with the same id, to all current subscribers. Returns false when the event
 * is no longer stored.
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

/** Returns the newest events first, with their deliveries. */
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

/** Whether there may be anything to send: a subscription or a pending delivery. */
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
