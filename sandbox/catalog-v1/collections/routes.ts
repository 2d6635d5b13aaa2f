import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { storedCollectionId, V1_ALL_PRODUCTS_ID, v1CollectionId } from '../../catalog/all-products';
import { collectionFields, findCollection, findCollections } from '../../catalog/collections/store';
import { collections } from '../../catalog/schema';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import { plainError } from '../../core/errors';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import { filterToSql, pagingOf, type QueryFields, sortToSql, wireQuery } from '../../core/query';
import { wireCollection } from './wire';

const queryArguments = z.object({ query: wireQuery.optional() });

const V1_ID = sql`case ${collections.id} when ${ALL_PRODUCTS_ID} then ${V1_ALL_PRODUCTS_ID} else ${collections.id} end`;
const v1Fields: QueryFields = (name) =>
  name === 'id' ? { kind: 'text', column: V1_ID, sortable: true } : collectionFields(name);

/** Collections: query, by slug, by id. Paths are relative to the mount prefix. */
export function collectionRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on(['GET', 'POST'], '/collections/query', async (c) => {
    await readCaller(platform, c);
    const { query } = await readArguments(c, queryArguments);
    const { limit, offset } = pagingOf(query);
    const found = await findCollections(platform, {
      where: filterToSql(v1Fields, query?.filter),
      orderBy: sortToSql(v1Fields, query?.sort),
      limit,
      offset,
    });
    const collections = found.collections.map((collection) => wireCollection(platform, collection));
    // REST clients read `items` and `totalResults`, the SDK reads the rest.
    return c.json({
      collections,
      metadata: { count: collections.length, items: limit, offset, total: found.total },
      totalResults: found.total,
    });
  });

  app.get('/collections/slug/:slug', (c) => one(c, 'slug', c.req.param('slug')));
  app.get('/collections/:id', (c) => one(c, 'id', storedCollectionId(c.req.param('id'))));

  async function one(c: Context, by: 'id' | 'slug', value: string) {
    await readCaller(platform, c);
    const collection = await findCollection(platform, by, value);
    if (collection === undefined) throw plainError(404, `Collection is not found: ${v1CollectionId(value)}`);
    return c.json({ collection: wireCollection(platform, collection) });
  }

  return app;
}
