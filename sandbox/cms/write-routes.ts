import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import { readCaller } from '../core/caller';
import { PlatformError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { requireCms, requireCollection } from './access';
import { collectionId } from './routes';
import type { DataItem } from './schema';
import { wireItem } from './wire';
import { insert, type Place, remove, save, update } from './write';

const sentItem = z.object({
  id: z.string().max(200).nullish(),
  data: z.record(z.string(), z.unknown()),
});
const itemArguments = z.object({ dataCollectionId: collectionId, dataItem: sentItem });
const removeArguments = z.object({ dataCollectionId: collectionId, dataItemId: z.string().min(1).max(200) });
/** The platform's limit of a bulk call. */
const MAX_PER_CALL = 1_000;
const bulkArguments = z.object({
  dataCollectionId: collectionId,
  dataItems: z.array(sentItem).min(1).max(MAX_PER_CALL),
  returnEntity: z.boolean().nullish(),
});
const bulkRemoveArguments = z.object({
  dataCollectionId: collectionId,
  dataItemIds: z.array(z.string().min(1).max(200)).min(1).max(MAX_PER_CALL),
});

/** Writes of items: insert, save, update and remove, and insert and remove in bulk. */
export function dataItemWriteRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  async function placeOf(c: Context, name: string): Promise<Place> {
    const caller = await readCaller(platform, c);
    const collection = requireCollection(await requireCms(platform), name);
    return { caller, collectionId: name, collection, now: clock.now() };
  }

  const wire = ({ collectionId: name, collection }: Place, item: DataItem) =>
    wireItem(name, collection, item, { includes: [], fields: [] });

  async function one(c: Context, write: (tx: Writer, place: Place) => Promise<DataItem>, place: Place) {
    const item = await db.write((tx) => write(tx, place));
    return c.json({ dataItem: wire(place, item) });
  }

  app.post('/wix-data/v2/items', async (c) => {
    await readCaller(platform, c);
    const { dataCollectionId, dataItem } = await readArguments(c, itemArguments);
    return one(c, (tx, place) => insert(tx, place, dataItem), await placeOf(c, dataCollectionId));
  });

  app.post('/wix-data/v2/items/update', async (c) => {
    await readCaller(platform, c);
    const { dataCollectionId, dataItem } = await readArguments(c, itemArguments);
    return one(c, (tx, place) => update(tx, place, dataItem), await placeOf(c, dataCollectionId));
  });

  app.post('/wix-data/v2/items/save', async (c) => {
    await readCaller(platform, c);
    const { dataCollectionId, dataItem } = await readArguments(c, itemArguments);
    const place = await placeOf(c, dataCollectionId);
    const { action, item } = await db.write((tx) => save(tx, place, dataItem));
    return c.json({ dataItem: wire(place, item), action });
  });

  app.post('/wix-data/v2/items/remove', async (c) => {
    await readCaller(platform, c);
    const { dataCollectionId, dataItemId } = await readArguments(c, removeArguments);
    return one(c, (tx, place) => remove(tx, place, dataItemId), await placeOf(c, dataCollectionId));
  });

  app.post('/wix-data/v2/bulk/items/insert', async (c) => {
    await readCaller(platform, c);
    const { dataCollectionId, dataItems, returnEntity } = await readArguments(c, bulkArguments);
    const place = await placeOf(c, dataCollectionId);
    const results = await db.write((tx) => each(dataItems, (sent) => insert(tx, place, sent)));
    return c.json(bulkAnswer('INSERT', results, (item) => (returnEntity ? wire(place, item) : undefined)));
  });

  app.post('/wix-data/v2/bulk/items/remove', async (c) => {
    await readCaller(platform, c);
    const { dataCollectionId, dataItemIds } = await readArguments(c, bulkRemoveArguments);
    const place = await placeOf(c, dataCollectionId);
    const results = await db.write((tx) => each(dataItemIds, (id) => remove(tx, place, id)));
    return c.json(bulkAnswer('DELETE', results, () => undefined));
  });

  return app;
}

type Result = DataItem | PlatformError;

/**
 * Runs a write for each item. An error of one does not stop the others, except for a caller who may
 * not write at all: the platform documents that such a bulk call is rejected.
 */
async function each<T>(list: readonly T[], write: (one: T) => Promise<DataItem>): Promise<Result[]> {
  const results: Result[] = [];
  for (const sent of list)
    results.push(
      await write(sent).catch((error: unknown) => {
        if (error instanceof PlatformError) return error;
        throw error;
      }),
    );
  const [first] = results;
  const isForbidden = (result: Result) => result instanceof PlatformError && result.status === 403;
  if (first instanceof PlatformError && results.every(isForbidden)) throw first;
  return results;
}

function bulkAnswer(action: string, results: readonly Result[], entity: (item: DataItem) => unknown) {
  const failures = results.filter((result) => result instanceof PlatformError).length;
  return {
    results: results.map((result, originalIndex) =>
      result instanceof PlatformError
        ? { action, itemMetadata: { originalIndex, success: false, error: result.details.applicationError } }
        : {
            action,
            itemMetadata: { id: result._id, originalIndex, success: true },
            dataItem: entity(result),
          },
    ),
    bulkActionMetadata: {
      totalSuccesses: results.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  };
}
