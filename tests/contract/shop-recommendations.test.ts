import { describe, expect, it } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { setStock } from '../../sandbox/tests/shopper';
import { control } from '../../sandbox/tests/sign-in';
import { callsDuring, openShops } from './shop-visitor';

const shops = await openShops(async () => ({
  ...(await import('@/lib/catalog/recommendations')),
  ...(await import('@/lib/catalog/readers')),
  ...(await import('@/lib/catalog/lookup')),
}));
const CALL = 'POST /v1/recommendations/get';
const slugsOf = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug);

describe.each(shops)('recommendations on a site with the catalog $generation', ({ sandbox, shop }) => {
  async function productAt(slug: string) {
    const product = await shop.getProduct(slug, SITE_VIEW);
    if (!product) throw new Error(`there is no ${slug}`);
    return product;
  }
  const setFaults = (...faults: object[]) => control(sandbox, 'PUT', 'faults', { faults });

  it('are bought together and similar, each product once, without sold-out ones', async () => {
    // One order of the seed has this book and two others.
    const book = await productAt('glaze-recipe-book');
    const { together, similar } = await shop.getProductRecommendations(book, SITE_VIEW);
    const shown = slugsOf([...together, ...similar]);
    expect(together).toHaveLength(2);
    expect(similar.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).not.toContain(book.slug);
    const mug = await productAt('solveig-mug');
    const [first] = (await shop.getProductRecommendations(mug, SITE_VIEW)).similar;
    await setStock(sandbox, first?.slug ?? '', {}, 0);
    const others = (await shop.getProductRecommendations(mug, SITE_VIEW)).similar;
    expect(others).toHaveLength(4);
    expect(slugsOf(others)).not.toContain(first?.slug);
    await setStock(sandbox, first?.slug ?? '', {}, 9);
  });

  it.each([
    ['lacks the app', { kind: 'status', status: 428 }],
    ['fails', { kind: 'status', status: 500 }],
    ['answers something else', { kind: 'wrong-types' }],
  ])('are the related products when the platform %s', async (_, fault) => {
    const mug = await productAt('solveig-mug');
    await setFaults({ call: '/v1/recommendations', ...fault });
    const { together, similar } = await shop.getProductRecommendations(mug, SITE_VIEW);
    expect(together).toEqual([]);
    const related = await shop.getRelatedProducts(mug, 12, SITE_VIEW);
    expect(slugsOf(similar)).toEqual(
      slugsOf(related.filter(({ availability }) => availability !== 'sold-out')).slice(0, 4),
    );
    expect(await shop.getBestSellers(4, SITE_VIEW)).toEqual([]);
    await setFaults();
  });

  it('go with a cart, without what is in it, in one call for any order of its products', async () => {
    const ids = await Promise.all(
      ['lund-bowl', 'solveig-mug'].map(async (slug) => (await productAt(slug)).id),
    );
    const calls = await callsDuring(sandbox, async () => {
      const products = await shop.getCartRecommendations([...ids, 'no-product'], true, SITE_VIEW);
      expect(products).toHaveLength(4);
      for (const { id, availability } of products) {
        expect(ids).not.toContain(id);
        expect(availability).not.toBe('sold-out');
      }
      expect(slugsOf(await shop.getCartRecommendations(ids.toReversed(), true, SITE_VIEW))).toEqual(
        slugsOf(products),
      );
    });
    // Nothing is cached here.
    expect(calls[CALL]).toBe(2);
    const own = await callsDuring(sandbox, async () => {
      expect(await shop.getCartRecommendations(ids, false, SITE_VIEW)).toHaveLength(4);
      expect(await shop.getCartRecommendations(['no-product'], true, SITE_VIEW)).toHaveLength(4);
    });
    expect(own[CALL]).toBeUndefined();
  });

  it('are the best sellers, the most ordered one first', async () => {
    const [best] = await shop.getBestSellers(4, SITE_VIEW);
    expect(best?.slug).toBe((await productAt(best?.slug ?? '')).slug);
    expect(await shop.getBestSellers(2, SITE_VIEW)).toHaveLength(2);
  });
});
