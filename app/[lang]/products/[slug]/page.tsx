import type { Metadata } from 'next';
import { NotFoundContent } from '@/components/layout/not-found';
import { itemMetadata } from '@/features/places/metadata';
import { findProductOfPage } from '@/lib/catalog/changed-slug';
import { getProduct } from '@/lib/catalog/lookup';
import { prerendered } from '@/lib/catalog/prerendered';
import { getNewestProducts } from '@/lib/catalog/readers';
import { DEFAULT_LANG, LANGS } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { productHref } from '@/lib/urls';
import { ProductContent } from './product-content';

// An unknown product blocks until it is resolved, so that its status is a real 404.
export const ensureStatic = 'navigation';

/**
 * Number of products that are prerendered in the default language, and in all others together: each
 * page takes platform calls, which are limited per minute. Others are rendered on first request.
 */
const PRERENDERED = 24;

export async function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  const count = lang === DEFAULT_LANG ? PRERENDERED : Math.ceil(PRERENDERED / (LANGS.length - 1));
  const newest = await getNewestProducts(100, SITE_VIEW);
  const slugs = prerendered(
    newest.map(({ slug }) => slug),
    productHref,
    count,
  );
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/[lang]/products/[slug]'>): Promise<Metadata> {
  const product = await getProduct((await params).slug, await getCatalogView());
  if (!product) return { title: (await getMessages()).pages.notFound };
  return itemMetadata(await getLang(), productHref(product.slug), { ...product, text: product.summary });
}

/** All of it comes from the cache. The browser then fetches the current price and stock. */
export default async function ProductPage({ params }: PageProps<'/[lang]/products/[slug]'>) {
  const product = await findProductOfPage((await params).slug);
  return product ? <ProductContent product={product} /> : <NotFoundContent />;
}
