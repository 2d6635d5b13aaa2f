import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { readCatalogFile } from '../seed/catalog-file';
import { openSandbox } from './open-sandbox';
import { post, type RecordedRequest, visitorClient, visitorTokens } from './sdk-client';

const { products: expected } = readCatalogFile();
const oldestFirst = [...expected].sort((a, b) => Date.parse(a.createdDate) - Date.parse(b.createdDate));
const slugs = (items: { slug?: string | null }[]) => items.map(({ slug }) => slug);
const compare = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

const sandbox = await openSandbox();
const requests: RecordedRequest[] = [];
const client = await visitorClient(sandbox, requests);

const query = () => client.products.queryProducts();

describe('querying products', () => {
  it('G8: returns all of them, oldest first as live sites do, with the total', async () => {
    const result = await query().limit(100).find();
    expect(slugs(result.items)).toEqual(slugs(oldestFirst));
    expect(result.totalCount).toBe(32);
    expect(result.hasNext()).toBe(false);
  });

  it('pages through all of them without overlap or gap', async () => {
    let page = await query().ascending('priceData.price').limit(9).find();
    const seen = [...page.items];
    while (page.hasNext()) {
      page = await page.next();
      seen.push(...page.items);
    }
    expect(page.totalPages).toBe(4);
    expect(new Set(slugs(seen)).size).toBe(32);
    expect(seen).toHaveLength(32);
  });

  it('returns all of up to 50 a page by default', async () => {
    const token = (await visitorTokens(sandbox)).access_token;
    const bare = await post(
      sandbox,
      '/stores-reader/v1/products/query-platformized',
      {},
      { authorization: token },
    );
    expect((await bare.json()).metadata).toEqual({ count: 32, offset: 0, total: 32 });
  });

  const sorts = {
    'price ascending': {
      find: () => query().ascending('priceData.price'),
      by: (a: number, b: number) => a - b,
    },
    'price descending': {
      find: () => query().descending('priceData.price'),
      by: (a: number, b: number) => b - a,
    },
  };
  it.each(Object.entries(sorts))('sorts by %s', async (_, { find, by }) => {
    const { items } = await find().limit(100).find();
    const prices = items.map(({ priceData }) => priceData?.price ?? Number.NaN);
    expect(prices).toEqual(expected.map(({ price }) => price).sort(by));
  });

  it('sorts by name, ignoring case', async () => {
    const { items } = await query().descending('name').limit(100).find();
    expect(items.map(({ name }) => name)).toEqual(
      expected
        .map(({ name }) => name)
        .sort(compare)
        .reverse(),
    );
  });

  it('sorts by last update and number in creation order in a fresh shop', async () => {
    const byUpdate = await query().descending('lastUpdated').limit(100).find();
    const byNumber = await query().ascending('numericId').limit(100).find();
    expect(slugs(byUpdate.items)).toEqual(slugs(oldestFirst).reverse());
    expect(slugs(byNumber.items)).toEqual(slugs(oldestFirst));
  });

  it('filters by a range of list prices, bounds included', async () => {
    const { items, totalCount } = await query()
      .ge('priceData.price', 36)
      .le('priceData.price', 62)
      .limit(100)
      .find();
    const matching = oldestFirst.filter(({ price }) => price >= 36 && price <= 62);
    expect(slugs(items)).toEqual(slugs(matching));
    expect(totalCount).toBe(matching.length);
    expect(matching.some(({ discount }) => discount)).toBe(true);
  });

  it('filters by price with exclusive bounds for less and greater', async () => {
    const { items } = await query().gt('priceData.price', 36).lt('priceData.price', 62).limit(100).find();
    expect(slugs(items)).toEqual(slugs(oldestFirst.filter(({ price }) => price > 36 && price < 62)));
  });

  it('filters by one collection, by any of several, and by all of several', async () => {
    const ids = new Map(
      (await client.collections.queryCollections().find()).items.map(({ slug, _id }) => [slug, _id]),
    );
    const [tableware, kitchen] = [ids.get('tableware'), ids.get('kitchen')];
    const some = await query().hasSome('collectionIds', [tableware, kitchen]).limit(100).find();
    const all = await query().hasAll('collectionIds', [tableware, kitchen]).limit(100).find();
    const every = await query().hasSome('collectionIds', [V1_ALL_PRODUCTS_ID]).limit(100).find();
    const inAny = (...collections: string[]) =>
      oldestFirst.filter((p) => p.categories.some((c) => collections.includes(c)));
    expect(slugs(some.items)).toEqual(slugs(inAny('tableware', 'kitchen')));
    expect(slugs(all.items)).toEqual(
      slugs(oldestFirst.filter((p) => ['tableware', 'kitchen'].every((c) => p.categories.includes(c)))),
    );
    expect(all.items.length).toBeGreaterThan(0);
    expect(every.totalCount).toBe(32);
  });

  it('matches the start of a text, ignoring case', async () => {
    const { items } = await query().startsWith('name', 'sol').find();
    expect(slugs(items).sort()).toEqual(['sol-tea-towel', 'solveig-mug']);
  });

  it('matches text literally: no wildcards and no SQL', async () => {
    expect((await query().startsWith('name', '%').find()).items).toEqual([]);
    expect((await query().eq('name', "' or 1=1 --").find()).items).toEqual([]);
  });

  it('combines conditions and exclusions', async () => {
    const not = await query().ne('slug', 'lund-bowl').ne('productType', 'digital').limit(100).find();
    const matching = oldestFirst.filter((p) => p.slug !== 'lund-bowl' && p.productType === 'physical');
    expect(slugs(not.items)).toEqual(slugs(matching));
  });

  it('filters by dates', async () => {
    const since = new Date('2026-06-01T00:00:00.000Z');
    const { items } = await query().ge('_createdDate', since).limit(100).find();
    expect(slugs(items)).toEqual(
      slugs(oldestFirst.filter((p) => Date.parse(p.createdDate) >= since.getTime())),
    );
  });

  it('returns the same for a query that is too long for a URL and is sent by POST', async () => {
    const ids = (await query().limit(100).find()).items.map(({ _id }) => _id);
    const padding = Array.from({ length: 80 }, () => crypto.randomUUID());
    requests.length = 0;
    const { items } = await query()
      .in('_id', [...ids, ...padding])
      .limit(100)
      .find();
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
    expect(slugs(items)).toEqual(slugs(oldestFirst));
  });
});
