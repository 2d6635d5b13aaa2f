import { sql } from 'drizzle-orm';
import type { Writer } from '../db/database';
import { eventSequences, events, webhookDeliveries, webhookSubscriptions } from '../db/schema';
import { actingIdentity } from './acting-identity';
import type { DomainEventName, LegacyEventType } from './event-types';
import { wants } from './subscriptions';

/** Of which entity something is told, and when it happened, in milliseconds by the sandbox's clock. */
type About = { entityId: string; at: number };

/** What a domain event carries: one of the platform's four forms. Entities in wire shape. */
type Content =
  | { createdEvent: { entity: unknown } }
  | { updatedEvent: { currentEntity: unknown } }
  | { deletedEvent: { deletedEntity?: unknown } }
  | { actionEvent: { body: unknown } };

/**
 * Tells of something that happened to an entity, within the transaction in which it happens: both or neither. Every
 * subscriber of the type is sent it, signed, after the commit. Who did it is taken from the request.
 *
 * @example await emitDomainEvent(tx, { entityFqdn: 'wix.ecom.v1.cart', slug: 'created', entityId: cart.id, at: now,
 *   content: { createdEvent: { entity: cartWire(platform, view) } } });
 */
export async function emitDomainEvent(
  tx: Writer,
  { entityFqdn, slug, entityId, at, content }: About & DomainEventName & { content: Content },
): Promise<void> {
  const id = crypto.randomUUID();
  const sequence = await nextSequence(tx, entityFqdn, entityId);
  await store(tx, {
    id,
    type: `${entityFqdn}_${slug}`,
    entityId,
    sequence,
    occurredAt: at,
    body: {
      id,
      entityFqdn,
      slug,
      entityId,
      eventTime: new Date(at).toISOString(),
      triggeredByAnonymizeRequest: false,
      originatedFrom: '',
      entityEventSequence: String(sequence),
      ...content,
    },
  });
}

/**
 * The same for the V1 catalog and inventory, whose events are the bare body: receivers learn neither an id nor a
 * sequence. They too are sent in order per entity.
 *
 * @example await emitLegacyEvent(tx, { type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged', entityId: product.id,
 *   at: now, body: { productId: product.id, changedFields: ['price'] } });
 */
export async function emitLegacyEvent(
  tx: Writer,
  { type, entityId, at, body }: About & { type: LegacyEventType; body: Record<string, unknown> },
): Promise<void> {
  const sequence = await nextSequence(tx, type.slice(0, type.lastIndexOf('.')), entityId);
  await store(tx, { id: crypto.randomUUID(), type, entityId, sequence, occurredAt: at, body });
}

async function nextSequence(tx: Writer, kind: string, entityId: string): Promise<number> {
  const [row] = await tx
    .insert(eventSequences)
    .values({ entity: `${kind}:${entityId}`, sequence: 1 })
    .onConflictDoUpdate({
      target: eventSequences.entity,
      set: { sequence: sql`${eventSequences.sequence} + 1` },
    })
    .returning({ sequence: eventSequences.sequence });
  return row?.sequence ?? 1;
}

/** Events that are kept for the log once they are delivered, and how often the older ones are swept up. */
const KEPT = 10_000;
const SWEPT_EVERY = 1_000;

async function store(
  tx: Writer,
  event: Omit<typeof events.$inferInsert, 'position' | 'identity'>,
): Promise<void> {
  const [stored] = await tx
    .insert(events)
    .values({ ...event, identity: actingIdentity() })
    .returning({ position: events.position });
  if (stored === undefined) throw new Error('The event was not stored');
  const { position } = stored;
  const subscriptions = await tx.select().from(webhookSubscriptions);
  for (const { url } of subscriptions.filter((subscription) => wants(subscription, event.type)))
    await tx.insert(webhookDeliveries).values({
      position,
      url,
      entityId: event.entityId,
      status: 'pending',
      attempts: [],
      nextAttemptAt: event.occurredAt,
    });
  if (position % SWEPT_EVERY === 0)
    await tx.delete(events).where(sql`${events.position} <= ${position - KEPT} and not exists (
      select 1 from ${webhookDeliveries} where ${webhookDeliveries.position} = ${events.position}
      and ${webhookDeliveries.status} = 'pending')`);
}
