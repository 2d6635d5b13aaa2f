import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import config from '@/shop.config';
import { v3Merchant } from '../../sandbox/tests/catalog-v3-client';
import { newProcess } from '../new-process';
import { GENERATIONS, type Generation, openShop } from './shop-visitor';

type Filters = NonNullable<ShopConfig['filters']>;

const SIZE: Filters = [{ key: 'size', option: 'Size', title: 'How large' }];

/** Opens a shop with filters of its own, by default by an option which is not a color. */
async function openSite(generation: Generation, filters = SIZE) {
  newProcess();
  vi.stubEnv('SHOP_FILTERS', filters.map(({ key }) => key).join(','));
  vi.doMock('@/shop.config', () => ({ default: { ...config, filters } }));
  const sandbox = await openShop(generation);
  const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
  const { parseProductQuery } = await import('@/lib/catalog/product-query');
  const { getProductList } = await import('@/lib/catalog/product-list');
  const list = (params: Record<string, string | string[]>) =>
    getProductList(parseProductQuery(params), null, SITE_VIEW);
  return { sandbox, list, catalogPlatform };
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
    const { getProductList } = await import('@/lib/catalog/product-list');
    const { parseProductQuery } = await import('@/lib/catalog/product-query');
    const list = await getProductList(parseProductQuery({ 'by-size': 'Small' }), null, SITE_VIEW);
    expect(list.choices).not.toHaveProperty('by-size');
    expect(list.query.filters).not.toHaveProperty('by-size');
    for (const { ownValues = {} } of list.products) expect(ownValues).not.toHaveProperty('by-size');
  });
});

const TAG = '0b9ad3f2-6a0b-4c1e-9a3f-7f2f0a4f1c11';

describe('a filter by what the configuration names', () => {
  const MADE: Filters = [
    {
      key: 'made',
      title: 'Made',
      choices: [
        { value: 'slowly', label: { en: 'Slowly', de: 'Langsam', he: 'לאט' }, tag: TAG },
        { value: 'for-ovens', label: 'For ovens', section: 'oven-safe' },
        { value: 'by-mori', label: 'By Mori', ribbon: 'By Mori' },
        { value: 'never', label: 'Never', tag: 'no such tag' },
      ],
    },
  ];

  it('has tags, shared info sections and every ribbon on Catalog V3, counted by the platform', async () => {
    const { sandbox, list, catalogPlatform } = await openSite('v3', MADE);
    const { products, infoSections } = v3Merchant(sandbox);
    const counts = async () =>
      Object.fromEntries(
        ((await list({})).choices?.['by-made'] ?? []).map(({ value, count }) => [value, count]),
      );
    expect(await counts()).toEqual({});
    const filter = { 'brand.name': 'Atelier Mori' };
    const { count: mori = 0 } = await products.countProducts({ filter });
    await products.bulkUpdateProductTagsByFilter(filter, { assignTags: { publicTags: { tagIds: [TAG] } } });
    const { _id } = await infoSections.createInfoSection({ uniqueName: 'oven-safe', title: 'Oven' });
    const [bowl, mug] = await Promise.all(
      ['lund-bowl', 'solveig-mug'].map(async (slug) => (await products.getProductBySlug(slug)).product),
    );
    const change = { _id: bowl?._id ?? '', revision: bowl?.revision ?? '' };
    await products.updateProduct(change._id, { ...change, infoSections: [{ _id }] });
    const other = { _id: mug?._id ?? '', revision: mug?.revision ?? '' };
    await products.updateProduct(other._id, {
      ...other,
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'By Mori' }],
    });
    expect(await counts()).toEqual({ slowly: mori, 'for-ovens': 1, 'by-mori': 1 });
    const facets = await catalogPlatform.queryFacets({ categoryId: null, minPrice: null, maxPrice: null });
    expect(facets.choices?.['by-made']?.[0]).toEqual({ value: 'slowly', color: null, count: mori });
    const one = await list({ 'by-made': 'by-mori' });
    expect(one.products.map(({ slug }) => slug)).toEqual(['solveig-mug']);
    expect((await list({ 'by-made': ['slowly', 'for-ovens', 'by-mori'] })).total).toBe(mori + 2);
    expect((await list({ 'by-made': 'never' })).query.filters['by-made']).toEqual([]);
  });

  it('has ribbons and titles of info sections on Catalog V1', async () => {
    const { list } = await openSite('v1', [
      {
        key: 'made',
        title: 'Made',
        choices: [
          { value: 'new', label: 'New', ribbon: 'New' },
          { value: 'warned', label: 'With a warning', section: 'Warning' },
          { value: 'slowly', label: 'Slowly', tag: TAG },
        ],
      },
    ]);
    const { choices } = await list({});
    const ribbon = choices?.ribbon.find(({ value }) => value === 'New')?.count;
    expect(ribbon).toBeGreaterThan(0);
    const own = choices?.['by-made'] ?? [];
    expect(own.find(({ value }) => value === 'new')?.count).toBe(ribbon);
    expect(own.find(({ value }) => value === 'warned')?.count).toBe(1);
    expect(own.map(({ value }) => value)).not.toContain('slowly');
    expect((await list({ 'by-made': 'new' })).total).toBe(ribbon);
  });

  it('has the values of an extended field, which the shop counts itself', async () => {
    const { sandbox, list } = await openSite('v3', [
      {
        key: 'clay',
        title: 'Clay',
        field: { namespace: '_user_fields', name: 'clay' },
        labels: { red: 'Red clay' },
      },
    ]);
    const { products } = v3Merchant(sandbox);
    const setClay = async (slug: string, clay: unknown) => {
      const { product } = await products.getProductBySlug(slug);
      const [_id, revision] = [product?._id ?? '', product?.revision ?? ''];
      const extendedFields = { namespaces: { _user_fields: { clay } } };
      await products.updateProduct(_id, { _id, revision, extendedFields });
    };
    await setClay('lund-bowl', 'red');
    await setClay('solveig-mug', ['red', 'white']);
    await setClay('havn-plate', { not: 'a text' });
    expect((await list({})).choices?.['by-clay']).toEqual([
      { value: 'red', color: null, count: 2 },
      { value: 'white', color: null, count: 1 },
    ]);
    const white = await list({ 'by-clay': 'white' });
    expect(white.products.map(({ slug }) => slug)).toEqual(['solveig-mug']);
    const { filterName } = await import('@/components/catalog/filter-choices');
    const { catalog } = (await import('@/lib/i18n/messages/en')).en;
    expect(filterName('en', catalog, 'by-clay', { value: 'red' })).toBe('Red clay');
    expect(filterName('en', catalog, 'by-clay', { value: 'white' })).toBe('white');
  });
});

it('is a drop-down with its title, and its chip names it', async () => {
  await openSite('v3');
  const { ownTitle } = await import('@/components/catalog/filter-choices');
  expect(ownTitle('by-size', 'en')).toBe('How large');
  expect(ownTitle('by-other', 'en')).toBe('');
});
