import { Hono } from 'hono';
import { z } from 'zod';
import { catalogParts, customizationChoices } from '../../catalog/search/schema';
import { parseArguments, readArguments } from '../../core/arguments';
import { bulkWire, inBulk } from '../../core/bulk';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { catalogQuery, cursorQuery, MAX_PRODUCTS, pagingMetadata, readPosition } from '../cursor';
import { enterV3, enterV3AsMerchant } from '../enter';
import { deletePart } from './deletes';
import { type Kind, type NewPart, PART_KINDS, wirePart } from './kinds';
import { countParts, findPart, queryParts } from './store';

const queryArguments = z.object({ query: catalogQuery.nullish() });
const countArguments = z.object({ filter: cursorQuery.shape.filter });
const given = z.record(z.string(), z.unknown());
const bulkItems = z.array(z.unknown()).min(1).max(100);
const bulkIds = z.array(z.string().min(1)).min(1).max(100);

/** Brands, ribbons, info sections and customizations: reads, creation and deletion. */
export function v3PartRoutes(platform: Platform): Hono {
  const app = new Hono();
  for (const kind of PART_KINDS) app.route('/stores/v3', routesOf(platform, kind));
  return app;
}

function routesOf(platform: Platform, kind: Kind): Hono {
  const app = new Hono();
  const { path, one, many, param } = kind;
  // The client queries ribbons by POST only.
  const methods = kind.kind === 'ribbon' ? ['POST'] : ['GET', 'POST'];

  app.on(methods, `/${path}/query`, async (c) => {
    await enterV3(platform, c);
    const { query } = await readArguments(c, queryArguments);
    const at = readPosition(query ?? undefined, { most: MAX_PRODUCTS });
    const found = await queryParts(platform, kind.kind, at);
    return c.json({
      [many]: found.parts.map((part) => wirePart(kind, part)),
      pagingMetadata: pagingMetadata(at, found.parts.length, found.total),
    });
  });

  app.post(`/${path}/count`, async (c) => {
    await enterV3(platform, c);
    const { filter } = await readArguments(c, countArguments);
    return c.json({ count: await countParts(platform, kind.kind, filter) });
  });

  app.get(`/${path}/:${param}`, async (c) => {
    await enterV3(platform, c);
    const part = await findPart(platform, kind.kind, 'id', c.req.param(param) ?? '');
    if (part === undefined) throw notFound(kind);
    return c.json({ [one]: wirePart(kind, part) });
  });

  app.post(`/${path}`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const body = await readArguments(c, given);
    return c.json({ [one]: await create(parseArguments(kind.input, body[one] ?? {}, one)) });
  });

  if (kind.kind !== 'customization')
    app.post(`/${path}/get-or-create`, async (c) => {
      await enterV3AsMerchant(platform, c);
      const body = await readArguments(c, given);
      // Brands and ribbons by name, info sections whole.
      const requested = kind.kind === 'infoSection' ? (body[one] ?? {}) : { name: body[`${one}Name`] };
      return c.json({ [one]: await getOrCreate(requested, one) });
    });

  if (kind.kind !== 'customization')
    app.post(`/bulk/${path}/get-or-create`, async (c) => {
      await enterV3AsMerchant(platform, c);
      const body = await readArguments(c, given);
      const key = kind.kind === 'infoSection' ? many : `${one}Names`;
      const requested = parseArguments(bulkItems, body[key], key);
      const found = await inBulk(
        requested.map(() => ''),
        (_, index) => {
          const item = requested[index];
          return getOrCreate(kind.kind === 'infoSection' ? item : { name: item }, `${key}.${index}`);
        },
      );
      const items = found.map((item) => ('answer' in item ? { ...item, id: item.answer.id } : item));
      return c.json(bulkWire(items, (part) => part));
    });

  app.delete(`/${path}/:${param}`, async (c) => {
    await enterV3AsMerchant(platform, c);
    await remove(c.req.param(param) ?? '');
    return c.json({});
  });

  if (kind.kind !== 'customization')
    app.post(`/bulk/${path}/delete`, async (c) => {
      await enterV3AsMerchant(platform, c);
      const body = await readArguments(c, given);
      const ids = parseArguments(bulkIds, body[`${param}s`], `${param}s`);
      return c.json(bulkWire(await inBulk(ids, remove)));
    });

  app.post(`/bulk/${path}/create`, async (c) => {
    await enterV3AsMerchant(platform, c);
    const body = await readArguments(
      c,
      z.looseObject({ [many]: z.array(z.unknown()).min(1).max(100), returnEntity: z.boolean().nullish() }),
    );
    const listed = z.array(z.unknown()).parse(body[many]);
    const found = await inBulk(
      listed.map(() => ''),
      (_, index) => create(parseArguments(kind.input, listed[index], `${many}.${index}`)),
    );
    const items = found.map((item) => ('answer' in item ? { ...item, id: item.answer.id } : item));
    return c.json(bulkWire(items, body.returnEntity === true ? (part) => part : undefined));
  });

  async function getOrCreate(requested: unknown, field: string) {
    const input = parseArguments(kind.input, requested, field);
    const known = await findPart(platform, kind.kind, 'name', input.name);
    return known ? wirePart(kind, known) : create(input);
  }

  async function remove(id: string): Promise<void> {
    const part = await findPart(platform, kind.kind, 'id', id);
    if (part === undefined) throw notFound(kind);
    await deletePart(platform, part);
  }

  /** @throws PlatformError 409 for a name that exists. The code is a guess. */
  async function create({ choices = [], ...part }: NewPart) {
    const at = platform.clock.now();
    await platform.db.write(async (tx) => {
      const added = await tx
        .insert(catalogParts)
        .values({ ...part, kind: kind.kind, createdAt: at, updatedAt: at })
        .onConflictDoNothing()
        .returning({ id: catalogParts.id });
      if (added.length === 0)
        throw applicationError(409, 'ALREADY_EXISTS', `${part.name} exists on the site`);
      if (choices.length > 0) await tx.insert(customizationChoices).values(choices).onConflictDoNothing();
    });
    const stored = await findPart(platform, kind.kind, 'id', part.id);
    if (stored === undefined) throw notFound(kind);
    return wirePart(kind, stored);
  }

  return app;
}

const notFound = ({ one }: Kind) =>
  applicationError(404, `${one.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}_NOT_FOUND`, 'It is not found');
