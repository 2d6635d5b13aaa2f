import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { readCaller } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { mayRead, requireAdmin, requireOrder } from '../orders/access';
import { changeOrder } from '../orders/changes/change';
import { findOrders } from '../orders/store';
import { fulfillmentsWire } from '../orders/wire';
import { addFulfillment, changeFulfillment, fulfillmentSchema, removeFulfillment } from './fulfill';

const FULFILLMENTS = '/ecom/v1/fulfillments';
const listRequest = z.object({ orderIds: z.array(z.string()).max(100) });
const createRequest = z.object({ fulfillment: fulfillmentSchema });

/**
 * Fulfillments: the buyer reads, an admin writes. Every write returns all fulfillments of the
 * order.
 */
export function fulfillmentRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db } = platform;

  app.get(`${FULFILLMENTS}/orders/:orderId`, async (c) => {
    const order = await requireOrder(db.read, await readCaller(platform, c), c.req.param('orderId'));
    return c.json({ orderWithFulfillments: fulfillmentsWire(order) });
  });

  app.post(`${FULFILLMENTS}/list-by-ids`, async (c) => {
    const caller = await readCaller(platform, c);
    const { orderIds } = await readArguments(c, listRequest);
    const found = await findOrders(db.read, orderIds);
    return c.json({
      ordersWithFulfillments: found.filter((order) => mayRead(caller, order)).map(fulfillmentsWire),
    });
  });

  app.post(`${FULFILLMENTS}/orders/:orderId/create-fulfillment`, async (c) => {
    await requireAdmin(platform, c);
    const { fulfillment } = await readArguments(c, createRequest);
    const fulfillmentId = crypto.randomUUID();
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      addFulfillment(before, fulfillment, now, fulfillmentId),
    );
    return c.json({ orderWithFulfillments: fulfillmentsWire(order), fulfillmentId });
  });

  app.patch(`${FULFILLMENTS}/:fulfillmentId/orders/:orderId`, async (c) => {
    await requireAdmin(platform, c);
    const { fulfillment } = await readArguments(c, createRequest);
    const id = c.req.param('fulfillmentId');
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      changeFulfillment(before, { ...fulfillment, id }, now),
    );
    return c.json({ orderWithFulfillments: fulfillmentsWire(order) });
  });

  app.delete(`${FULFILLMENTS}/:fulfillmentId/orders/:orderId`, async (c) => {
    await requireAdmin(platform, c);
    const id = c.req.param('fulfillmentId');
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      removeFulfillment(before, id, now),
    );
    return c.json({ orderWithFulfillments: fulfillmentsWire(order) });
  });

  return app;
}
