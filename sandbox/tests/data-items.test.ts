import * as items from '@wix/wix-data-items-sdk';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { events } from '../events/schema';
import { openSandbox } from './open-sandbox';
import { get, post, type RecordedRequest, sdkClient, visitorTokens } from './sdk-client';
import { newMember } from './shopper';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });

const ABOUT = { _id: 'about', title: 'About us', slug: 'about', body: '<p>Hello</p>', order: 2 };
const TERMS = { _id: 'terms', title: 'Terms', slug: 'terms', body: '<p>Rules</p>', order: 1 };
const PAGES = { items: [ABOUT, TERMS] };
const MENUS = {
  references: { pages: 'Pages' },
  items: [{ _id: 'footer', slug: 'footer-menu', pages: ['terms', 'about', 'deleted'] }],
};
/** The demo's collection of the members' lists: read, update and remove SITE_MEMBER_AUTHOR. */
const LIST = 'SavedItems';
const WISH = { list: 'wishlist', productId: 'arc-vase', choices: { Glaze: 'Oat' } };

const fill = (collections: unknown) => control(sandbox, 'PUT', 'data', { collections });
const clientOf = (authorization: string, requests?: RecordedRequest[]) =>
  sdkClient(sandbox, authorization, requests).use(items);
const visitor = async (requests?: RecordedRequest[]) =>
  clientOf((await visitorTokens(sandbox)).access_token, requests);
const member = async (caller = newMember()) =>
  clientOf(await sandbox.platform.tokens.mintAccessToken(caller));
const app = clientOf(SANDBOX_API_KEY);
const slugsOf = ({ items: found }: { items: Record<string, unknown>[] }) => found.map(({ slug }) => slug);
const productsOf = async ({ query }: typeof app) =>
  (await query(LIST).find()).items.map(({ productId }) => productId);

/** Returns the type and the item of each event of these items, or of all. */
async function sent(...ids: string[]) {
  const rows = await sandbox.platform.db.read.select().from(events).orderBy(asc(events.position));
  return rows
    .filter(({ entityId }) => ids.length === 0 || ids.includes(entityId))
    .map(({ type, entityId }) => [type.replace('wix.data.v2.data_item_', ''), entityId]);
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error) => error.details.applicationError.code,
  );

describe('a query of items', () => {
  beforeEach(() => fill({ Pages: PAGES }));

  it('returns the fields of an item with its dates', async () => {
    const { items: found } = await (await visitor()).query('Pages').eq('slug', 'about').find();
    expect(found).toEqual([{ ...ABOUT, _createdDate: expect.any(Date), _updatedDate: expect.any(Date) }]);
  });

  type Query = ReturnType<typeof app.query>;
  it.each<[string, (all: Query) => Query, string[]]>([
    ['in the order of the collection', (all) => all, ['about', 'terms']],
    ['in another order', (all) => all.ascending('order'), ['terms', 'about']],
    ['by the start of a text', (all) => all.startsWith('title', 'ter'), ['terms']],
    ['by a number', (all) => all.gt('order', 1), ['about']],
    ['by any of several values', (all) => all.hasSome('slug', ['terms', 'none']), ['terms']],
  ])('finds items %s', async (_, changed, slugs) => {
    expect(slugsOf(await changed((await visitor()).query('Pages')).find())).toEqual(slugs);
  });

  it('is paged and counted', async () => {
    const { query } = await visitor();
    const page = await query('Pages').limit(1).skip(1).find({ returnTotalCount: true });
    expect([slugsOf(page), page.totalCount, page.hasNext()]).toEqual([['terms'], 2, false]);
    expect((await query('Pages').limit(1).find()).hasNext()).toBe(true);
    expect(await query('Pages').count()).toBe(2);
    expect(await query('Pages').eq('slug', 'about').count()).toBe(1);
  });

  it('E5: is paged by cursors, which continue the query of the first page', async () => {
    await fill({ Pages: { items: Array.from({ length: 5 }, (_, at) => ({ _id: `p${at}`, at })) } });
    const { access_token: authorization } = await visitorTokens(sandbox);
    const page = async (query: object) => {
      const sent = { dataCollectionId: 'Pages', query };
      const answer = await post(sandbox, '/wix-data/v2/items/query', sent, { authorization });
      return { status: answer.status, ...(await answer.json()) };
    };
    const first = await page({
      filter: { at: { $gte: 1 } },
      sort: [{ fieldName: 'at', order: 'DESC' }],
      fields: ['at'],
      cursorPaging: { limit: 3 },
    });
    expect(first.dataItems.map(({ data }: { data: unknown }) => data)).toEqual([
      { _id: 'p4', at: 4 },
      { _id: 'p3', at: 3 },
      { _id: 'p2', at: 2 },
    ]);
    expect(first.pagingMetadata).toEqual({ count: 3, cursors: { next: expect.any(String) }, hasNext: true });
    const last = await page({ cursorPaging: { limit: 3, cursor: first.pagingMetadata.cursors.next } });
    expect(last.dataItems).toMatchObject([{ data: { _id: 'p1', at: 1 } }]);
    expect(last.pagingMetadata).toEqual({ count: 1, cursors: { prev: expect.any(String) }, hasNext: false });
    expect((await page({ cursorPaging: { cursor: 'nothing' } })).status).toBe(400);
  });

  it('is a POST when it is long', async () => {
    const requests: RecordedRequest[] = [];
    const slugs = Array.from({ length: 300 }, (_, at) => `page-number-${at}`);
    const long = (await visitor(requests)).query('Pages').hasSome('slug', [...slugs, 'about']);
    expect(slugsOf(await long.find())).toEqual(['about']);
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  });

  it('includes referenced items in the merchant’s order, and only when it names the field', async () => {
    await fill({ Pages: PAGES, Menus: MENUS });
    const { query } = await visitor();
    const [menu] = (await query('Menus').include('pages').eq('slug', 'footer-menu').find()).items;
    expect(slugsOf({ items: menu?.pages })).toEqual(['terms', 'about']);
    expect((await query('Menus').find()).items[0]).not.toHaveProperty('pages');
  });

  it('of a collection that does not exist is rejected with the platform’s code', async () => {
    const { query } = await visitor();
    const code = (id: string) => codeOf(query(id).find());
    expect(await code('Menus')).toBe('WDE0025');
    await fill(null);
    expect(await code('Pages')).toBe('WDE0110');
    await sandbox.reset();
    expect(await code('Pages')).toBe('WDE0025');
  });

  it.each([
    ['SITE_MEMBER', [0, 2, 2]],
    ['ADMIN', [0, 0, 2]],
  ])('returns nothing to visitors, members or apps that are not %s', async (read, counts) => {
    await fill({ Pages: { ...PAGES, read } });
    const readers = [await visitor(), await member(), app];
    const found = await Promise.all(readers.map(({ query }) => query('Pages').find()));
    expect(found.map((one) => one.items.length)).toEqual(counts);
  });
});

describe('the control of collections', () => {
  const CHANGED = { items: [ABOUT, { ...TERMS, title: 'Terms of sale' }] };

  it('replaces them, shows them, and keeps the dates of unchanged items', async () => {
    await fill({ Pages: PAGES });
    const { get: read } = await visitor();
    const first = await read('Pages', 'about');
    await control(sandbox, 'PUT', 'clock', { advanceMs: 60_000 });
    await fill({ Pages: CHANGED });
    expect(await read('Pages', 'about')).toEqual(first);
    const terms = await read('Pages', 'terms');
    expect(Number(terms?._updatedDate) - Number(terms?._createdDate)).toBeGreaterThanOrEqual(60_000);
    const { collections } = await control(sandbox, 'GET', 'data');
    expect(Object.keys(collections)).toEqual(['Pages']);
  });

  it('sends an event for each item that is added, changed or removed', async () => {
    for (const pages of [PAGES, CHANGED, { items: [ABOUT] }]) await fill({ Pages: pages });
    // The collections of the seed are replaced, too.
    expect(await sent('about', 'terms')).toEqual([
      ['created', 'about'],
      ['created', 'terms'],
      ['updated', 'terms'],
      ['deleted', 'terms'],
    ]);
  });
});

describe('a collection', () => {
  const describedTo = async (authorization: string, id = 'Pages') =>
    (await get(sandbox, `/wix-data/v2/collections/${id}`, { authorization })).json();

  it('E7: is described to a visitor by its fields and their types', async () => {
    await fill({ Pages: PAGES, Menus: MENUS });
    const { access_token: token } = await visitorTokens(sandbox);
    const { collection } = await describedTo(token);
    expect(collection).toMatchObject({ id: 'Pages', displayName: 'Pages', displayField: 'title' });
    const field = (key: string, type: string) => ({ key, displayName: key, type });
    expect(collection.fields).toEqual(
      expect.arrayContaining([
        field('_createdDate', 'DATETIME'),
        field('title', 'TEXT'),
        field('order', 'NUMBER'),
      ]),
    );
    expect(collection).not.toHaveProperty('permissions');
    expect((await describedTo(token, 'Menus')).collection.fields).toContainEqual({
      ...field('pages', 'MULTI_REFERENCE'),
      typeMetadata: { multiReference: { referencedCollectionId: 'Pages' } },
    });
  });

  it('is described to an app with its permissions, and unknown under another id', async () => {
    await fill({ Pages: PAGES });
    const { collection } = await describedTo(SANDBOX_API_KEY);
    const permissions = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' };
    expect(collection.permissions).toEqual(permissions);
    const unknown = await describedTo(SANDBOX_API_KEY, 'Nothing');
    expect(unknown.details.applicationError.code).toBe('WDE0025');
  });
});

describe('an item of a member', () => {
  it('gets an id, by which it is read, dates and its owner, whatever the client sends', async () => {
    const author = newMember();
    const client = await member(author);
    const item = await client.insert(LIST, { ...WISH, _owner: 'somebody else', _createdDate: new Date(0) });
    expect(item).toMatchObject({
      ...WISH,
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      _owner: author.memberId,
    });
    expect(item._createdDate?.getTime()).toBeGreaterThan(0);
    expect(await client.get(LIST, item._id ?? '')).toEqual(item);
    expect(await client.get(LIST, 'nothing')).toBeNull();
  });

  it('is visible to its author only, who alone changes and removes it', async () => {
    const [author, other] = [await member(), await member()];
    const item = await author.insert(LIST, WISH);
    const { _id = '' } = item;
    for (const reader of [author, app]) expect(await productsOf(reader)).toEqual(['arc-vase']);
    for (const reader of [other, await visitor()]) expect(await productsOf(reader)).toEqual([]);
    expect(await other.get(LIST, _id)).toBeNull();
    const own = { ...WISH, _id };
    const writes = [other.update(LIST, own), other.save(LIST, own), other.remove(LIST, _id)];
    for (const code of await Promise.all([...writes, other.bulkRemove(LIST, [_id])].map(codeOf)))
      expect(code).toBe('WDE0027');
    expect(await author.get(LIST, _id)).toEqual(item);
  });

  it('is replaced whole, removed once, and reported by events', async () => {
    const author = await member();
    const { _id = '', _owner, _createdDate } = await author.insert(LIST, WISH);
    const _updatedDate = expect.any(Date);
    expect(await author.update(LIST, { _id, productId: 'moon-jar' })).toEqual({
      ...{ _id, _owner, _createdDate, _updatedDate },
      productId: 'moon-jar',
    });
    expect(await codeOf(author.update(LIST, { ...WISH, _id: 'unknown' }))).toBe('WDE0073');
    expect(await author.remove(LIST, _id)).toMatchObject({ productId: 'moon-jar' });
    expect(await author.remove(LIST, _id)).toBeNull();
    expect(await productsOf(author)).toEqual([]);
    expect(await sent()).toEqual(['created', 'updated', 'deleted'].map((type) => [type, _id]));
  });

  it('is saved under its id, with at most 500 kB', async () => {
    const author = await member();
    const own = { ...WISH, _id: 'mine' };
    await author.save(LIST, own);
    await author.save(LIST, { ...own, productId: 'moon-jar' });
    expect(await productsOf(author)).toEqual(['moon-jar']);
    expect(await codeOf(author.insert(LIST, own))).toBe('WDE0074');
    expect(await codeOf(author.insert(LIST, { text: 'x'.repeat(500_001) }))).toBe('WDE0009');
  });

  it('is inserted and removed in bulk with others, each with its own result', async () => {
    const author = await member();
    const added = await author.bulkInsert(LIST, [
      { ...WISH, _id: 'one' },
      { ...WISH, _id: 'two', productId: 'moon-jar' },
      { text: 'x'.repeat(500_001) },
    ]);
    expect(added).toMatchObject({ inserted: 2, insertedItemIds: ['one', 'two'] });
    expect(added.errors).toHaveLength(1);
    const removed = await author.bulkRemove(LIST, ['one', 'unknown']);
    expect(removed).toMatchObject({ removed: 1, skipped: 1, removedItemIds: ['one'] });
    expect(await productsOf(author)).toEqual(['moon-jar']);
  });
});

describe('a write is rejected', () => {
  it('from a visitor', async () => {
    const { insert, bulkInsert } = await visitor();
    expect(await codeOf(insert(LIST, WISH))).toBe('WDE0027');
    expect(await codeOf(bulkInsert(LIST, [WISH]))).toBe('WDE0027');
  });

  it('where only the merchant writes, and where the collection does not exist', async () => {
    const { insert } = await member();
    await fill({ Pages: {} });
    expect(await codeOf(insert('Pages', { slug: 'x' }))).toBe('WDE0027');
    expect(await codeOf(insert(LIST, WISH))).toBe('WDE0025');
    await fill(null);
    expect(await codeOf(insert(LIST, WISH))).toBe('WDE0110');
  });
});
