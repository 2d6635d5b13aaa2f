import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import {
  collectionsSchema,
  type DataCollections,
  itemsOf,
  readCollections,
  wireDate,
  writeCollections,
} from './collections';
import { emitItemChange, isSame } from './events';
import type { DataItem } from './schema';

const dataArguments = z.strictObject({ collections: collectionsSchema });

/**
 * `/_sandbox/data`: the collections of the site's CMS, which a merchant creates and fills on pages
 * of the platform. `null` takes the CMS from the site. A reset removes all collections.
 */
export function dataControls({ db, clock }: Platform): Hono {
  const app = new Hono();
  app.get('/_sandbox/data', async (c) => c.json({ collections: await readCollections(db.read) }));
  app.put('/_sandbox/data', async (c) => {
    const requested = await readArguments(c, dataArguments);
    const before = await readCollections(db.read);
    const collections = withSystemFields(requested.collections, before, clock.now());
    await db.write(async (tx) => {
      await writeCollections(tx, collections);
      await emitChanges(tx, before, collections, clock.now());
    });
    return c.json({ collections });
  });
  return app;
}

/** Returns the collections with ids and dates. An unchanged item keeps its dates. */
function withSystemFields(collections: DataCollections, before: DataCollections, now: number) {
  if (collections === null) return null;
  const at = wireDate(now);
  return Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => {
      const old = itemsById(before, name);
      const items = collection.items.map((given): DataItem => {
        const _id = typeof given._id === 'string' && given._id !== '' ? given._id : crypto.randomUUID();
        const known = old.get(_id);
        const item = { ...given, _id };
        if (known !== undefined && isSame(known, { ...known, ...item })) return known;
        return { _createdDate: known?._createdDate ?? at, _updatedDate: at, ...item };
      });
      return [name, { ...collection, items }];
    }),
  );
}

function itemsById(collections: DataCollections, name: string): Map<string, DataItem> {
  const collection = collections !== null && Object.hasOwn(collections, name) ? collections[name] : undefined;
  return new Map((collection === undefined ? [] : itemsOf(collection)).map((item) => [item._id, item]));
}

/** Emits an event for each item that was added, changed or removed. */
async function emitChanges(tx: Writer, before: DataCollections, after: DataCollections, at: number) {
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const [old, current] = [itemsById(before, name), itemsById(after, name)];
    for (const item of current.values()) await emitItemChange(tx, name, old.get(item._id), item, at);
    for (const item of old.values())
      if (!current.has(item._id)) await emitItemChange(tx, name, item, undefined, at);
  }
}
