import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import type { backInStockRequests } from './schema';
import { requestWire } from './wire';

/** Emits what happened to a request, within the transaction of the change. */
export async function emitRequest(
  tx: Writer,
  slug: 'created' | 'updated' | 'deleted',
  row: typeof backInStockRequests.$inferSelect,
  at: number,
): Promise<void> {
  const entity = requestWire(row);
  const content =
    slug === 'created'
      ? { createdEvent: { entity } }
      : slug === 'updated'
        ? { updatedEvent: { currentEntity: entity } }
        : { deletedEvent: {} };
  const entityFqdn = 'wix.ecom.v1.back_in_stock_notification_request';
  await emitDomainEvent(tx, { entityFqdn, slug, entityId: row.id, at, content });
}
