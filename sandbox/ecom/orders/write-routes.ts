import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import { loadLanguage } from '../../core/language';
import type { Platform } from '../../core/platform';
import { sendMail } from '../../mail/store';
import { requireAdmin } from './access';
import { cancelOrder } from './changes/cancel';
import { changeOrder } from './changes/change';
import { confirmStatus } from './changes/confirm-status';
import { orderUpdateSchema, updateOrder } from './changes/update';
import { confirmationMail } from './confirmation-mail';
import { newOrder } from './create/from-request';
import { newOrderSchema } from './create/request';
import { emitOrderCreated } from './events';
import { withActivities } from './settle';
import { insertOrder } from './store';
import { orderWire } from './wire';

const ORDERS = '/ecom/v1/orders';
const BULK = '/ecom/v1/bulk/orders';

const createRequest = z.object({
  order: newOrderSchema,
  settings: z
    .object({ notifications: z.object({ sendNotificationToBuyer: z.boolean().nullish() }).optional() })
    .optional(),
});
const cancelRequest = z.object({
  sendOrderCanceledEmail: z.boolean().default(false),
  customMessage: z.string().max(1000).nullish(),
  restockAllItems: z.boolean().default(false),
});
const bulkUpdateRequest = z.object({
  orders: z
    .array(z.object({ order: orderUpdateSchema.extend({ id: z.string() }) }))
    .min(1)
    .max(100),
  returnEntity: z.boolean().default(false),
});
const tagList = z.object({ tagIds: z.array(z.string().min(1).max(100)).max(100).default([]) });
const tagsSchema = z.object({ tags: tagList.optional(), privateTags: tagList.optional() });
const tagsRequest = z.object({
  orderIds: z.array(z.string()).min(1).max(100),
  assignTags: tagsSchema.optional(),
  unassignTags: tagsSchema.optional(),
});
const activityKind = z.enum(['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY']);
const activitiesRequest = z.object({
  orderActivities: z
    .array(
      z
        .object({
          activityType: activityKind.optional(),
          type: activityKind.optional(),
          authorEmail: z.string().max(254).optional(),
          merchantComment: z.object({ message: z.string().max(6000) }).optional(),
          customActivity: z
            .object({
              appId: z.string().optional(),
              type: z.string().optional(),
              additionalData: z.record(z.string(), z.string()).optional(),
            })
            .optional(),
        })
        .transform(({ activityType, type, ...content }) => ({
          ...content,
          type: activityType ?? type ?? (content.customActivity ? 'CUSTOM_ACTIVITY' : 'MERCHANT_COMMENT'),
        }))
        .refine(({ type, merchantComment, customActivity }) =>
          type === 'MERCHANT_COMMENT' ? merchantComment : customActivity,
        ),
    )
    .min(1)
    .max(100),
});
const statusRequest = z.object({
  status: z.enum(['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED']),
});

/** The merchant's writes to orders, with an API key. */
export function orderWriteRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post(ORDERS, async (c) => {
    await requireAdmin(platform, c);
    const { order: requested, settings } = await readArguments(c, createRequest);
    const order = await platform.db.write(async (tx) => {
      const created = await insertOrder(tx, newOrder(requested, platform.clock.now()));
      await emitOrderCreated(tx, platform, created);
      if (settings?.notifications?.sendNotificationToBuyer && created.email !== null) {
        const language = await loadLanguage(created.document.buyerLanguage);
        await sendMail(tx, platform, confirmationMail(platform, language, created, undefined));
      }
      return created;
    });
    return c.json({ order: orderWire(platform, order) });
  });

  app.patch(`${ORDERS}/:id`, async (c) => {
    await requireAdmin(platform, c);
    const { order: update } = await readArguments(c, z.object({ order: orderUpdateSchema }));
    const order = await changeOrder(platform, c.req.param('id'), (before, now) =>
      updateOrder(before, update, now),
    );
    return c.json({ order: orderWire(platform, order) });
  });

  app.post(`${BULK}/update`, async (c) => {
    await requireAdmin(platform, c);
    const { orders, returnEntity } = await readArguments(c, bulkUpdateRequest);
    const items = await inBulk(
      orders.map(({ order }) => order.id),
      (id, index) =>
        changeOrder(platform, id, (before, now) => updateOrder(before, orders[index]?.order ?? {}, now)),
    );
    return c.json(bulkWire(items, returnEntity ? (order) => orderWire(platform, order) : undefined));
  });

  app.post(`${BULK}/update-tags`, async (c) => {
    await requireAdmin(platform, c);
    const { orderIds, assignTags, unassignTags } = await readArguments(c, tagsRequest);
    const items = await inBulk(orderIds, (id) =>
      changeOrder(platform, id, (before) => {
        const { tags, privateTags } = before.document.tags;
        const next = (kind: 'tags' | 'privateTags', now: string[]) => ({
          tagIds: [...new Set([...now, ...(assignTags?.[kind]?.tagIds ?? [])])].filter(
            (tag) => !unassignTags?.[kind]?.tagIds.includes(tag),
          ),
        });
        const after = {
          tags: next('tags', tags.tagIds),
          privateTags: next('privateTags', privateTags.tagIds),
        };
        return { ...before, document: { ...before.document, tags: after } };
      }),
    );
    return c.json(bulkWire(items));
  });

  app.post(`${ORDERS}/:id/cancel`, async (c) => {
    await requireAdmin(platform, c);
    const { sendOrderCanceledEmail, customMessage, restockAllItems } = await readArguments(c, cancelRequest);
    const order = await changeOrder(
      platform,
      c.req.param('id'),
      (before, now, tx) =>
        cancelOrder(platform, tx, before, {
          now,
          restockAllItems,
          ...(sendOrderCanceledEmail ? { mail: customMessage ? { message: customMessage } : {} } : {}),
        }),
      { restockAllItems, sendOrderCanceledEmail, ...(customMessage ? { customMessage } : {}) },
    );
    return c.json({ order: orderWire(platform, order) });
  });

  app.post(`${ORDERS}/:orderId/update-status`, async (c) => {
    await requireAdmin(platform, c);
    const { status } = await readArguments(c, statusRequest);
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      confirmStatus(before, status, now),
    );
    return c.json({ order: orderWire(platform, order) });
  });

  app.post(`${ORDERS}/:orderId/activities/add`, async (c) => {
    await requireAdmin(platform, c);
    const { orderActivities } = await readArguments(c, activitiesRequest);
    const order = await changeOrder(platform, c.req.param('orderId'), (before, now) =>
      withActivities(before, now, orderActivities),
    );
    const activityIds = order.document.activities.slice(-orderActivities.length).map(({ id }) => id);
    return c.json({ order: orderWire(platform, order), activityIds });
  });

  return app;
}
