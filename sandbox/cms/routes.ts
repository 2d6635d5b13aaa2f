import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import { type Caller, readCaller } from '../core/caller';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import { type DataCollection, type DataCollections, itemsOf, readCollections } from './collections';
import { countItems, itemQuery, queryItems } from './query';
import { type Include, wireItem } from './wire';

const collectionId = z.string().min(1).max(256);

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

/** Items of the site's content collections: query, count, and one by its id. */
export function dataItemRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { read } = platform.db;

  app.on(['GET', 'POST'], '/wix-data/v2/items/query', async (c) => {
    const caller = await readCaller(platform, c);
    const requested = await readArguments(c, queryArguments);
    const collections = await requireCms(platform);
    const name = requested.dataCollectionId;
    const collection = shownTo(caller, requireCollection(collections, name));
    const { items, offset, total } = await queryItems(read, collection, requested.query ?? undefined);
    const includes: Include[] = (requested.includeReferences ?? []).map(({ field }) => ({
      field,
      items: referenced(caller, collections, collection, field),
    }));
    const fields = requested.query?.fields ?? [];
    const count = items.length;
    return c.json({
      dataItems: items.map((item) => wireItem(name, collection, item, { includes, fields })),
      pagingMetadata: {
        count,
        offset,
        ...(requested.returnTotalCount ? { total } : {}),
        tooManyToCount: false,
        cursors: {},
        hasNext: offset + count < total,
      },
    });
  });

  app.post('/wix-data/v2/items/count', async (c) => {
    const caller = await readCaller(platform, c);
    const { dataCollectionId, filter } = await readArguments(c, countArguments);
    const collection = requireCollection(await requireCms(platform), dataCollectionId);
    return c.json({ totalCount: await countItems(read, shownTo(caller, collection), filter) });
  });

  app.get('/wix-data/v2/items/:dataItemId', async (c) => {
    const caller = await readCaller(platform, c);
    const { dataCollectionId } = await readArguments(c, getArguments);
    const collection = requireCollection(await requireCms(platform), dataCollectionId);
    const id = c.req.param('dataItemId');
    const item = itemsOf(shownTo(caller, collection)).find(({ _id }) => _id === id);
    if (item === undefined)
      throw applicationError(404, 'WDE0073', `Item ${id} does not exist in collection ${dataCollectionId}.`);
    return c.json({ dataItem: wireItem(dataCollectionId, collection, item, { includes: [], fields: [] }) });
  });

  return app;
}

type Collections = NonNullable<DataCollections>;

/** @throws PlatformError 428 when the site has no CMS. */
async function requireCms({ db }: Platform): Promise<Collections> {
  const collections = await readCollections(db.read);
  if (collections === null) throw applicationError(428, 'WDE0110', 'Wix Code is not enabled on the site.');
  return collections;
}

/** @throws PlatformError 404 for a collection that the site does not have. */
function requireCollection(collections: Collections, id: string): DataCollection {
  const collection = Object.hasOwn(collections, id) ? collections[id] : undefined;
  if (collection === undefined)
    throw applicationError(
      404,
      'WDE0025',
      `The ${id} collection does not exist. You may want to open the Content Manager to create the collection.`,
    );
  return collection;
}

/** Returns the collection, without its items for a caller who may not read them. */
function shownTo({ kind }: Caller, collection: DataCollection): DataCollection {
  const isShown =
    kind === 'admin' ||
    collection.read === 'ANYONE' ||
    (collection.read === 'SITE_MEMBER' && kind === 'member');
  return isShown ? collection : { ...collection, items: [] };
}

/** Returns the items that a reference field of the collection may refer to. */
function referenced(caller: Caller, collections: Collections, from: DataCollection, field: string) {
  const target = Object.hasOwn(from.references, field) ? from.references[field] : undefined;
  if (target === undefined)
    throw applicationError(400, 'WDE0020', `The field ${field} is not a reference to another collection.`);
  return itemsOf(shownTo(caller, requireCollection(collections, target)));
}
