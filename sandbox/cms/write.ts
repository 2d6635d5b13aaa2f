import type { Caller } from '../core/access-tokens';
import { applicationError } from '../core/errors';
import type { Writer } from '../db/database';
import { accessOf, forbidden, type Write } from './access';
import { type DataCollection, wireDate } from './collections';
import { emitItemChange } from './events';
import { deleteItem, findItem, insertItem, replaceItem } from './item-store';
import type { DataItem } from './schema';

/** The platform's limit of an item, as its JSON. */
const MAX_BYTES = 500_000;

/** A collection, the caller who writes to it, and the time of the write. */
export type Place = { caller: Caller; collectionId: string; collection: DataCollection; now: number };

/** The fields of an item that a client sends. */
export type SentItem = { id?: string | null | undefined; data: Record<string, unknown> };

/** Fields that the platform sets. Those of a client are ignored. */
const SYSTEM_FIELDS: readonly string[] = ['_id', '_owner', '_createdDate', '_updatedDate'];

const ownFields = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !SYSTEM_FIELDS.includes(name)));

const idOf = ({ id, data }: SentItem): string | null =>
  id || (typeof data._id === 'string' && data._id !== '' ? data._id : null);

/** @throws PlatformError 403 for a caller without the permission, or whose item it is not */
function requirePermission({ caller, collectionId, collection }: Place, write: Write, item?: DataItem): void {
  const access = accessOf(caller, collection[write]);
  const isOwn = item === undefined || typeof access === 'string' || item._owner === access.owner;
  if (access === 'none' || !isOwn) throw forbidden(collectionId, write);
}

/** @throws PlatformError 400 for an item that is larger than the platform stores */
function requireSize(item: DataItem): void {
  if (Buffer.byteLength(JSON.stringify(item)) > MAX_BYTES)
    throw applicationError(400, 'WDE0009', 'Document is too large.');
}

const missing = ({ collectionId }: Place, id: string) =>
  applicationError(404, 'WDE0073', `Item [${id}] does not exist in collection [${collectionId}].`);

/** @throws PlatformError 403, 409 for an id that exists, 400 */
export async function insert(tx: Writer, place: Place, sent: SentItem): Promise<DataItem> {
  requirePermission(place, 'insert');
  const { caller, collectionId, now } = place;
  const _id = idOf(sent) ?? crypto.randomUUID();
  if ((await findItem(tx, collectionId, _id)) !== undefined)
    throw applicationError(409, 'WDE0074', `An item with _id [${_id}] already exists.`);
  const owner =
    caller.kind === 'member' ? caller.memberId : caller.kind === 'visitor' ? caller.visitorId : null;
  const item: DataItem = {
    ...ownFields(sent.data),
    _id,
    _createdDate: wireDate(now),
    _updatedDate: wireDate(now),
    ...(owner === null ? {} : { _owner: owner }),
  };
  requireSize(item);
  await insertItem(tx, collectionId, item);
  await emitItemChange(tx, collectionId, undefined, item, now);
  return item;
}

/** Replaces an item whole. @throws PlatformError 403, 404, 400 */
export async function update(tx: Writer, place: Place, sent: SentItem): Promise<DataItem> {
  const { collectionId, now } = place;
  const id = idOf(sent) ?? '';
  const before = await findItem(tx, collectionId, id);
  requirePermission(place, 'update', before);
  if (before === undefined) throw missing(place, id);
  const { _id, _createdDate, _owner } = before;
  const item: DataItem = {
    ...ownFields(sent.data),
    _id,
    _createdDate,
    _updatedDate: wireDate(now),
    ...(_owner === undefined ? {} : { _owner }),
  };
  requireSize(item);
  await replaceItem(tx, collectionId, item);
  await emitItemChange(tx, collectionId, before, item, now);
  return item;
}

/** Updates the item with this id, or inserts it. @throws PlatformError 403, 400 */
export async function save(tx: Writer, place: Place, sent: SentItem) {
  const id = idOf(sent);
  const exists = id !== null && (await findItem(tx, place.collectionId, id)) !== undefined;
  return exists
    ? { action: 'UPDATE', item: await update(tx, place, sent) }
    : { action: 'INSERT', item: await insert(tx, place, sent) };
}

/** Returns the removed item. @throws PlatformError 403, 404 */
export async function remove(tx: Writer, place: Place, id: string): Promise<DataItem> {
  const before = await findItem(tx, place.collectionId, id);
  requirePermission(place, 'remove', before);
  if (before === undefined) throw missing(place, id);
  await deleteItem(tx, place.collectionId, id);
  await emitItemChange(tx, place.collectionId, before, undefined, place.now);
  return before;
}
