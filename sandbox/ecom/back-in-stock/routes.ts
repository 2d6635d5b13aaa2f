import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { pagingMetadata, readPosition } from '../../catalog-v3/cursor';
import { readArguments } from '../../core/arguments';
import { readCaller, requireAdmin } from '../../core/caller';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { filterToSql, sortToSql } from '../../core/query';
import { notify } from './notify';
import {
  appArguments,
  countArguments,
  createArguments,
  type itemDetailsSchema,
  listArguments,
  reportArguments,
  requestFields,
} from './requests';
import { readCollection, requireCollecting, setCollecting, settingsWire } from './settings';
import {
  countWaiting,
  deleteRequest,
  findByIds,
  findRequests,
  findWaiting,
  insertRequest,
  markSent,
  requireRequest,
  requireVariant,
} from './store';
import type { ItemDetails } from './types';
import { requestWire } from './wire';

const BASE = '/back-in-stock-service/v1/back-in-stock-notification-requests';

/**
 * Requests for an email when an item is back in stock. Everyone may create one. The reference
 * specifies no callers for the other calls: they show emails, so they need an API key.
 */
export function backInStockRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.post(BASE, async (c) => {
    await readCaller(platform, c);
    const { request, itemDetails } = await readArguments(c, createArguments);
    const { catalogReference, email, itemUrl = null } = request;
    const row = await db.write(async (tx) => {
      requireCollecting(await readCollection(tx), catalogReference.appId);
      const sent = {
        catalogReference,
        email: email.toLowerCase(),
        itemUrl,
        itemDetails: withPicture(itemDetails),
      };
      return insertRequest(tx, platform, sent);
    });
    return c.json({ request: requestWire(row) });
  });

  const list = async (c: Context) => {
    await requireAdmin(platform, c);
    const { query } = await readArguments(c, listArguments);
    const at = readPosition(query ?? undefined);
    const { rows, total } = await findRequests(db.read, {
      where: filterToSql(requestFields, at.filter),
      orderBy: sortToSql(requestFields, at.sort),
      limit: at.limit,
      offset: at.offset,
    });
    return c.json({ requests: rows.map(requestWire), metadata: pagingMetadata(at, rows.length, total) });
  };
  app.get(BASE, list);
  app.post(`${BASE}/query`, list);

  app.get(`${BASE}/count-by-catalog-reference`, async (c) => {
    await requireAdmin(platform, c);
    const { catalogReferences } = await readArguments(c, countArguments);
    const counts = await db.write((tx) =>
      Promise.all(
        catalogReferences.map(async (reference) => ({
          catalogReference: reference,
          count: await countWaiting(tx, reference),
        })),
      ),
    );
    return c.json({ countsPerCatalogReference: counts });
  });

  app.post(`${BASE}/report-items-back-in-stock`, async (c) => {
    await requireAdmin(platform, c);
    const { catalogReference, requestIds, itemDetails } = await readArguments(c, reportArguments);
    if (catalogReference && requestIds?.length)
      throw applicationError(
        400,
        'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
        'Name the requests by their item or by their ids',
      );
    await db.write(async (tx) => {
      const variantId = catalogReference && (await requireVariant(tx, catalogReference));
      const rows = catalogReference
        ? (await findWaiting(tx, catalogReference.catalogItemId)).filter((row) => row.variantId === variantId)
        : (await findByIds(tx, requestIds ?? [])).filter(({ status }) => status === 'RECEIVED');
      for (const row of rows) await notify(tx, row, clock.now(), withPicture(itemDetails));
    });
    return c.json({});
  });

  app.put(`${BASE}/settings`, async (c) => {
    await requireAdmin(platform, c);
    return c.json(settingsWire(await readCollection(db.read)));
  });
  const collect = (isCollecting: boolean) => async (c: Context) => {
    await requireAdmin(platform, c);
    const { appId } = await readArguments(c, appArguments);
    return c.json(settingsWire(await db.write((tx) => setCollecting(tx, appId, isCollecting))));
  };
  app.post(`${BASE}/settings/start-collecting`, collect(true));
  app.post(`${BASE}/settings/stop-collecting`, collect(false));

  app.get(`${BASE}/:id`, async (c) => {
    await requireAdmin(platform, c);
    return c.json({ request: requestWire(await requireRequest(db.read, c.req.param('id'))) });
  });
  app.delete(`${BASE}/:id`, async (c) => {
    await requireAdmin(platform, c);
    await db.write((tx) => deleteRequest(tx, c.req.param('id'), clock.now()));
    return c.json({});
  });
  app.put(`${BASE}/:id/mark-as-notification-sent`, async (c) => {
    await requireAdmin(platform, c);
    const row = await db.write(async (tx) =>
      markSent(tx, await requireRequest(tx, c.req.param('id')), {
        autoNotified: false,
        at: clock.now(),
      }),
    );
    return c.json({ request: requestWire(row) });
  });

  return app;
}

/** @throws PlatformError 400 for a picture that an email cannot show */
function withPicture({ image, ...details }: z.infer<typeof itemDetailsSchema>): ItemDetails {
  const url = image?.url ?? undefined;
  if (image == null || (url === undefined && image.id)) return details;
  if (url !== undefined && /^(?:https?:\/\/|wix:image:\/\/)/.test(url)) return { ...details, image: url };
  throw applicationError(400, 'INVALID_ITEM_IMAGE_URL', 'The image is not an address of a picture');
}
