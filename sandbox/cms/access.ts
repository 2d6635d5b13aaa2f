import type { Caller } from '../core/access-tokens';
import { applicationError, type PlatformError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Reader } from '../db/reader';
import { type DataCollection, type DataCollections, type Permission, readDefinitions } from './collections';
import { readItems } from './item-store';

type Collections = NonNullable<DataCollections>;

/** @throws PlatformError 428 when the site has no CMS. */
export async function requireCms({ db }: Platform): Promise<Collections> {
  const collections = await readDefinitions(db.read);
  if (collections === null) throw applicationError(428, 'WDE0110', 'Wix Code is not enabled on the site.');
  return collections;
}

/** @throws PlatformError 404 for a collection that the site does not have. */
export function requireCollection(collections: Collections, id: string): DataCollection {
  const collection = Object.hasOwn(collections, id) ? collections[id] : undefined;
  if (collection === undefined)
    throw applicationError(
      404,
      'WDE0025',
      `The ${id} collection does not exist. You may want to open the Content Manager to create the collection.`,
    );
  return collection;
}

/** The items that a permission covers for a caller: all, one owner's, or none. */
type Access = 'all' | 'none' | { owner: string };

export function accessOf(caller: Caller, permission: Permission): Access {
  if (caller.kind === 'admin' || permission === 'ANYONE') return 'all';
  if (caller.kind !== 'member') return 'none';
  if (permission === 'SITE_MEMBER_AUTHOR') return { owner: caller.memberId };
  return permission === 'SITE_MEMBER' ? 'all' : 'none';
}

/**
 * Returns the collection with the items that the caller may read. It is empty without permission.
 */
export async function shownTo(
  caller: Caller,
  reader: Reader,
  id: string,
  collection: DataCollection,
): Promise<DataCollection> {
  const access = accessOf(caller, collection.read);
  if (access === 'none') return { ...collection, items: [] };
  return { ...collection, items: await readItems(reader, id, access === 'all' ? null : access.owner) };
}

export type Write = 'insert' | 'update' | 'remove';

/** Returns the error of a caller who may not write, or not this item. */
export const forbidden = (collectionId: string, write: Write): PlatformError =>
  applicationError(
    403,
    'WDE0027',
    `The current user does not have permissions to ${write} on the ${collectionId} collection.`,
  );
