import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import type { Platform } from '../../core/platform';
import { enterV3AsMerchant } from '../enter';
import type { RequestedFields } from '../requested-fields';
import { changedCategory, newCategory } from './input';
import { addItem, arrangeItems, type Item, MAX_ARRANGED, removeItem } from './membership';
import { CATEGORIES, treeReference } from './routes';
import { readCategoryTree } from './tree';
import { categoryFields, wireCategory } from './wire';
import { createCategory, deleteCategory, moveCategory, storedCategory, updateCategory } from './writes';

const BULK = '/categories/v1/bulk/categories';

const item = z.object({ catalogItemId: z.string().min(1), appId: z.string().min(1) });
const items = z.array(item).min(1).max(100);
const createArguments = z.object({ category: newCategory, treeReference, fields: categoryFields });
const updateArguments = z.object({ category: changedCategory, treeReference, fields: categoryFields });
const visibilityArguments = z.object({
  categoryId: z.string(),
  visible: z.boolean(),
  revision: z.string(),
  treeReference,
  fields: categoryFields,
});
const moveArguments = z.object({
  treeReference,
  parentCategoryId: z.string().nullish(),
  position: z.enum(['FIRST', 'LAST', 'AFTER']),
  moveAfterCategoryId: z.string().nullish(),
});
const itemsArguments = z.object({ items, treeReference });
const itemArguments = z.object({ item, categoryIds: z.array(z.string()).min(1).max(100), treeReference });
const arrangeArguments = z.object({ items: z.array(item).max(MAX_ARRANGED).nullish(), treeReference });

/** The writes of categories and of their products. */
export function v3CategoryWriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post(CATEGORIES, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { category, fields } = await readArguments(c, createArguments);
    return answer(c, await createCategory(platform, category), fields);
  });

  // Before the URL with an id, which it would match as well.
  app.patch(`${CATEGORIES}/visibility`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { categoryId, visible, revision, fields } = await readArguments(c, visibilityArguments);
    await updateCategory(platform, categoryId, { visible, revision });
    return answer(c, categoryId, fields);
  });

  app.patch(`${CATEGORIES}/:categoryId`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { category, fields } = await readArguments(c, updateArguments);
    const id = c.req.param('categoryId');
    await updateCategory(platform, id, category);
    return answer(c, id, fields);
  });

  app.delete(`${CATEGORIES}/:categoryId`, async (c) => {
    await enterV3AsMerchant(platform, c);
    await readArguments(c, z.object({ treeReference }));
    await deleteCategory(platform, c.req.param('categoryId'));
    return c.json({});
  });

  app.post(`${CATEGORIES}/:categoryId/move`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { parentCategoryId, position, moveAfterCategoryId } = await readArguments(c, moveArguments);
    const parentId = parentCategoryId || null;
    const afterId = moveAfterCategoryId ?? undefined;
    const ids = await moveCategory(platform, c.req.param('categoryId'), { parentId, position, afterId });
    return c.json({
      ...(parentId !== null && { parentCategoryId: parentId }),
      categoriesAfterMove: ids.slice(ids.indexOf(c.req.param('categoryId')) + 1),
    });
  });

  app.post(`${CATEGORIES}/:categoryId/set-arranged-items`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { items: arranged } = await readArguments(c, arrangeArguments);
    await arrangeItems(platform, c.req.param('categoryId'), arranged ?? []);
    return c.json({ items: arranged ?? [] });
  });

  const changes = [
    ['add', addItem],
    ['remove', removeItem],
  ] as const;
  for (const [verb, change] of changes) {
    app.post(`${BULK}/:categoryId/${verb}-items`, async (c) => {
      await enterV3AsMerchant(platform, c);
      const { items: listed } = await readArguments(c, itemsArguments);
      return c.json(await bulk(listed, (one) => change(platform, c.req.param('categoryId'), one)));
    });

    app.post(`${BULK}/${verb}-item`, async (c) => {
      await enterV3AsMerchant(platform, c);
      const { item: one, categoryIds } = await readArguments(c, itemArguments);
      return c.json(bulkWire(await inBulk(categoryIds, (id) => change(platform, id, one))));
    });
  }

  /** The results of such a call name items in place of ids. */
  async function bulk(listed: Item[], work: (item: Item) => Promise<void>) {
    const ids = listed.map(({ catalogItemId }) => catalogItemId);
    const { results, bulkActionMetadata } = bulkWire(
      await inBulk(ids, async (_, index) => {
        const one = listed[index];
        if (one !== undefined) await work(one);
      }),
    );
    return {
      results: results.map(({ itemMetadata: { id, ...metadata } }, index) => ({
        itemMetadata: { item: listed[index], ...metadata },
      })),
      bulkActionMetadata,
    };
  }

  async function answer(c: Context, id: string, fields: RequestedFields) {
    const tree = await readCategoryTree(platform.db.read);
    return c.json({ category: wireCategory(platform, await storedCategory(platform, id), { tree, fields }) });
  }

  return app;
}
