import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { LANGS } from '@/lib/i18n/locales.mjs';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { control } from '../../sandbox/tests/sign-in';
import { callsDuring, chooseCatalog, openShop } from './shop-visitor';

vi.mock('next/root-params', () => ({ lang: async () => 'en' }));

/**
 * With both sizes, the list and the category are longer than what the shop reads whole, so more
 * products change nothing.
 */
const SIZES = [1_400, 2_600] as const;

const sandbox = await openShop('v3');
const { getProductList } = await import('@/lib/catalog/product-list');
const { getCategories } = await import('@/lib/catalog/readers');
const { searchProducts, suggest } = await import('@/lib/catalog/search-products');

async function resetTo(products: number): Promise<void> {
  await control(sandbox, 'POST', 'reset', { products });
  await chooseCatalog(sandbox, 'v3');
}

const decor = async () => (await getCategories(SITE_VIEW)).find(({ slug }) => slug === 'decor')?.id ?? '';
const list = async (params: Record<string, string>, categoryId: string | null = null) =>
  getProductList(parseProductQuery(params), categoryId, SITE_VIEW);
const sitemap = async (file: string) => {
  const { GET } = await import('@/app/sitemap.xml/route');
  return (await GET(new NextRequest(`http://localhost:3000/sitemap.xml${file}`))).text();
};

const VIEWS: Record<string, () => Promise<unknown>> = {
  'the list': () => list({}),
  'the list by price': () => list({ sortBy: 'priceAsc' }),
  'a filtered list': () => list({ inStock: '1', minPrice: '20' }),
  'a category': async () => list({}, await decor()),
  'a search': () => searchProducts(parseProductQuery({ q: 'bowl' }), 'en', SITE_VIEW),
  suggestions: () => suggest('bowl', 'en', SITE_VIEW),
  'a file of the sitemap': async () => (await sitemap('?file=1')).length,
};

const totalOf = (view: { calls: Record<string, number> } | undefined): number =>
  Object.values(view?.calls ?? {}).reduce((sum, count) => sum + count, 0);

describe('a growing catalog', () => {
  it('causes neither more platform calls nor larger results', async () => {
    const measured: Record<string, { calls: Record<string, number>; bytes: number }>[] = [];
    for (const size of SIZES) {
      await resetTo(size);
      // The token and the colors of the site are stored in this process.
      await list({});
      const views: (typeof measured)[number] = {};
      for (const [name, view] of Object.entries(VIEWS)) {
        let bytes = 0;
        const calls = await callsDuring(sandbox, async () => {
          bytes = JSON.stringify(await view()).length;
        });
        views[name] = { calls, bytes };
      }
      measured.push(views);
    }
    const [small, large] = measured;
    const file = 'a file of the sitemap';
    const most = 1.1 * (small?.['the list']?.bytes ?? 0);
    for (const name of Object.keys(VIEWS).filter((one) => one !== file)) {
      // A list of more than one page costs one call for its total.
      expect(totalOf(large?.[name]), name).toBeLessThanOrEqual(totalOf(small?.[name]) + 1);
      expect(large?.[name]?.bytes, name).toBeLessThan(most);
    }
    // Ten pages of products, and their number.
    expect(totalOf(large?.[file])).toBeLessThanOrEqual(13);
  });

  it('prerenders the same few products and categories, and splits the sitemap', async () => {
    await resetTo(SIZES[1]);
    const products = await import('@/app/[lang]/products/[slug]/page');
    const prerendered = (lang: string) => products.generateStaticParams({ params: { lang } });
    const [inMainLanguage, ...inOthers] = await Promise.all(LANGS.map(prerendered));
    expect(inMainLanguage).toHaveLength(24);
    expect(inOthers.flat().length).toBeLessThan(24 + LANGS.length);
    const categories = await import('@/app/[lang]/categories/[slug]/page');
    expect((await categories.generateStaticParams()).length).toBeLessThanOrEqual(4);
    const files = (await sitemap('')).match(/<loc>/g);
    expect(files).toHaveLength(1 + Math.ceil(SIZES[1] / 1_000));
    const addresses = (await sitemap('?file=1')).match(/<loc>/g)?.length ?? 0;
    // A sitemap has at most 50,000 URLs.
    expect(addresses).toBeGreaterThanOrEqual(1_000);
    expect(addresses).toBeLessThan(50_000);
  });
});
