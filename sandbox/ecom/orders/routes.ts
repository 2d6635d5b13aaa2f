import type { SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { type Caller, readCaller } from '../../core/caller';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Reader } from '../reader';
import { ofMember, searchByCursor, searchByOffset, searchSchema } from './search';
import { findOrder, findOrders, type Order } from './store';
import { orderWire, transactionsWire } from './wire';

const ORDERS = '/ecom/v1/orders';
const idsRequest = z.object({ orderIds: z.array(z.string()).max(100) });

/** Orders as their buyer reads them; an admin reads all. */
export function orderRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;
  const requireOwn = async (caller: Caller, id: string) => requireOrder(db.read, caller, id);

  app.post(`${ORDERS}/search`, async (c) => {
    const caller = await readCaller(platform, c);
    const { search } = await readArguments(c, z.object({ search: searchSchema.default({}) }));
    const scope = searchScope(caller);
    // The installed client pages by cursor only; older ones send an offset to the same address.
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

  app.get('/ecom/v1/payments/orders/:orderId', async (c) => {
    const order = await requireOwn(await readCaller(platform, c), c.req.param('orderId'));
    return c.json({ orderTransactions: transactionsWire(order) });
  });

  app.post('/ecom/v1/payments/list-by-ids', async (c) => {
    const caller = await readCaller(platform, c);
    const { orderIds } = await readArguments(c, idsRequest);
    const found = await findOrders(db.read, orderIds);
    return c.json({
      orderTransactions: found.filter((order) => mayRead(caller, order)).map(transactionsWire),
    });
  });

  app.get('/ecom/v1/fulfillments/orders/:orderId', async (c) => {
    const order = await requireOwn(await readCaller(platform, c), c.req.param('orderId'));
    return c.json({ orderWithFulfillments: { orderId: order.id, fulfillments: [] } });
  });

  return app;
}

/**
 * An order that the caller may read.
 *
 * @throws PlatformError 404 ORDER_NOT_FOUND; 403 READ_ORDER_FORBIDDEN for somebody else's, the code that the live
 * platform was seen to answer a visitor's search with.
 */
async function requireOrder(reader: Reader, caller: Caller, id: string): Promise<Order> {
  const order = await findOrder(reader, id);
  if (order === undefined) throw applicationError(404, 'ORDER_NOT_FOUND', `Order ${id} was not found`);
  if (!mayRead(caller, order)) throw forbidden();
  return order;
}

/** The buyer: the member, or the visitor who bought without signing in (also once signed in). */
function mayRead(caller: Caller, { visitorId, memberId }: Order): boolean {
  if (caller.kind === 'admin') return true;
  if (memberId !== null) return caller.kind === 'member' && memberId === caller.memberId;
  return visitorId === caller.visitorId;
}

/** What a search covers: a member's own orders, or all for an admin. @throws PlatformError 403 for a visitor. */
function searchScope(caller: Caller): SQL | undefined {
  switch (caller.kind) {
    case 'admin':
      return undefined;
    case 'member':
      return ofMember(caller.memberId);
    case 'visitor':
      throw forbidden();
  }
}

const forbidden = () => applicationError(403, 'READ_ORDER_FORBIDDEN', 'read order: permission denied');
