import type { MetadataRoute } from 'next';
import { getAllProducts, getCategories } from '@/lib/catalog/readers';
import { env } from '@/lib/env';
import { categoryHref, productHref } from '@/lib/urls';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, products] = await Promise.all([getCategories(), getAllProducts()]);
  const paths = [
    '/',
    '/products',
    ...categories.map(({ slug }) => categoryHref(slug)),
    ...products.map(({ slug }) => productHref(slug)),
  ];
  return paths.map((path) => ({ url: new URL(path, env.SITE_URL).href }));
}
