import { and, asc, eq } from 'drizzle-orm';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import type { DataItem } from './schema';
import { dataItems } from './schema';

const place = (collectionId: string, id: string) =>
  and(eq(dataItems.collectionId, collectionId), eq(dataItems.id, id));

/**
 * Returns the items of a collection in the stored order. @param owner of the items; null for all
 */
export async function readItems(
  reader: Reader,
  collectionId: string,
  owner: string | null = null,
): Promise<DataItem[]> {
  const inCollection = eq(dataItems.collectionId, collectionId);
  const rows = await reader
    .select({ value: dataItems.value })
    .from(dataItems)
    .where(owner === null ? inCollection : and(inCollection, eq(dataItems.ownerId, owner)))
    .orderBy(asc(dataItems.position));
  return rows.map(({ value }) => value);
}

/** Returns an item, or undefined. */
export async function findItem(tx: Writer, collectionId: string, id: string): Promise<DataItem | undefined> {
  const [row] = await tx.select({ value: dataItems.value }).from(dataItems).where(place(collectionId, id));
  return row?.value;
}

const ownerOf = ({ _owner }: DataItem): string | null => (typeof _owner === 'string' ? _owner : null);

export async function insertItem(tx: Writer, collectionId: string, value: DataItem): Promise<void> {
  await tx.insert(dataItems).values({ collectionId, id: value._id, ownerId: ownerOf(value), value });
}

export async function replaceItem(tx: Writer, collectionId: string, value: DataItem): Promise<void> {
  await tx.update(dataItems).set({ value }).where(place(collectionId, value._id));
}

export async function deleteItem(tx: Writer, collectionId: string, id: string): Promise<void> {
  await tx.delete(dataItems).where(place(collectionId, id));
}

/** Deletes the items of all collections. */
export async function deleteAllItems(tx: Writer): Promise<void> {
  await tx.delete(dataItems);
}
