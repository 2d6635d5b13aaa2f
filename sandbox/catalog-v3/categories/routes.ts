import { and, count, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findCollection, findCollections } from '../../catalog/collections/store';
import { findProductById } from '../../catalog/products/store';
import { collections } from '../../catalog/schema';
import type { Caller } from '../../core/access-tokens';
import { readArguments } from '../../core/arguments';
import { applicationError } from '../../core/errors';
import { type Platform, STORES_APP_ID } from '../../core/platform';
import { filterToSql, sortToSql } from '../../core/query';
import {
  catalogQuery,
  cursorQuery,
  cursorSearch,
  MAX_OTHERS,
  type Position,
  pagingMetadata,
  readPosition,
  type SearchDetails,
  searchDetails,
} from '../cursor';
import { requireDeclared } from '../declared-fields';
import { enterV3 } from '../enter';
import { isMerchant, type RequestedFields } from '../requested-fields';
import { queriedCategoryFields } from './fields';
import { arrangedItems, listItems } from './items';
import { type CategoryTree, readCategoryTree } from './tree';
import { APP_NAMESPACE, categoryFields, TREE, wireCategory } from './wire';

export const CATEGORIES = '/categories/v1/categories';

/** Every call specifies the tree. Stores has one, without a key. */
export const treeReference = z.object({
  appNamespace: z.literal(APP_NAMESPACE),
  treeKey: z.string().nullish(),
});
const shown = { treeReference, fields: categoryFields, returnNonVisibleCategories: z.boolean().nullish() };
const queryArguments = z.object({ query: catalogQuery.optional(), ...shown });
const searchArguments = z.object({
  search: cursorSearch.optional(),
  ...shown,
});
const countArguments = z.object({
  ...shown,
  filter: cursorQuery.shape.filter,
  search: searchDetails.nullish(),
});
const oneArguments = z.object({ treeReference, fields: categoryFields });
// In a query string `true` is text.
const flag = z.union([z.boolean(), z.stringbool()]).nullish();
const itemsArguments = z.object({
  treeReference,
  useCategoryArrangement: flag,
  includeItemsFromSubcategories: flag,
  cursorPaging: cursorQuery.shape.cursorPaging,
});
const itemArguments = z.object({
  item: z.object({ catalogItemId: z.string(), appId: z.string() }),
  treeReference,
});

/** Categories, the V3 replacement of collections: the same rows, as a tree. */
export function v3CategoryRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post(`${CATEGORIES}/query`, async (c) => {
    const caller = await enterV3(platform, c);
    const { query, ...rest } = await readArguments(c, queryArguments);
    return c.json(await page(caller, readPosition(query, { most: MAX_OTHERS }), rest));
  });

  app.post(`${CATEGORIES}/search`, async (c) => {
    const caller = await enterV3(platform, c);
    const { search, ...rest } = await readArguments(c, searchArguments);
    const at = readPosition(search, { most: MAX_OTHERS, search: search?.search ?? undefined });
    return c.json(await page(caller, at, rest));
  });

  app.post(`${CATEGORIES}/count`, async (c) => {
    const caller = await enterV3(platform, c);
    const { filter, search, ...rest } = await readArguments(c, countArguments);
    const tree = await readCategoryTree(platform.db.read);
    const where = conditionOf(caller, tree, { filter, search: search ?? undefined }, rest);
    const [row] = await platform.db.read.select({ total: count() }).from(collections).where(where);
    return c.json({ count: row?.total ?? 0 });
  });

  app.on(['GET', 'POST'], `${CATEGORIES}/list-categories-for-item`, async (c) => {
    await enterV3(platform, c);
    const { item } = await readArguments(c, itemArguments);
    const product =
      item.appId === STORES_APP_ID
        ? await findProductById(platform, item.catalogItemId, { includeHidden: true })
        : undefined;
    const ids = product?.collectionIds ?? [];
    const tree = await readCategoryTree(platform.db.read);
    return c.json({ directCategoryIds: ids, allCategoryIds: tree.withAncestors(ids) });
  });

  app.get(`${CATEGORIES}/list-trees`, async (c) => {
    await enterV3(platform, c);
    return c.json({ trees: [TREE] });
  });

  app.get(`${CATEGORIES}/slug/:slug`, (c) => one(c, 'slug', c.req.param('slug')));
  app.get(`${CATEGORIES}/:categoryId`, (c) => one(c, 'id', c.req.param('categoryId')));

  app.on(['GET', 'POST'], `${CATEGORIES}/:categoryId/list-items`, async (c) => {
    const caller = await enterV3(platform, c);
    const { cursorPaging, ...flags } = await readArguments(c, itemsArguments);
    const tree = await readCategoryTree(platform.db.read);
    const { id } = requireNode(tree, c.req.param('categoryId'));
    // The cursor holds the flags as well.
    const filter = {
      isArranged: flags.useCategoryArrangement ?? false,
      withSubcategories: flags.includeItemsFromSubcategories ?? false,
    };
    const at = readPosition({ filter, sort: undefined, cursorPaging });
    const found = await listItems(platform.db.read, {
      categoryId: id,
      categoryIds: at.filter?.withSubcategories ? tree.withDescendants(id) : [id],
      isArranged: at.filter?.isArranged === true,
      includeHidden: isMerchant(caller),
      limit: at.limit,
      offset: at.offset,
    });
    return c.json({
      items: found.ids.map(itemOf),
      pagingMetadata: pagingMetadata(at, found.ids.length, found.total),
    });
  });

  app.get(`${CATEGORIES}/:categoryId/arranged-items`, async (c) => {
    const caller = await enterV3(platform, c);
    await readArguments(c, oneArguments);
    const { id } = requireNode(await readCategoryTree(platform.db.read), c.req.param('categoryId'));
    return c.json({ items: (await arrangedItems(platform.db.read, id, isMerchant(caller))).map(itemOf) });
  });

  type Shown = { fields: RequestedFields; returnNonVisibleCategories?: boolean | null | undefined };

  async function page(caller: Caller, at: Position, { fields, ...rest }: Shown) {
    requireDeclared(queriedCategoryFields, { sort: at.sort });
    const tree = await readCategoryTree(platform.db.read);
    const found = await findCollections(platform, {
      where: conditionOf(caller, tree, at, { fields, ...rest }),
      orderBy: sortToSql(queriedCategoryFields, at.sort),
      limit: at.limit,
      offset: at.offset,
    });
    return {
      categories: found.collections.map((one) => wireCategory(platform, one, { tree, fields })),
      pagingMetadata: pagingMetadata(at, found.collections.length, found.total),
    };
  }

  /** Hidden categories stay readable by id and slug: clients check `visible`. */
  async function one(c: Context, by: 'id' | 'slug', value: string) {
    await enterV3(platform, c);
    const { fields } = await readArguments(c, oneArguments);
    const category = await findCollection(platform, by, value);
    if (category === undefined) throw categoryNotFound();
    const tree = await readCategoryTree(platform.db.read);
    return c.json({ category: wireCategory(platform, category, { tree, fields }) });
  }

  /**
   * @throws PlatformError 400: a live site rejects a visitor's empty filter, but not a missing one.
   */
  function conditionOf(
    caller: Caller,
    tree: CategoryTree,
    { filter, search }: { filter?: Position['filter']; search?: SearchDetails | undefined },
    { returnNonVisibleCategories }: Shown,
  ): SQL | undefined {
    if (filter && Object.keys(filter).length === 0 && !isMerchant(caller))
      throw applicationError(400, 'INVALID_FILTER', 'Filter must not be empty');
    requireDeclared(queriedCategoryFields, { filter });
    const hidden = returnNonVisibleCategories ? [] : tree.hidden();
    const terms = (search?.expression ?? '').split(/\s+/).filter((term) => term !== '');
    return and(
      filterToSql(queriedCategoryFields, filter),
      ...terms.map((term) => sql`instr(lower(${collections.name}), ${term.toLowerCase()}) > 0`),
      notInArray(collections.id, hidden),
    );
  }

  return app;
}

export const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID });

export const categoryNotFound = () => applicationError(404, 'CATEGORY_NOT_FOUND', 'Category is not found');

/** @throws PlatformError 404. */
function requireNode(tree: CategoryTree, id: string) {
  const node = tree.get(id);
  if (node === undefined) throw categoryNotFound();
  return node;
}
