import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProductById, findProductBySlug, type StoredProduct } from '../../catalog/products/store';
import { requireCatalog } from '../../catalog/version';
import { readArguments } from '../../core/arguments';
import { type Caller, readCaller } from '../../core/caller';
import { applicationError, plainError } from '../../core/errors';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import { cursorQuery, pagingMetadata, readPosition } from '../cursor';
import { queryV3Variants } from '../variants/query';
import { type RequestedFields, requestedFields } from './fields';
import { countV3Products, queryV3Products } from './query';
import { wireV3Product } from './wire';

const PRODUCTS = '/stores/v3/products';

const queryArguments = z.object({ query: cursorQuery.optional(), fields: requestedFields });
const searchArguments = z.object({
  search: cursorQuery
    .extend({ search: z.object({ expression: z.string().max(100).nullish() }).nullish() })
    .optional(),
  fields: requestedFields,
});
const countArguments = z.object({ filter: cursorQuery.shape.filter });
const oneArguments = z.object({ fields: requestedFields });

/**
 * The reads of Catalog V3's products, on the same rows as V1's. They respond only on a site that
 * has V3.
 */
export function v3ProductRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on(['GET', 'POST'], `${PRODUCTS}/query`, async (c) => {
    const caller = await enter(c);
    const { query, fields } = await readArguments(c, queryArguments);
    return c.json(await page(caller, readPosition(query), fields));
  });

  app.on(['GET', 'POST'], `${PRODUCTS}/search`, async (c) => {
    const caller = await enter(c);
    const { search, fields } = await readArguments(c, searchArguments);
    const at = readPosition(search, search?.search?.expression ?? undefined);
    return c.json({ ...(await page(caller, at, fields)), aggregationData: {} });
  });

  app.on(['GET', 'POST'], `${PRODUCTS}/count`, async (c) => {
    const caller = await enter(c);
    const { filter } = await readArguments(c, countArguments);
    return c.json({ count: await countV3Products(platform, { filter, includeHidden: isMerchant(caller) }) });
  });

  app.get(`${PRODUCTS}/slug/:slug`, (c) =>
    one(c, (shown) => findProductBySlug(platform, c.req.param('slug'), shown)),
  );
  app.get(`${PRODUCTS}/:productId`, (c) =>
    one(c, (shown) => findProductById(platform, c.req.param('productId'), shown)),
  );

  app.get('/stores/v3/all-products-category', async (c) => {
    await enter(c);
    return c.json({ categoryId: ALL_PRODUCTS_ID });
  });

  app.post(`${PRODUCTS}/query-variants`, async (c) => {
    const caller = await enter(c);
    const { query, fields } = await readArguments(c, queryArguments);
    const at = readPosition(query);
    const { variants, total } = await queryV3Variants(platform, at, fields, isMerchant(caller));
    return c.json({ variants, pagingMetadata: pagingMetadata(at, variants.length, total) });
  });

  /** @throws PlatformError 401; 428 on a site with the V1 catalog. */
  async function enter(c: Context): Promise<Caller> {
    const caller = await readCaller(platform, c);
    await requireCatalog(platform, 'V3_CATALOG');
    return caller;
  }

  async function page(caller: Caller, at: ReturnType<typeof readPosition>, fields: RequestedFields) {
    rejectMerchantData(caller, fields);
    const found = await queryV3Products(platform, { ...at, includeHidden: isMerchant(caller) });
    return {
      products: found.products.map((product) =>
        wireV3Product(platform, product, { fields, variants: false }),
      ),
      pagingMetadata: pagingMetadata(at, found.products.length, found.total),
    };
  }

  async function one(
    c: Context,
    find: (shown: { includeHidden: boolean }) => Promise<StoredProduct | undefined>,
  ) {
    const caller = await enter(c);
    const { fields } = await readArguments(c, oneArguments);
    rejectMerchantData(caller, fields);
    const product = await find({ includeHidden: isMerchant(caller) });
    if (product === undefined) throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product is not found');
    return c.json({ product: wireV3Product(platform, product, { fields, variants: true }) });
  }

  return app;
}

const isMerchant = (caller: Caller): boolean => caller.kind === 'admin';

function rejectMerchantData(caller: Caller, fields: RequestedFields): void {
  if (fields.has('MERCHANT_DATA') && !isMerchant(caller)) throw plainError(403, 'Permission denied');
}
