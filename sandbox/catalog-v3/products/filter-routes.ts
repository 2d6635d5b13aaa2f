import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { catalogIndex } from '../../catalog/search/schema';
import { readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import { type Platform, STORES_APP_ID } from '../../core/platform';
import { addItem, removeItem } from '../categories/membership';
import { cursorQuery, searchDetails } from '../cursor';
import { enterV3AsMerchant } from '../enter';
import { searchFields } from '../search/fields';
import { conditionOf } from '../search/products';
import { filteredV3Product } from './input';
import { changeTags, tagChange } from './tags';
import { deleteV3Product, updateV3Product } from './writes';

const BULK = '/stores/v3/bulk/products';

const byFilter = z.object({ filter: cursorQuery.shape.filter, search: searchDetails.nullish() });
const updateArguments = byFilter.extend({ product: filteredV3Product });
const categoryArguments = byFilter.extend({ categoryIds: z.array(z.string().min(1)).min(1).max(100) });
const tagArguments = tagChange.extend({ productIds: z.array(z.string().min(1)).min(1).max(100) });

/**
 * The merchant's changes of all products of a filter, and their tags. The platform responds with a
 * job and continues in the background. The sandbox does the work before it responds, and leaves out
 * products that reject the change, as no call of these packages reads a job.
 */
export function v3FilterRoutes(platform: Platform): Hono {
  const app = new Hono();

  const forMatches = <T extends z.ZodType<z.infer<typeof byFilter>>>(
    path: string,
    schema: T,
    change: (id: string, request: z.infer<T>) => Promise<void>,
  ) =>
    app.post(`${BULK}/${path}-by-filter`, async (c: Context) => {
      await enterV3AsMerchant(platform, c);
      const request = await readArguments(c, schema);
      await inBulk(await matching(request), (id) => change(id, request));
      return c.json({ jobId: crypto.randomUUID() });
    });

  /** Returns the ids of all matches. @throws PlatformError 400 for undeclared fields. */
  async function matching({ filter, search }: z.infer<typeof byFilter>): Promise<string[]> {
    const rows = await platform.db.read
      .select({ id: catalogIndex.productId })
      .from(catalogIndex)
      .where(conditionOf({ fields: searchFields, filter, search: search ?? undefined, includeHidden: true }));
    return rows.map(({ id }) => id);
  }

  forMatches('update', updateArguments, (id, { product }) =>
    updateV3Product(platform, id, product, { withInventory: false }),
  );
  forMatches('delete', byFilter, (id) => deleteV3Product(platform, id));
  forMatches('update-tags', byFilter.extend(tagChange.shape), (id, tags) => changeTags(platform, id, tags));
  for (const [path, change] of [
    ['add-to-categories', addItem],
    ['remove-from-categories', removeItem],
  ] as const)
    forMatches(path, categoryArguments, async (id, { categoryIds }) => {
      const item = { catalogItemId: id, appId: STORES_APP_ID };
      await inBulk(categoryIds, (categoryId) => change(platform, categoryId, item));
    });

  app.post(`${BULK}/update-tags`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const { productIds, ...tags } = await readArguments(c, tagArguments);
    return c.json(bulkWire(await inBulk(productIds, (id) => changeTags(platform, id, tags))));
  });

  return app;
}
