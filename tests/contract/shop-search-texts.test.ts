import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { TREE, v3Merchant } from '../../sandbox/tests/catalog-v3-client';
import { merchantClient } from '../../sandbox/tests/sdk-client';
import { GENERATIONS, openShops, SHOP } from './shop-visitor';

const seoData = {
  tags: [
    { type: 'title', children: 'A title of the merchant' },
    { type: 'meta', props: { name: 'description', content: 'A description of the merchant.' } },
    { type: 'meta', props: { name: 'robots', content: 'noindex' } },
  ],
  settings: { preventAutoRedirect: false, keywords: [] },
};
const texts = {
  title: 'A title of the merchant',
  description: 'A description of the merchant.',
  isHidden: true,
};

const shops = await openShops(async () => ({
  ...(await import('@/lib/wix/catalog/current-catalog')),
  ...(await import('@/app/sitemap.xml/route')),
}));
const siteOf = (generation: 'v1' | 'v3') => {
  const found = shops.find((shop) => shop.generation === generation);
  if (!found) throw new Error(`There is no site with ${generation}.`);
  const sitemap = async (file: number): Promise<string> => {
    const response = await found.shop.GET(new NextRequest(`${SHOP}/sitemap.xml?file=${file}`));
    return response.text();
  };
  return { sandbox: found.sandbox, catalog: found.shop.catalogPlatform, sitemap };
};

it.each(GENERATIONS)('is not in the sitemap when hidden: a product of Catalog %s', async (generation) => {
  const { sandbox, catalog, sitemap } = siteOf(generation);
  expect(await sitemap(1)).toContain('/products/solveig-mug<');
  const id = (await catalog.queryProductBySlug('solveig-mug'))?.id ?? '';
  if (generation === 'v1') await merchantClient(sandbox).products.updateProduct(id, { seoData });
  else {
    const merchant = v3Merchant(sandbox);
    const { product } = await merchant.products.getProductBySlug('solveig-mug');
    await merchant.products.updateProduct(id, { revision: product?.revision ?? '', seoData });
  }
  expect(await sitemap(1)).not.toContain('/products/solveig-mug<');
  expect(await sitemap(1)).toContain('/products/arc-vase<');
});

it('a product of Catalog V1 has the merchant’s texts for search engines', async () => {
  const { sandbox, catalog } = siteOf('v1');
  const before = await catalog.queryProductBySlug('lund-bowl');
  expect(before?.seo).toEqual({ title: null, description: null });
  await merchantClient(sandbox).products.updateProduct(before?.id ?? '', { seoData });
  expect((await catalog.queryProductBySlug('lund-bowl'))?.seo).toEqual(texts);
});

it('a product of Catalog V3 has the merchant’s texts for search engines', async () => {
  const { sandbox, catalog } = siteOf('v3');
  const merchant = v3Merchant(sandbox);
  const { product } = await merchant.products.getProductBySlug('lund-bowl');
  await merchant.products.updateProduct(product?._id ?? '', { revision: product?.revision ?? '', seoData });
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
