import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { control } from '../../sandbox/tests/sign-in';
import { callsDuring, openShop } from './shop-visitor';

const QUERY = 'GET /stores-reader/v1/products/query-platformized';

// Three misses a minute in place of 30, because each costs ten more calls without a cache.
vi.stubEnv('LIMIT_FACTOR', '0.1');
const sandbox = await openShop();
const lookup = await import('@/lib/catalog/lookup');
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
const { getLiveOffer } = await import('@/lib/catalog/live-offer');
const { readLinkedItems } = await import('@/lib/cart/linked-items');
const { runArrival } = await import('@/lib/limits/misses');

describe('in a catalog that fits into the shop’s product list', () => {
  it('a product is found', async () => {
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).toMatchObject({ slug: 'arc-vase' });
  });

  it('an unknown product costs no extra call', async () => {
    const calls = await callsDuring(sandbox, async () => {
      expect(await lookup.getProduct('made-up', SITE_VIEW)).toBeNull();
    });
    // The list, and the same list at most a minute old. Each is one response for all slugs.
    expect(calls).toEqual({ [QUERY]: 2 });
  });

  it('an unknown category costs no extra call', async () => {
    expect(await lookup.getCategory('vases', SITE_VIEW)).toMatchObject({ slug: 'vases' });
    const calls = await callsDuring(sandbox, async () => {
      expect(await lookup.getCategory('made-up', SITE_VIEW)).toBeNull();
    });
    expect(Object.values(calls)).toEqual([2]);
    expect(Object.keys(calls).join()).not.toContain('slug');
  });

  it('a product created a moment ago is found although the list is older', async () => {
    const readers = await import('@/lib/catalog/readers');
    vi.spyOn(catalog, 'queryProducts').mockResolvedValueOnce({ products: [], total: 0 });
    expect(await readers.getAllProducts(SITE_VIEW)).toEqual([]);
    vi.spyOn(catalog, 'queryProducts').mockResolvedValueOnce({ products: [], total: 0 });
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).toMatchObject({ slug: 'arc-vase' });
  });
});

describe('a slug that has changed', () => {
  const change = (slug: string, changed: Record<string, unknown>) =>
    control(sandbox, 'PATCH', `products/${slug}`, changed);

  it('leads to the product that had it, which costs one call', async () => {
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).not.toBeNull();
    await change('arc-vase', { slug: 'arch-vase' });
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).toBeNull();
    const calls = await callsDuring(sandbox, async () => {
      expect(await lookup.getChangedSlug('product', 'arc-vase')).toBe('arch-vase');
    });
    expect(calls).toEqual({ [QUERY]: 1 });
    // A slug in between, and back.
    expect(await lookup.getProduct('arch-vase', SITE_VIEW)).not.toBeNull();
    await change('arch-vase', { slug: 'arc-vase' });
    expect(await lookup.getChangedSlug('product', 'arch-vase')).toBe('arc-vase');
    expect(await lookup.getChangedSlug('product', 'arc-vase')).toBeNull();
  });

  it('still names the product in an open page’s requests, and in links', async () => {
    await lookup.getProduct('arc-vase', SITE_VIEW);
    await change('arc-vase', { slug: 'arch-vase' });
    const product = await lookup.getPresentProduct('arc-vase', SITE_VIEW);
    expect(product).toMatchObject({ slug: 'arch-vase' });
    expect(await getLiveOffer('arc-vase')).toMatchObject({ productId: product?.id });
    const [item] = await readLinkedItems('item=arc-vase:1', SITE_VIEW);
    expect(item).toMatchObject({ name: 'Arc Vase', href: '/products/arch-vase' });
    await change('arch-vase', { slug: 'arc-vase' });
    expect(await lookup.getPresentProduct('made-up', SITE_VIEW)).toBeNull();
  });

  it('is the page of another product that has it later', async () => {
    await change('arc-vase', { slug: 'arch-vase' });
    await change('lund-bowl', { slug: 'arc-vase' });
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).toMatchObject({ name: 'Lund Bowl' });
    await change('arc-vase', { slug: 'lund-bowl' });
    await change('arch-vase', { slug: 'arc-vase' });
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).toMatchObject({ name: 'Arc Vase' });
  });

  it('leads nowhere when its product is gone', async () => {
    await change('arc-vase', { slug: 'arch-vase', visible: false });
    expect(await lookup.getChangedSlug('product', 'arc-vase')).toBeNull();
    await change('arch-vase', { slug: 'arc-vase', visible: true });
  });

  it('costs no call for a slug that the shop has never listed, and is not mixed up with a category', async () => {
    expect(await lookup.getCategory('vases', SITE_VIEW)).not.toBeNull();
    const calls = await callsDuring(sandbox, async () => {
      for (const slug of ['made-up', 'vases', '..', '%'])
        expect(await lookup.getChangedSlug('product', slug)).toBeNull();
      expect(await lookup.getChangedSlug('category', 'arc-vase')).toBeNull();
    });
    expect(calls).toEqual({});
  });

  it('of a category leads to it', async () => {
    const id = (await lookup.getCategory('vases', SITE_VIEW))?.id;
    const { collections } = await import('../../sandbox/catalog/schema');
    const rename = (slug: string) =>
      sandbox.platform.db.write((tx) =>
        tx
          .update(collections)
          .set({ slug })
          .where(eq(collections.id, id ?? '')),
      );
    await rename('pots');
    expect(await lookup.getCategory('vases', SITE_VIEW)).toBeNull();
    expect(await lookup.getChangedSlug('category', 'vases')).toBe('pots');
    await rename('vases');
  });
});

describe('in a larger catalog', () => {
  let oldest = '';
  beforeAll(async () => {
    await control(sandbox, 'POST', 'reset', { products: 501 });
    const list = { categoryId: null, minPrice: null, maxPrice: null, sortBy: 'newest' } as const;
    const { products } = await catalog.queryProducts({ ...list, skip: 500, limit: 1 });
    oldest = products[0]?.slug ?? '';
  });

  it('a product beyond the newest 500 is found, and does not count as a miss', async () => {
    for (let turn = 0; turn < 4; turn++)
      await runArrival('203.0.113.1', async () => {
        expect(await lookup.getProduct(oldest, SITE_VIEW)).toMatchObject({ slug: oldest });
      });
  });

  it('an IP address that has used up its misses has to wait, and no other address does', async () => {
    const made = (turn: number) => lookup.getProduct(`made-up-${turn}`, SITE_VIEW);
    for (let turn = 0; turn < 3; turn++) expect(await runArrival('203.0.113.2', () => made(turn))).toBeNull();
    const calls = await callsDuring(sandbox, async () => {
      await expect(runArrival('203.0.113.2', () => made(3))).rejects.toMatchObject({
        code: 'too-many-attempts',
      });
    });
    // The list twice, which a running shop caches. The slug causes no call.
    expect(calls).toEqual({ [QUERY]: 10 });
    expect(await runArrival('203.0.113.3', () => made(4))).toBeNull();
  });
});
