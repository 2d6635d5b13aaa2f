import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../sandbox/catalog/schema';
import { readCatalogFile } from '../../sandbox/seed/catalog-file';
import { callsDuring, openShop, usd } from './shop-visitor';

const seed = readCatalogFile();

const sandbox = await openShop();
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');

describe('one product', () => {
  it('is found by its slug, with all its variants', async () => {
    const product = await catalog.queryProductBySlug('havn-plate');
    const expected = seed.products.find(({ slug }) => slug === 'havn-plate');
    expect(product?.options.map(({ name, kind }) => [name, kind])).toEqual([
      ['Glaze', 'color'],
      ['Size', 'drop-down'],
    ]);
    expect(
      product?.variants.map(({ choices, inStock, quantity }) => ({ choices, inStock, stock: quantity })),
    ).toEqual(expected?.variants.map(({ choices, inStock, stock }) => ({ choices, inStock, stock })));
    expect(product?.variants.map(({ price }) => price)).toEqual(
      expected?.variants.map(({ price }) => ({ kind: 'plain', now: usd(String(price)) })),
    );
    expect(product?.description).toMatch(/^<p>/);
    expect(product?.sections.map(({ title }) => title)).toEqual(['Materials', 'Dimensions', 'Care']);
  });

  it('has one variant when it has no options', async () => {
    expect((await catalog.queryProductBySlug('ora-serving-bowl'))?.variants).toEqual([
      expect.objectContaining({
        choices: {},
        inStock: true,
        quantity: 6,
        price: { kind: 'plain', now: usd('86') },
      }),
    ]);
    const book = await catalog.queryProductBySlug('glaze-recipe-book');
    expect(book).toMatchObject({ kind: 'digital', variants: [{ inStock: true, quantity: null }] });
  });

  it.each(['nothing', '', '../arc-vase', 'ARC-VASE', "' or 1=1 --"])(
    'is not found for the slug %j',
    async (slug) => {
      expect(await catalog.queryProductBySlug(slug)).toBeNull();
      expect(await catalog.queryLiveOffer(slug)).toBeNull();
    },
  );

  it('is found by a slug that is too long for a URL', async () => {
    const slug = `arc-vase-${'x'.repeat(3_300)}`;
    const rename = (from: string, to: string) =>
      sandbox.platform.db.write((tx) => tx.update(products).set({ slug: to }).where(eq(products.slug, from)));
    await rename('arc-vase', slug);
    try {
      let found: Awaited<ReturnType<typeof catalog.queryProductBySlug>> = null;
      const calls = await callsDuring(sandbox, async () => {
        found = await catalog.queryProductBySlug(slug);
      });
      expect(found).toMatchObject({ slug, price: { kind: 'plain', now: usd('78') } });
      expect(calls).toHaveProperty(['POST /stores-reader/v1/products/query-platformized'], 1);
      expect(await catalog.queryProductBySlug(`${slug}y`)).toBeNull();
    } finally {
      await rename(slug, 'arc-vase');
    }
  });
});

describe('current price and stock', () => {
  it('follow changes in the catalog', async () => {
    const change = (body: unknown) =>
      fetch(`${sandbox.url}/_sandbox/products/bue-bookends`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await catalog.queryLiveOffer('bue-bookends')).toMatchObject({
      availability: 'in-stock',
      price: { kind: 'plain', now: usd('98') },
      variants: [{ inStock: true, quantity: 14 }],
    });
    await change({ price: 99.5, variants: [{ choices: {}, quantity: 0 }] });
    expect(await catalog.queryLiveOffer('bue-bookends')).toMatchObject({
      availability: 'sold-out',
      price: { kind: 'plain', now: usd('99.5') },
      variants: [{ inStock: false }],
    });
  });
});
