import type { SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Caller } from '../../core/access-tokens';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { noArguments } from '../checkout/requests';
import { readForbidden, requireOrder } from './access';
import { createOrder } from './create/from-checkout';
import { ofMember, searchByCursor, searchByOffset, searchSchema } from './search/search';
import { orderWire } from './wire';
import { orderWriteRoutes } from './write-routes';

const ORDERS = '/ecom/v1/orders';

/** Orders: the buyer reads their own, an admin reads all and writes. */
export function orderRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;
  const requireOwn = async (caller: Caller, id: string) => requireOrder(db.read, caller, id);

  app.post(`${ORDERS}/search`, async (c) => {
    const caller = await readCaller(platform, c);
    const { search } = await readArguments(c, z.object({ search: searchSchema.default({}) }));
    const scope = searchScope(caller);
    // The installed client pages by cursor only. Older clients send an offset to the same route.
    const found = search.paging
      ? await searchByOffset(db.read, search, scope)
      : await searchByCursor(db.read, search, scope);
    return c.json({ ...found, orders: found.orders.map((order) => orderWire(platform, order)) });
  });

  app.post(`${ORDERS}/query`, async (c) => {
    const caller = await readCaller(platform, c);
    const { query } = await readArguments(c, z.object({ query: searchSchema.default({}) }));
    const found = await searchByOffset(db.read, query, searchScope(caller));
    return c.json({ ...found, orders: found.orders.map((order) => orderWire(platform, order)) });
  });

  app.get(`${ORDERS}/:id`, async (c) => {
    const order = await requireOwn(await readCaller(platform, c), c.req.param('id'));
    return c.json({ order: orderWire(platform, order) });
  });

  app.post('/ecom/v1/checkouts/:id/create-order', async (c) => {
    const caller = await readCaller(platform, c);
    await readArguments(c, noArguments);
    return c.json(await createOrder(platform, caller, c.req.param('id')));
  });

  app.route('/', orderWriteRoutes(platform));
  return app;
}

/**
 * Returns the scope of a search: a member's own orders, or all for an admin. @throws PlatformError
 * 403 for a visitor.
 */
function searchScope(caller: Caller): SQL | undefined {
  switch (caller.kind) {
    case 'admin':
      return undefined;
    case 'member':
      return ofMember(caller.memberId);
    case 'visitor':
      throw readForbidden();
  }
}
