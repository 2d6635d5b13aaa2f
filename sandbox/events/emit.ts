import { sql } from 'drizzle-orm';
import { actingIdentity } from '../core/acting-identity';
import type { Writer } from '../db/database';
import type { DomainEventName, LegacyEventType } from './event-types';
import { eventSequences, events, webhookDeliveries, webhookSubscriptions } from './schema';
import { wants } from './subscriptions';

/** The entity of the event, and its time in milliseconds by the sandbox's clock. */
type About = { entityId: string; at: number };

/** The content of a domain event: one of the platform's four forms. Entities in wire shape. */
type Content =
  | { createdEvent: { entity: unknown } }
  | { updatedEvent: { currentEntity: unknown; modifiedFields?: Record<string, unknown> } }
  | { deletedEvent: { deletedEntity?: unknown } }
  | { actionEvent: { body: unknown } };

/**
 * Emits an event of an entity within the transaction of the change, so that both or neither take
 * effect. Every subscriber of the type gets it, signed, after the commit. The acting identity is
 * taken from the request.
 * @example await emitDomainEvent(tx, { entityFqdn: 'wix.ecom.v1.cart', slug: 'created', entityId:
 *   cart.id, at: now, content: { createdEvent: { entity: cartWire(platform, view) } } });
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
 * Emits an event of the V1 catalog or inventory. Such an event is the bare body: receivers get
 * neither an id nor a sequence. Delivery is still in order per entity.
 * @example await emitLegacyEvent(tx, { type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
 *   entityId: product.id, at: now, body: { productId: product.id, changedFields: ['price'] } });
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

/**
 * How many delivered events are stored for the log. The constant below sets how often older ones
 * are deleted.
 */
const MAX_STORED = 10_000;
const PRUNE_INTERVAL = 1_000;

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
  if (position % PRUNE_INTERVAL === 0)
    await tx.delete(events).where(sql`${events.position} <= ${position - MAX_STORED} and not exists (
      select 1 from ${webhookDeliveries} where ${webhookDeliveries.position} = ${events.position}
      and ${webhookDeliveries.status} = 'pending')`);
}
