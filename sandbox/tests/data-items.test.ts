import * as items from '@wix/wix-data-items-sdk';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY } from '../core/platform';
import { events } from '../events/schema';
import { openSandbox } from './open-sandbox';
import { get, post, type RecordedRequest, sdkClient, visitorTokens } from './sdk-client';
import { newVisitor } from './shopper';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });

const ABOUT = { _id: 'about', title: 'About us', slug: 'about', body: '<p>Hello</p>', order: 2 };
const TERMS = { _id: 'terms', title: 'Terms', slug: 'terms', body: '<p>Rules</p>', order: 1 };
const PAGES = { items: [ABOUT, TERMS] };
const MENUS = {
  references: { pages: 'Pages' },
  items: [{ _id: 'footer', slug: 'footer-menu', pages: ['terms', 'about', 'deleted'] }],
};

const fill = (collections: unknown) => control(sandbox, 'PUT', 'data', { collections });
const clientOf = (authorization: string, requests?: RecordedRequest[]) =>
  sdkClient(sandbox, authorization, requests).use(items);
const visitor = async (requests?: RecordedRequest[]) =>
  clientOf((await visitorTokens(sandbox)).access_token, requests);
const slugsOf = ({ items: found }: { items: Record<string, unknown>[] }) => found.map(({ slug }) => slug);

const itemPage = z.object({
  dataItems: z.array(z.object({ data: z.record(z.string(), z.unknown()) })),
  pagingMetadata: z.looseObject({
    cursors: z.object({ next: z.string().optional(), prev: z.string().optional() }),
  }),
});

const dataError = z.object({
  message: z.string(),
  details: z.object({ applicationError: z.object({ code: z.string() }) }),
});

/** Returns the code of the error that a call of the module rejects with. */
const codeOf = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return dataError.parse(error).details.applicationError.code;
};

describe('a query of items', () => {
  it('returns the fields of an item with its dates', async () => {
    await fill({ Pages: PAGES });
    const { items: found } = await (await visitor()).query('Pages').eq('slug', 'about').find();
    expect(found).toEqual([{ ...ABOUT, _createdDate: expect.any(Date), _updatedDate: expect.any(Date) }]);
  });

  it('is filtered, sorted and paged', async () => {
    await fill({ Pages: PAGES });
    const { query } = await visitor();
    expect(slugsOf(await query('Pages').ascending('order').find())).toEqual(['terms', 'about']);
    expect(slugsOf(await query('Pages').find())).toEqual(['about', 'terms']);
    expect(slugsOf(await query('Pages').startsWith('title', 'ter').find())).toEqual(['terms']);
    expect(slugsOf(await query('Pages').gt('order', 1).find())).toEqual(['about']);
    expect(slugsOf(await query('Pages').hasSome('slug', ['terms', 'none']).find())).toEqual(['terms']);
    const page = await query('Pages').limit(1).skip(1).find({ returnTotalCount: true });
    expect([slugsOf(page), page.totalCount, page.hasNext()]).toEqual([['terms'], 2, false]);
    expect((await query('Pages').limit(1).find()).hasNext()).toBe(true);
  });

  it('E5: is paged by cursors, which continue the query of the first page', async () => {
    await fill({ Pages: { items: Array.from({ length: 5 }, (_, at) => ({ _id: `p${at}`, at })) } });
    const { access_token: authorization } = await visitorTokens(sandbox);
    const page = async (query: unknown) => {
      const sent = { dataCollectionId: 'Pages', query };
      const answer = await post(sandbox, '/wix-data/v2/items/query', sent, { authorization });
      return itemPage.parse(await answer.json());
    };
    const first = await page({
      filter: { at: { $gte: 1 } },
      sort: [{ fieldName: 'at', order: 'DESC' }],
      fields: ['at'],
      cursorPaging: { limit: 3 },
    });
    expect(first.dataItems.map(({ data }) => data)).toEqual([
      { _id: 'p4', at: 4 },
      { _id: 'p3', at: 3 },
      { _id: 'p2', at: 2 },
    ]);
    const { next } = first.pagingMetadata.cursors;
    expect(first.pagingMetadata).toEqual({ count: 3, cursors: { next: expect.any(String) }, hasNext: true });
    const last = await page({ cursorPaging: { limit: 3, cursor: next } });
    expect(last.dataItems.map(({ data }) => data)).toEqual([{ _id: 'p1', at: 1 }]);
    expect(last.pagingMetadata).toEqual({ count: 1, cursors: { prev: expect.any(String) }, hasNext: false });
    const wrong = { dataCollectionId: 'Pages', query: { cursorPaging: { cursor: 'nothing' } } };
    expect((await post(sandbox, '/wix-data/v2/items/query', wrong, { authorization })).status).toBe(400);
  });

  it('is a POST when it is long', async () => {
    await fill({ Pages: PAGES });
    const requests: RecordedRequest[] = [];
    const slugs = Array.from({ length: 300 }, (_, at) => `page-number-${at}`);
    const { query } = await visitor(requests);
    expect(
      slugsOf(
        await query('Pages')
          .hasSome('slug', [...slugs, 'about'])
          .find(),
      ),
    ).toEqual(['about']);
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  });

  it('includes referenced items in the merchant’s order, and only when it names the field', async () => {
    await fill({ Pages: PAGES, Menus: MENUS });
    const { query } = await visitor();
    const { items: menus } = await query('Menus').include('pages').eq('slug', 'footer-menu').find();
    expect(slugsOf({ items: menus[0]?.pages })).toEqual(['terms', 'about']);
    expect((await query('Menus').find()).items[0]).not.toHaveProperty('pages');
  });

  it('of a collection that does not exist is rejected with the platform’s code', async () => {
    const { query } = await visitor();
    expect(await codeOf(query('Pages').find())).toBe('WDE0025');
    await fill({ Pages: PAGES });
    expect(await codeOf(query('Menus').find())).toBe('WDE0025');
    await fill(null);
    expect(await codeOf(query('Pages').find())).toBe('WDE0110');
    await sandbox.reset();
    expect(await codeOf(query('Pages').find())).toBe('WDE0025');
  });

  it('returns nothing to callers who may not read the collection', async () => {
    const member = await sandbox.platform.tokens.mintAccessToken({
      ...newVisitor(),
      kind: 'member',
      memberId: crypto.randomUUID(),
    });
    const readers = async () =>
      Promise.all(
        [await visitor(), clientOf(member), clientOf(SANDBOX_API_KEY)].map(
          async ({ query }) => (await query('Pages').find()).items.length,
        ),
      );
    await fill({ Pages: { ...PAGES, read: 'SITE_MEMBER' } });
    expect(await readers()).toEqual([0, 2, 2]);
    await fill({ Pages: { ...PAGES, read: 'ADMIN' } });
    expect(await readers()).toEqual([0, 0, 2]);
  });
});

describe('an item', () => {
  it('is read by its id, and is null when it does not exist', async () => {
    await fill({ Pages: PAGES });
    const client = await visitor();
    expect(await client.get('Pages', 'about')).toMatchObject({ title: 'About us' });
    expect(await client.get('Pages', 'nothing')).toBeNull();
  });

  it('is counted', async () => {
    await fill({ Pages: PAGES });
    const { query } = await visitor();
    expect(await query('Pages').count()).toBe(2);
    expect(await query('Pages').eq('slug', 'about').count()).toBe(1);
  });
});

describe('the control of collections', () => {
  it('replaces them, shows them, and keeps the dates of unchanged items', async () => {
    await fill({ Pages: PAGES });
    const first = await (await visitor()).get('Pages', 'about');
    await control(sandbox, 'PUT', 'clock', { advanceMs: 60_000 });
    await fill({ Pages: { items: [ABOUT, { ...TERMS, title: 'Terms of sale' }] } });
    const { get: read } = await visitor();
    expect(await read('Pages', 'about')).toEqual(first);
    const { _createdDate, _updatedDate } = z
      .object({ _createdDate: z.date(), _updatedDate: z.date() })
      .parse(await read('Pages', 'terms'));
    expect(_updatedDate.getTime() - _createdDate.getTime()).toBeGreaterThanOrEqual(60_000);
    const { collections } = z
      .object({ collections: z.record(z.string(), z.unknown()) })
      .parse(await (await get(sandbox, '/_sandbox/data')).json());
    expect(Object.keys(collections)).toEqual(['Pages']);
  });

  it('sends an event for each item that is added, changed or removed', async () => {
    await fill({ Pages: PAGES });
    await fill({ Pages: { items: [ABOUT, { ...TERMS, title: 'Terms of sale' }] } });
    await fill({ Pages: { items: [ABOUT] } });
    const rows = await sandbox.platform.db.read.select().from(events).orderBy(asc(events.position));
    // The collections of the seed are replaced, too.
    const ofPages = rows.filter(({ entityId }) => entityId === ABOUT._id || entityId === TERMS._id);
    expect(ofPages.map(({ type, entityId }) => [type, entityId])).toEqual([
      ['wix.data.v2.data_item_created', 'about'],
      ['wix.data.v2.data_item_created', 'terms'],
      ['wix.data.v2.data_item_updated', 'terms'],
      ['wix.data.v2.data_item_deleted', 'terms'],
    ]);
  });
});

describe('a collection', () => {
  const describedTo = async (authorization: string, id = 'Pages') =>
    get(sandbox, `/wix-data/v2/collections/${id}`, { authorization });

  it('E7: is described to a visitor by its fields and their types', async () => {
    await fill({ Pages: PAGES, Menus: MENUS });
    const { access_token: token } = await visitorTokens(sandbox);
    const { collection } = await (await describedTo(token)).json();
    expect(collection).toMatchObject({ id: 'Pages', displayName: 'Pages', displayField: 'title' });
    expect(collection.fields).toEqual(
      expect.arrayContaining([
        { key: '_createdDate', displayName: '_createdDate', type: 'DATETIME' },
        { key: 'title', displayName: 'title', type: 'TEXT' },
        { key: 'order', displayName: 'order', type: 'NUMBER' },
      ]),
    );
    expect(collection).not.toHaveProperty('permissions');
    const menus = await (await describedTo(token, 'Menus')).json();
    expect(menus.collection.fields).toContainEqual({
      key: 'pages',
      displayName: 'pages',
      type: 'MULTI_REFERENCE',
      typeMetadata: { multiReference: { referencedCollectionId: 'Pages' } },
    });
  });

  it('is described to an app with its permissions, and unknown under another id', async () => {
    await fill({ Pages: PAGES });
    const { collection } = await (await describedTo(SANDBOX_API_KEY)).json();
    expect(collection.permissions).toEqual({
      read: 'ANYONE',
      insert: 'ADMIN',
      update: 'ADMIN',
      remove: 'ADMIN',
    });
    const unknown = await describedTo(SANDBOX_API_KEY, 'Nothing');
    expect([unknown.status, (await unknown.json()).details.applicationError.code]).toEqual([404, 'WDE0025']);
  });
});
