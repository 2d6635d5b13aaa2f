import { beforeEach, describe, expect, it } from 'vitest';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import type { ProductList } from '@/lib/model/product-list';
import { STORES_APP_ID } from '../../sandbox/core/platform';
import { TREE, v3Merchant } from '../../sandbox/tests/catalog-v3-client';
import { control } from '../../sandbox/tests/sign-in';
import { chooseCatalog, openShops } from './shop-visitor';

const shops = await openShops(async () => ({
  ...(await import('@/lib/catalog/product-list')),
  ...(await import('@/lib/catalog/readers')),
}));

const slugsOf = ({ products }: ProductList) => products.map(({ slug }) => slug);
const isArranged = ({ rankedOrders }: ProductList) => rankedOrders?.includes('recommended') ?? false;

describe.each(shops)('an arranged category on catalog $generation', ({ generation, sandbox, shop }) => {
  const list = (params: Record<string, string>, categoryId: string | null) =>
    shop.getProductList(parseProductQuery(params), categoryId, SITE_VIEW);
  const categoryIdOf = async (slug: string) =>
    (await shop.getCategories(SITE_VIEW)).find((one) => one.slug === slug)?.id ?? '';
  let kitchen: string;
  let newest: string[];

  /** Resets the site. Its merchant puts the products at these places of the plain list first. */
  async function arrange(places: number[], products?: number): Promise<void> {
    await control(sandbox, 'POST', 'reset', products === undefined ? {} : { products });
    await chooseCatalog(sandbox, generation);
    kitchen = await categoryIdOf('kitchen');
    const plain = await list({}, kitchen);
    newest = slugsOf(plain);
    const items = places.map((place) => ({
      catalogItemId: plain.products[place]?.id ?? '',
      appId: STORES_APP_ID,
    }));
    await chooseCatalog(sandbox, 'v3');
    await v3Merchant(sandbox).categories.setArrangedItems(kitchen, TREE, { items });
    await chooseCatalog(sandbox, generation);
  }

  beforeEach(() => arrange([3, 1]));

  /** The expected order. V1 has no arrangement. */
  const arranged = () => {
    const first = generation === 'v1' ? [] : [3, 1].flatMap((place) => newest[place] ?? []);
    return [...first, ...newest.filter((slug) => !first.includes(slug))];
  };

  it('has it as its default order, with the other products after it', async () => {
    const found = await list({}, kitchen);
    expect(slugsOf(found)).toEqual(arranged());
    expect(isArranged(found)).toBe(generation === 'v3');
    expect(found.total).toBe(newest.length);
  });

  it('preserves it in a filtered list', async () => {
    const cheap = slugsOf(await list({ maxPrice: '60' }, kitchen));
    expect(cheap.length).toBeGreaterThan(2);
    expect(cheap.length).toBeLessThan(newest.length);
    expect(cheap).toEqual(arranged().filter((slug) => cheap.includes(slug)));
  });

  it('preserves it where automatic discounts make the shop filter the list itself', async () => {
    await control(sandbox, 'PUT', 'discounts', { rules: [{ name: 'Autumn', percentOff: 1 }] });
    const found = await list({}, kitchen);
    expect([slugsOf(found), isArranged(found)]).toEqual([arranged(), generation === 'v3']);
    const cheap = slugsOf(await list({ maxPrice: '60' }, kitchen));
    expect(cheap).toEqual(arranged().filter((slug) => cheap.includes(slug)));
    expect(cheap.length).toBeGreaterThan(2);
  });

  it('has the other orders as requested', async () => {
    const { products } = await list({ sortBy: 'nameAsc' }, kitchen);
    const names = products.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const newestFirst = await list({ sortBy: 'newest' }, kitchen);
    expect(slugsOf(newestFirst)).toEqual(newest);
    expect(newestFirst.query.sortBy).toBe(generation === 'v3' ? 'newest' : null);
    expect((await list({ sortBy: 'recommended' }, kitchen)).query.sortBy).toBeNull();
  });

  it('changes no other list', async () => {
    const all = await list({}, null);
    expect(isArranged(all)).toBe(false);
    expect(slugsOf(all).filter((slug) => newest.includes(slug))).toEqual(newest);
    // Newest first is the order of a category that its merchant has not arranged.
    expect(isArranged(await list({}, await categoryIdOf('textiles')))).toBe(false);
  });

  it('has every product on exactly one page, the arranged ones first', async () => {
    await arrange([60, 5], 1_200);
    const { total, pageCount } = await list({}, kitchen);
    expect(total).toBeGreaterThan(200);
    const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
    const found = await Promise.all(pages.map((page) => list({ page: String(page) }, kitchen)));
    const slugs = found.flatMap(slugsOf);
    expect(slugs).toHaveLength(total);
    expect(new Set(slugs).size).toBe(total);
    expect(found.map(({ products }) => products.length)).toEqual(
      pages.map((page) => Math.min(100, total - (page - 1) * 100)),
    );
    const places = generation === 'v1' ? [0, 1] : [60, 5];
    expect(slugs.slice(0, 2)).toEqual(places.map((place) => newest[place]));
  });
});
