import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findProductById, findProductBySlug } from '../../catalog/products/store';
import type { StoredProduct } from '../../catalog/types';
import type { Caller } from '../../core/access-tokens';
import { readArguments } from '../../core/arguments';
import { applicationError } from '../../core/errors';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import type { QueryFields } from '../../core/query';
import { TREE } from '../categories/wire';
import {
  catalogQuery,
  cursorQuery,
  cursorSearch,
  type Position,
  pagingMetadata,
  readPosition,
  searchDetails,
} from '../cursor';
import { requireDeclared } from '../declared-fields';
import { enterV3 } from '../enter';
import { isMerchant, type RequestedFields, rejectMerchantData, requestedFields } from '../requested-fields';
import { aggregate } from '../search/aggregate';
import { aggregations } from '../search/aggregations';
import { queryFields, searchFields } from '../search/fields';
import { conditionOf, countProducts, searchProducts } from '../search/products';
import { readRelations } from './relations';
import { wireV3Product } from './wire';

const PRODUCTS = '/stores/v3/products';

const queryArguments = z.object({ query: catalogQuery.optional(), fields: requestedFields });
const searchArguments = z.object({
  search: cursorSearch.extend({ aggregations }).optional(),
  fields: requestedFields,
});
const countArguments = z.object({ filter: cursorQuery.shape.filter, search: searchDetails.nullish() });
const oneArguments = z.object({ fields: requestedFields });

/**
 * The reads of Catalog V3's products, on the same rows as V1's. They respond only on a site that
 * has V3.
 */
export function v3ProductRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.on(['GET', 'POST'], `${PRODUCTS}/query`, async (c) => {
    const caller = await enterV3(platform, c);
    const { query, fields } = await readArguments(c, queryArguments);
    const at = readPosition(query);
    requireDeclared(queryFields, at);
    return c.json(await page(caller, at, fields, queryFields));
  });

  app.on(['GET', 'POST'], `${PRODUCTS}/search`, async (c) => {
    const caller = await enterV3(platform, c);
    const { search, fields } = await readArguments(c, searchArguments);
    const at = readPosition(search, { search: search?.search ?? undefined });
    requireDeclared(searchFields, { filter: at.filter }, { oneOperator: true });
    const found = await page(caller, at, fields, searchFields);
    const where = conditionOf({ ...at, fields: searchFields, includeHidden: isMerchant(caller) });
    const aggregationData = await aggregate(platform.db, where, search?.aggregations ?? []);
    return c.json({ ...found, aggregationData });
  });

  app.on(['GET', 'POST'], `${PRODUCTS}/count`, async (c) => {
    const caller = await enterV3(platform, c);
    const { filter, search } = await readArguments(c, countArguments);
    const includeHidden = isMerchant(caller);
    const where = conditionOf({ fields: searchFields, filter, search: search ?? undefined, includeHidden });
    return c.json({ count: await countProducts(platform, where) });
  });

  app.get(`${PRODUCTS}/slug/:slug`, (c) =>
    one(c, (shown) => findProductBySlug(platform, c.req.param('slug'), shown)),
  );
  app.get(`${PRODUCTS}/:productId`, (c) =>
    one(c, (shown) => findProductById(platform, c.req.param('productId'), shown)),
  );

  app.get('/stores/v3/all-products-category', async (c) => {
    await enterV3(platform, c);
    return c.json({
      categoryId: ALL_PRODUCTS_ID,
      treeReference: TREE,
    });
  });

  /** A page has no variants, for no caller. */
  async function page(caller: Caller, at: Position, requested: RequestedFields, fields: QueryFields) {
    rejectMerchantData(caller, requested);
    const found = await searchProducts(platform, at, { fields, includeHidden: isMerchant(caller) });
    const relations = await readRelations(platform.db.read, found.products);
    return {
      products: found.products.map((product) =>
        wireV3Product(platform, product, {
          fields: requested,
          variants: false,
          relations,
          isMerchant: isMerchant(caller),
        }),
      ),
      pagingMetadata: pagingMetadata(at, found.products.length, found.total),
    };
  }

  /** A hidden product is not found for shoppers. Whether the platform answers 403 is unknown. */
  async function one(
    c: Context,
    find: (shown: { includeHidden: boolean }) => Promise<StoredProduct | undefined>,
  ) {
    const caller = await enterV3(platform, c);
    const { fields } = await readArguments(c, oneArguments);
    rejectMerchantData(caller, fields);
    const product = await find({ includeHidden: isMerchant(caller) });
    if (product === undefined) throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product is not found');
    const relations = await readRelations(platform.db.read, [product]);
    const shown = { fields, variants: true, relations, isMerchant: isMerchant(caller) };
    return c.json({ product: wireV3Product(platform, product, shown) });
  }

  return app;
}
