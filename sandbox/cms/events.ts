import type { Writer } from '../db/database';
import { emitDomainEvent } from '../events/emit';
import type { DataItem } from './schema';

const entityFqdn = 'wix.data.v2.data_item';

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Emits the event of an item that was added (no `before`), changed or removed (no `after`). */
export async function emitItemChange(
  tx: Writer,
  dataCollectionId: string,
  before: DataItem | undefined,
  after: DataItem | undefined,
  at: number,
): Promise<void> {
  const wire = (item: DataItem) => ({ id: item._id, dataCollectionId, data: item });
  const entityId = (after ?? before)?._id;
  if (entityId === undefined) return;
  const about = { entityFqdn, entityId, at } as const;
  if (after === undefined)
    await emitDomainEvent(tx, {
      ...about,
      slug: 'deleted',
      content: { deletedEvent: before ? { deletedEntity: wire(before) } : {} },
    });
  else if (before === undefined)
    await emitDomainEvent(tx, {
      ...about,
      slug: 'created',
      content: { createdEvent: { entity: wire(after) } },
    });
  else if (!isSame(before, after))
    await emitDomainEvent(tx, {
      ...about,
      slug: 'updated',
      content: { updatedEvent: { currentEntity: wire(after) } },
    });
}
