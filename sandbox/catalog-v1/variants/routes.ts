import { Hono } from 'hono';
import { z } from 'zod';
import {
  findStoreVariant,
  findStoreVariants,
  storeVariantFields,
} from '../../catalog/products/store-variants';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import { plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { filterToSql, pagingOf, sortToSql, wireQuery } from '../../core/query';
import { wireStoreVariant } from './wire';

const queryArguments = z.object({ query: wireQuery.optional() });

/** Variants across all products: query and by id. Paths are relative to the mount prefix. */
export function variantRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/variants/query', async (c) => {
    const caller = await readCaller(platform, c);
    const { query } = await readArguments(c, queryArguments);
    const { limit, offset } = pagingOf(query);
    const found = await findStoreVariants(platform, {
      where: filterToSql(storeVariantFields, query?.filter),
      orderBy: sortToSql(storeVariantFields, query?.sort),
      limit,
      offset,
      includeHidden: caller.kind === 'admin',
    });
    const variants = found.variants.map((variant) => wireStoreVariant(platform, variant));
    return c.json({ variants, metadata: { count: variants.length, offset, total: found.total } });
  });

  app.get('/variants/:id', async (c) => {
    const caller = await readCaller(platform, c);
    const id = c.req.param('id');
    const found = await findStoreVariant(platform, id, { includeHidden: caller.kind === 'admin' });
    if (found === undefined) throw plainError(404, `Variant is not found: ${id}`);
    return c.json({ variant: wireStoreVariant(platform, found) });
  });

  return app;
}
