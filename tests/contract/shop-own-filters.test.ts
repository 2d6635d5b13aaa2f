import { afterEach, describe, expect, it, vi } from 'vitest';
import config from '@/shop.config';
import { newProcess } from '../new-process';
import { GENERATIONS, type Generation, openShop } from './shop-visitor';

/** Opens a shop that filters its lists by an option of the catalog which is not a color. */
async function openSite(generation: Generation) {
  newProcess();
  vi.stubEnv('SHOP_FILTERS', 'size');
  vi.doMock('@/shop.config', () => ({
    default: { ...config, filters: [{ key: 'size', option: 'Size', title: 'How large' }] },
  }));
  await openShop(generation);
  const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
  const { parseProductQuery } = await import('@/lib/catalog/product-query');
  const readers = await import('@/lib/catalog/readers');
  const list = (params: Record<string, string | string[]>) =>
    readers.getProductList(parseProductQuery(params), null);
  return { list, catalogPlatform };
}

afterEach(() => vi.doUnmock('@/shop.config'));

describe.each(GENERATIONS)('a filter by an option, catalog %s', (generation) => {
  it('has the choices of that option only, with the products that each leads to', async () => {
    const { list, catalogPlatform } = await openSite(generation);
    const whole = await list({});
    const choices = whole.choices?.['by-size'] ?? [];
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.map(({ value }) => value)).not.toContain('Ink');
    const sizesOf = async (slug: string) =>
      (await catalogPlatform.queryProductBySlug(slug))?.options.find(({ name }) => name === 'Size')
        ?.choices ?? [];
    const [first, second] = choices;
    for (const { value, count } of [first, second].flatMap((one) => one ?? [])) {
      const filtered = await list({ 'by-size': value });
      expect(filtered).toMatchObject({ total: count, query: { filters: { 'by-size': [value] } } });
      for (const { slug } of filtered.products)
        expect(
          (await sizesOf(slug)).map(({ name }) => name),
          slug,
        ).toContain(value);
    }
    // Two values of one kind add up, and another kind narrows.
    const both = await list({ 'by-size': [first?.value ?? '', second?.value ?? ''] });
    expect(both.total).toBeGreaterThanOrEqual(Math.max(first?.count ?? 0, second?.count ?? 0));
    const narrowed = await list({ 'by-size': first?.value ?? '', inStock: '1' });
    expect(narrowed.total).toBe(
      (await list({ 'by-size': first?.value ?? '' })).choices?.inStock[0]?.count ?? narrowed.total,
    );
    expect((await list({ 'by-size': 'no such size' })).total).toBe(whole.total);
  });

  it('does not exist in another shop', async () => {
    newProcess();
    await openShop(generation);
    const { getProductList } = await import('@/lib/catalog/readers');
    const { parseProductQuery } = await import('@/lib/catalog/product-query');
    const list = await getProductList(parseProductQuery({ 'by-size': 'Small' }), null);
    expect(list.choices).not.toHaveProperty('by-size');
    expect(list.query.filters).not.toHaveProperty('by-size');
    expect(list.products.every((product) => !('ownValues' in product))).toBe(true);
  });
});

it('is a drop-down with its title, and its chip names it', async () => {
  await openSite('v3');
  const { ownTitle } = await import('@/components/catalog/filter-choices');
  expect(ownTitle('by-size', 'en')).toBe('How large');
  expect(ownTitle('by-other', 'en')).toBe('');
});
