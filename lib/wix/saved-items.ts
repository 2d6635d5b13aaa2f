import 'server-only';
import { z } from 'zod';
import { MAX_SAVED, type SavedItem } from '@/lib/model/saved-items';
import { callPlatform, NO_COLLECTION, orNullWhereAbsent } from './platform-error';
import type { SessionClient } from './session-client';
import { listOf, mappedAll } from './well-formed';

/**
 * A collection of the CMS that the merchant creates, with the fields `list`, `key` and `addedAt`
 * (texts and a number) and `item` (an object). Members may add items and read, change and remove
 * only their own. Each entry is a separate item, so that two devices never overwrite each other.
 */
const COLLECTION = 'SavedItems';

/** Two lists of a member at once, and what devices added at the same time. */
const MAX_ROWS = 5 * MAX_SAVED;

const rowSchema = z.object({
  _id: z.string(),
  _owner: z.string().optional(),
  key: z.string().min(1).max(100),
  addedAt: z.number(),
  item: z.record(z.string(), z.unknown()),
});
type Row = z.infer<typeof rowSchema>;

async function readRows(client: SessionClient, list: string): Promise<Row[] | null> {
  const found = await orNullWhereAbsent(NO_COLLECTION, () =>
    callPlatform(async () =>
      listOf((await client.dataItems.query(COLLECTION).eq('list', list).limit(MAX_ROWS).find()).items),
    ),
  );
  if (found === null) return null;
  const rows = mappedAll(found, (row) => rowSchema.safeParse(row).data ?? null);
  // The permissions of the collection show a member the lists of others: no list must be shown.
  return new Set(rows.map(({ _owner }) => _owner)).size > 1 ? null : rows;
}

function toItems(rows: readonly Row[]): SavedItem<unknown>[] {
  const newestFirst = rows.toSorted((a, b) => b.addedAt - a.addedAt);
  const byKey = new Map(newestFirst.map(({ key, addedAt, item }) => [key, { key, addedAt, item }]));
  return [...byKey.values()];
}

export const dataCollection: SavedItemsPlatform = {
  async readItems(client, list) {
    const rows = await readRows(client, list);
    return rows && toItems(rows);
  },

  async addItems(client, list, items) {
    const rows = await readRows(client, list);
    if (rows === null) return null;
    const known = new Set(rows.map(({ key }) => key));
    const missing = items.filter(({ key }) => !known.has(key)).slice(0, MAX_SAVED);
    if (missing.length === 0) return toItems(rows);
    const added = await orNullWhereAbsent(NO_COLLECTION, () =>
      callPlatform(() =>
        client.dataItems.bulkInsert(
          COLLECTION,
          missing.map((item) => ({ list, ...item })),
        ),
      ),
    );
    if (added === null) return null;
    // Whatever the platform has stored, also when it has rejected some of the entries.
    return this.readItems(client, list);
  },

  async removeItems(client, list, keys) {
    const rows = await readRows(client, list);
    if (rows === null) return null;
    const ids = rows.filter(({ key }) => keys.includes(key)).map(({ _id }) => _id);
    if (ids.length === 0) return toItems(rows);
    const removed = await orNullWhereAbsent(NO_COLLECTION, () =>
      callPlatform(() => client.dataItems.bulkRemove(COLLECTION, ids)),
    );
    if (removed === null) return null;
    if (removed.errors.length > 0) return this.readItems(client, list);
    return toItems(rows.filter(({ _id }) => !ids.includes(_id)));
  },
};

/**
 * The place of a member's lists. Each kind of storage implements it, and nothing above `lib/wix` knows which
 * one is in use: today a CMS collection. The module `wishlists` of `@wix/ecom` could hold the wishlist, but
 * it is an internal preview without published types. Items are unchecked. Every function throws
 * `PlatformError` when a call fails. Null means that the site has no such storage for the caller.
 */
type SavedItemsPlatform = {
  /** The newest entry comes first, each key once. */
  readItems(client: SessionClient, list: string): Promise<SavedItem<unknown>[] | null>;
  /** Adds the entries whose keys the list lacks. Returns the list. */
  addItems(
    client: SessionClient,
    list: string,
    items: readonly SavedItem<unknown>[],
  ): Promise<SavedItem<unknown>[] | null>;
  /** Removes entries. A key that the list lacks is not an error. Returns the list. */
  removeItems(
    client: SessionClient,
    list: string,
    keys: readonly string[],
  ): Promise<SavedItem<unknown>[] | null>;
};
