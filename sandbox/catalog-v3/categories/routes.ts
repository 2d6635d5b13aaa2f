import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  collectionFields,
  findCollection,
  findCollections,
  type StoredCollection,
} from '../../catalog/collections/store';
import { queryProducts } from '../../catalog/products/query';
import { findProductById } from '../../catalog/products/store';
import { collections } from '../../catalog/schema';
import { requireCatalog } from '../../catalog/version';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import { applicationError } from '../../core/errors';
import { type Platform, STORES_APP_ID } from '../../core/platform';
import { filterToSql, type QueryFields, sortToSql } from '../../core/query';
import { cursorQuery, type Position, pagingMetadata, readPosition } from '../cursor';
import { wireV3Image } from '../products/wire';

const CATEGORIES = '/categories/v1/categories';
const APP_NAMESPACE = '@wix/stores';

const treeReference = z.object({ appNamespace: z.literal(APP_NAMESPACE) });
const queryArguments = z.object({ query: cursorQuery.optional(), treeReference });
const searchArguments = z.object({ search: cursorQuery.optional(), treeReference });
const oneArguments = z.object({ treeReference });
const itemsArguments = oneArguments.extend({ cursorPaging: cursorQuery.shape.cursorPaging });
const itemArguments = z.object({
  item: z.object({ catalogItemId: z.string(), appId: z.string() }),
});

const categoryFields: QueryFields = (name) =>
  name === 'visible'
    ? { kind: 'boolean', column: collections.visible, sortable: false }
    : collectionFields(name);

/** Categories, the V3 replacement of collections: the same rows, as a tree of one level. */
export function v3CategoryRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post(`${CATEGORIES}/query`, async (c) => {
    await enter(c);
    const { query } = await readArguments(c, queryArguments);
    return c.json(await page(readPosition(query)));
  });

  app.post(`${CATEGORIES}/search`, async (c) => {
    await enter(c);
    const { search } = await readArguments(c, searchArguments);
    return c.json(await page(readPosition(search)));
  });

  app.get(`${CATEGORIES}/list-categories-for-item`, async (c) => {
    await enter(c);
    const { item } = await readArguments(c, itemArguments);
    const product =
      item.appId === STORES_APP_ID
        ? await findProductById(platform, item.catalogItemId, { includeHidden: true })
        : undefined;
    const ids = product?.collectionIds ?? [];
    return c.json({ directCategoryIds: ids, allCategoryIds: ids });
  });

  app.get(`${CATEGORIES}/slug/:slug`, (c) => one(c, 'slug', c.req.param('slug')));
  app.get(`${CATEGORIES}/:categoryId`, (c) => one(c, 'id', c.req.param('categoryId')));

  app.get(`${CATEGORIES}/:categoryId/list-items`, async (c) => {
    const caller = await enter(c);
    const { cursorPaging } = await readArguments(c, itemsArguments);
    const { id } = await requireCategory('id', c.req.param('categoryId'));
    const filter = { collectionIds: { $hasSome: [id] } };
    const at = readPosition({ filter, sort: undefined, cursorPaging });
    const found = await queryProducts(platform, { ...at, includeHidden: caller.kind === 'admin' });
    return c.json({
      items: found.products.map((product) => ({ catalogItemId: product.id, appId: STORES_APP_ID })),
      pagingMetadata: pagingMetadata(at, found.products.length, found.total),
    });
  });

  /** @throws PlatformError 401; 428 on a site with the V1 catalog. */
  async function enter(c: Context) {
    const caller = await readCaller(platform, c);
    await requireCatalog(platform, 'V3_CATALOG');
    return caller;
  }

  async function page(at: Position) {
    const found = await findCollections(platform, {
      where: filterToSql(categoryFields, at.filter),
      orderBy: sortToSql(categoryFields, at.sort),
      limit: at.limit,
      offset: at.offset,
    });
    return {
      categories: found.collections.map((collection) => wireCategory(platform, collection)),
      pagingMetadata: pagingMetadata(at, found.collections.length, found.total),
    };
  }

  async function one(c: Context, by: 'id' | 'slug', value: string) {
    await enter(c);
    await readArguments(c, oneArguments);
    return c.json({ category: wireCategory(platform, await requireCategory(by, value)) });
  }

  async function requireCategory(by: 'id' | 'slug', value: string): Promise<StoredCollection> {
    const category = await findCollection(platform, by, value);
    if (category === undefined) throw applicationError(404, 'CATEGORY_NOT_FOUND', 'Category is not found');
    return category;
  }

  return app;
}

const wireCategory = (platform: Platform, category: StoredCollection) => ({
  id: category.id,
  revision: String(category.revision),
  updatedDate: new Date(category.updatedAt).toISOString(),
  name: category.name,
  slug: category.slug,
  description: category.description,
  visible: category.visible,
  itemCounter: category.numberOfProducts,
  ...(category.media && { image: wireV3Image(platform, category.media) }),
  treeReference: { appNamespace: APP_NAMESPACE, treeKey: null },
});
