import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { TREE, v3Merchant } from '../../sandbox/tests/catalog-v3-client';
import { merchantClient } from '../../sandbox/tests/sdk-client';
import { GENERATIONS, type Generation, openShops, SHOP } from './shop-visitor';

const [title, description] = ['A title of the merchant', 'A description of the merchant.'];
const seoData = {
  tags: [
    { type: 'title', children: title },
    { type: 'meta', props: { name: 'description', content: description } },
    { type: 'meta', props: { name: 'robots', content: 'noindex' } },
  ],
  settings: { preventAutoRedirect: false, keywords: [] },
};
const texts = { title, description, isHidden: true };

const shops = await openShops(async () => ({
  ...(await import('@/lib/wix/catalog/current-catalog')),
  ...(await import('@/app/sitemap.xml/route')),
}));
const siteOf = (generation: Generation) => {
  const found = shops.find((shop) => shop.generation === generation);
  if (!found) throw new Error(`There is no site with ${generation}.`);
  const sitemap = async (file: number): Promise<string> => {
    const response = await found.shop.GET(new NextRequest(`${SHOP}/sitemap.xml?file=${file}`));
    return response.text();
  };
  return { sandbox: found.sandbox, catalog: found.shop.catalogPlatform, sitemap };
};

/** Writes the merchant's texts for search engines, as the dashboard does. */
async function describeProduct(generation: Generation, slug: string): Promise<void> {
  const { sandbox, catalog } = siteOf(generation);
  const id = (await catalog.queryProductBySlug(slug))?.id ?? '';
  if (generation === 'v1') {
    await merchantClient(sandbox).products.updateProduct(id, { seoData });
    return;
  }
  const { products } = v3Merchant(sandbox);
  const { product } = await products.getProductBySlug(slug);
  await products.updateProduct(id, { revision: product?.revision ?? '', seoData });
}

it.each(GENERATIONS)('is not in the sitemap when hidden: a product of Catalog %s', async (generation) => {
  const { sitemap } = siteOf(generation);
  expect(await sitemap(1)).toContain('/products/solveig-mug<');
  await describeProduct(generation, 'solveig-mug');
  expect(await sitemap(1)).not.toContain('/products/solveig-mug<');
  expect(await sitemap(1)).toContain('/products/arc-vase<');
});

it.each(GENERATIONS)('a product of Catalog %s has the texts for search engines', async (generation) => {
  const { catalog } = siteOf(generation);
  if (generation === 'v1')
    expect((await catalog.queryProductBySlug('lund-bowl'))?.seo).toEqual({ title: null, description: null });
  await describeProduct(generation, 'lund-bowl');
  expect((await catalog.queryProductBySlug('lund-bowl'))?.seo).toEqual(texts);
});

it('a category of Catalog V3 has the merchant’s texts for search engines', async () => {
  const { sandbox, catalog, sitemap } = siteOf('v3');
  const merchant = v3Merchant(sandbox);
  const { category } = await merchant.categories.getCategoryBySlug('vases', TREE);
  const { _id = '', revision } = category ?? {};
  await merchant.categories.updateCategory(
    _id ?? '',
    { revision: revision ?? '', seoData },
    { treeReference: TREE },
  );
  expect((await catalog.queryCategoryBySlug('vases'))?.seo).toEqual(texts);
  const listed = (await catalog.queryCategories()).categories.find(({ slug }) => slug === 'vases');
  expect(listed?.seo).toEqual(texts);
  expect(await sitemap(0)).not.toContain('/categories/vases<');
  expect(await sitemap(0)).toContain('/categories/tableware<');
});
