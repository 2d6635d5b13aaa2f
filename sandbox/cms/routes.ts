import { Hono } from 'hono';
import { z } from 'zod';
import type { Caller } from '../core/access-tokens';
import { readArguments } from '../core/arguments';
import { readCaller } from '../core/caller';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Reader } from '../db/reader';
import { requireCms, requireCollection, shownTo } from './access';
import { wireCollection } from './collection-wire';
import { type DataCollection, type DataCollections, itemsOf } from './collections';
import { readItems } from './item-store';
import { countItems, itemQuery, queryItems } from './query';
import { type Include, wireItem } from './wire';

export const collectionId = z.string().min(1).max(256);

const queryArguments = z.object({
  dataCollectionId: collectionId,
  query: itemQuery.nullish(),
  includeReferences: z
    .array(z.object({ field: z.string().max(200), limit: z.number().int().min(1).max(100).nullish() }))
    .max(10)
    .nullish(),
  returnTotalCount: z.boolean().nullish(),
});
const countArguments = z.object({
  dataCollectionId: collectionId,
  filter: itemQuery.shape.filter,
});
const getArguments = z.object({ dataCollectionId: collectionId });

/** The site's content collections and their items: query, count, and one by its id. */
export function dataItemRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { read } = platform.db;

  app.on(['GET', 'POST'], '/wix-data/v2/items/query', async (c) => {
    const caller = await readCaller(platform, c);
    const requested = await readArguments(c, queryArguments);
    const collections = await requireCms(platform);
    const name = requested.dataCollectionId;
    const collection = await shownTo(caller, read, name, requireCollection(collections, name));
    const { items, fields, pagingMetadata } = await queryItems(read, collection, {
      query: requested.query ?? undefined,
      returnTotalCount: requested.returnTotalCount === true,
    });
    const includes: Include[] = await Promise.all(
      (requested.includeReferences ?? []).map(async ({ field }) => ({
        field,
        items: await referenced(caller, read, collections, collection, field),
      })),
    );
    return c.json({
      dataItems: items.map((item) => wireItem(name, collection, item, { includes, fields })),
      pagingMetadata,
    });
  });

  app.post('/wix-data/v2/items/count', async (c) => {
    const caller = await readCaller(platform, c);
    const { dataCollectionId, filter } = await readArguments(c, countArguments);
    const collection = requireCollection(await requireCms(platform), dataCollectionId);
    const shown = await shownTo(caller, read, dataCollectionId, collection);
    return c.json({ totalCount: await countItems(read, shown, filter) });
  });

  app.get('/wix-data/v2/collections/:dataCollectionId', async (c) => {
    const caller = await readCaller(platform, c);
    const id = c.req.param('dataCollectionId');
    const definition = requireCollection(await requireCms(platform), id);
    const collection = { ...definition, items: await readItems(read, id) };
    return c.json({ collection: wireCollection(id, collection, caller.kind === 'visitor') });
  });

  app.get('/wix-data/v2/items/:dataItemId', async (c) => {
    const caller = await readCaller(platform, c);
    const { dataCollectionId } = await readArguments(c, getArguments);
    const collection = requireCollection(await requireCms(platform), dataCollectionId);
    const id = c.req.param('dataItemId');
    const shown = await shownTo(caller, read, dataCollectionId, collection);
    const item = itemsOf(shown).find(({ _id }) => _id === id);
    if (item === undefined)
      throw applicationError(404, 'WDE0073', `Item ${id} does not exist in collection ${dataCollectionId}.`);
    return c.json({ dataItem: wireItem(dataCollectionId, collection, item, { includes: [], fields: [] }) });
  });

  return app;
}

/** Returns the items that a reference field of the collection may refer to. */
async function referenced(
  caller: Caller,
  reader: Reader,
  collections: NonNullable<DataCollections>,
  from: DataCollection,
  field: string,
) {
  const target = Object.hasOwn(from.references, field) ? from.references[field] : undefined;
  if (target === undefined)
    throw applicationError(400, 'WDE0020', `The field ${field} is not a reference to another collection.`);
  return itemsOf(await shownTo(caller, reader, target, requireCollection(collections, target)));
}
