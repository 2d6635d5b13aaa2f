import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { platformFailureSince } from '@/lib/observe/failure';
import { catalogV3 } from '@/lib/wix/catalog/v3/catalog';
import { fc } from '../generated';
import { mintingTokens, PLATFORM, playPlatform, rejectedCall, TOKEN_PATH } from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
const bounds = { categoryId: null, minPrice: null, maxPrice: null };
const query = { ...bounds, sortBy: 'newest', skip: 0, limit: 10 } as const;

/** Every read of Catalog V3 whose empty result a shopper would see. */
const READS: [string, () => Promise<unknown>][] = [
  ['a product', () => catalogV3.queryProduct('slug', 'arc-vase')],
  ['a product by its id', () => catalogV3.queryProduct('id', 'p1')],
  ['an offer', () => catalogV3.queryLiveOffer('arc-vase')],
  ['a list of products', () => catalogV3.queryProducts(query)],
  ['the filters of a list', () => catalogV3.queryFacets(query)],
  ['the arrangement of a category', () => catalogV3.queryArrangement('vases')],
  ['the categories', () => catalogV3.queryCategories()],
  ['a category', () => catalogV3.queryCategoryBySlug('vases')],
];

const NAMES = [
  ...['product', 'products', 'category', 'categories', 'items', 'count'],
  ...['pagingMetadata', 'aggregationData'],
];
const fields = (value: unknown) => Object.fromEntries(NAMES.map((name) => [name, value]));

const WRONG: [string, unknown][] = [
  ['nothing in it', {}],
  ['a word', 'maintenance'],
  ['a list', []],
  ['fields that are words', fields('x')],
  ['fields that are null', fields(null)],
  ['fields that are empty', fields({})],
  ['lists of words', { products: ['x'], categories: ['x'], items: ['x'], product: ['x'], category: ['x'] }],
];

const answering = (json: unknown) =>
  // The first handler that fits responds, so that the shop has tokens and reads the content.
  platform.use(
    mintingTokens(),
    http.all(`${PLATFORM}/*`, () => HttpResponse.json(json as Parameters<typeof HttpResponse.json>[0])),
  );

describe.each(READS)('a response of 200 about %s with wrong content', (_, read) => {
  it.each(WRONG)('is an outage, not an empty result: %s', async (__, json) => {
    answering(json);
    const began = performance.now();
    const outcome: unknown = await read().catch((error: unknown) => error);
    expect(outcome).toMatchObject({ name: 'PlatformError', isTemporary: true });
    // The read itself has failed, and not a request before it.
    expect(platform.requests().some(({ path }) => path !== TOKEN_PATH)).toBe(true);
    // The status of an uncached page follows from it (lib/http/failed-page.ts).
    expect(platformFailureSince(began)).toMatchObject({ isTemporary: true });
  });
});

describe('the arrangement of a category', () => {
  const denied = (status: number, code: string) =>
    platform.use(
      mintingTokens(),
      http.get(`${PLATFORM}/categories/*`, () => rejectedCall(status, code)),
    );

  it.each([
    [403, 'NO_PERMISSION_TO_READ'],
    [404, 'CATEGORY_NOT_FOUND'],
  ])('is unknown where a visitor may not read it: %s', async (status, code) => {
    denied(status, code);
    expect(await catalogV3.queryArrangement('vases')).toEqual([]);
  });

  it('is an outage where the platform fails', async () => {
    denied(500, 'INTERNAL');
    await expect(catalogV3.queryArrangement('vases')).rejects.toMatchObject({ name: 'PlatformError' });
  });
});

const PARTS = [
  ...['media', 'options', 'modifiers', 'variantsInfo', 'infoSections', 'description', 'seoData'],
  ...['subscriptionDetails', 'additionalRibbons'],
];

describe('a product with arbitrary parts', () => {
  it('leads to a product or to a platform error', async () => {
    const part = fc.option(fc.anything({ maxDepth: 3 }), { nil: null });
    await fc.assert(
      fc.asyncProperty(fc.record(Object.fromEntries(PARTS.map((name) => [name, part]))), async (parts) => {
        const whole = { id: 'p1', slug: 'arc-vase', name: 'Arc Vase', ...parts };
        answering(JSON.parse(JSON.stringify({ product: whole, inventoryItems: [] })));
        const outcome: unknown = await catalogV3.queryProduct('slug', 'arc-vase').catch((error) => error);
        expect(outcome).toMatchObject({ name: expect.stringMatching(/^(?:PlatformError|Arc Vase)$/) });
      }),
      { numRuns: 300 },
    );
  });
});
