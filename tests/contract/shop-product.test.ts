import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../sandbox/catalog/schema';
import { readCatalogFile } from '../../sandbox/seed/catalog-file';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { callsDuring, openShops } from './shop-visitor';

const seed = readCatalogFile();

const shops = await openShops(() => import('@/lib/wix/catalog/current-catalog'));

describe.each(shops)('a site with the catalog $generation', ({ generation, sandbox, shop }) => {
  const catalog = shop.catalogPlatform;

  describe('one product', () => {
    it('is found by its slug, with all its variants', async () => {
      const product = await catalog.queryProductBySlug('havn-plate');
      const expected = seed.products.find(({ slug }) => slug === 'havn-plate');
      expect(product?.options.map(({ name, kind }) => [name, kind])).toEqual([
        ['Glaze', 'color'],
        ['Size', 'drop-down'],
      ]);
      expect(product?.variants.map(({ choices, inStock }) => ({ choices, inStock }))).toEqual(
        expected?.variants.map(({ choices, inStock }) => ({ choices, inStock })),
      );
      expect(product?.variants.map(({ price }) => price)).toMatchObject(
        expected?.variants.map(() => ({ kind: 'plain', now: { currency: 'USD' } })) ?? [],
      );
      const amounts = product?.variants.map(({ price }) =>
        'now' in price ? Number(price.now.amount) : null,
      );
      expect(amounts).toEqual(expected?.variants.map(({ price }) => price));
      expect(product?.description).toMatch(/^<p>/);
      expect(product?.summary.length).toBeGreaterThan(20);
      expect(product?.sections.map(({ title }) => title)).toEqual(['Materials', 'Dimensions', 'Care']);
      expect(product?.categoryIds.length).toBeGreaterThan(0);
    });

    it('is found by its id', async () => {
      const bySlug = await catalog.queryProductBySlug('havn-plate');
      expect(await catalog.queryProductById(bySlug?.id ?? '')).toEqual(bySlug);
      expect(await catalog.queryProductById(crypto.randomUUID())).toBeNull();
    });

    it('has pictures, and those of a color', async () => {
      const product = await catalog.queryProductBySlug('solveig-mug');
      expect(product?.pictures.length).toBeGreaterThan(1);
      for (const { base, width, height, alt } of product?.pictures ?? []) {
        expect(base.startsWith(`${sandbox.url}/media/`)).toBe(true);
        expect([width > 0, height > 0, alt !== '']).toEqual([true, true, true]);
      }
      expect(product?.options[0]?.choices.map(({ color }) => color)).not.toContain(null);
    });

    it('has one variant when it has no options', async () => {
      const bowl = await catalog.queryProductBySlug('ora-serving-bowl');
      expect(bowl?.variants).toEqual([expect.objectContaining({ choices: {}, inStock: true })]);
      expect(bowl?.price).toMatchObject({ kind: 'plain', now: { currency: 'USD' } });
      const book = await catalog.queryProductBySlug('glaze-recipe-book');
      expect(book).toMatchObject({ kind: 'digital', variants: [{ inStock: true, quantity: null }] });
    });

    it('has its former price when it is reduced', async () => {
      const throwPrice = (await catalog.queryProductBySlug('drift-throw'))?.price;
      expect(throwPrice).toMatchObject({ kind: 'sale' });
      if (throwPrice?.kind !== 'sale') return;
      expect([Number(throwPrice.now.amount), Number(throwPrice.was.amount)]).toEqual([102.4, 128]);
    });

    it.each(['nothing', '', '../arc-vase', 'ARC-VASE', "' or 1=1 --"])(
      'is not found for the slug %j',
      async (slug) => {
        expect(await catalog.queryProductBySlug(slug)).toBeNull();
        expect(await catalog.queryLiveOffer(slug)).toBeNull();
      },
    );

    it.runIf(generation === 'v1')('is found by a slug that is too long for a URL', async () => {
      const slug = `arc-vase-${'x'.repeat(3_300)}`;
      const rename = (from: string, to: string) =>
        sandbox.platform.db.write((tx) =>
          tx.update(products).set({ slug: to }).where(eq(products.slug, from)),
        );
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
    it('have the quantity of each variant', async () => {
      const offer = await catalog.queryLiveOffer('havn-plate');
      const expected = seed.products.find(({ slug }) => slug === 'havn-plate');
      expect(offer?.variants.map(({ quantity }) => quantity)).toEqual(
        expected?.variants.map(({ stock }) => stock),
      );
    });

    it('follow changes in the catalog', async () => {
      const price = async () => {
        const offer = await catalog.queryLiveOffer('bue-bookends');
        return offer?.price.kind === 'plain' ? Number(offer.price.now.amount) : offer?.price;
      };
      expect(await catalog.queryLiveOffer('bue-bookends')).toMatchObject({
        availability: 'in-stock',
        variants: [{ inStock: true, quantity: 14 }],
      });
      expect(await price()).toBe(98);
      const change = { price: 99.5, variants: [{ choices: {}, quantity: 0 }] };
      await control(sandbox, 'PATCH', 'products/bue-bookends', change);
      expect(await catalog.queryLiveOffer('bue-bookends')).toMatchObject({
        availability: 'sold-out',
        variants: [{ inStock: false }],
      });
      expect(await price()).toBe(99.5);
    });
  });
});
