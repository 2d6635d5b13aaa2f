import type { Metadata } from 'next';
import NotFoundPage from '@/app/[lang]/not-found';
import { NotFoundContent } from '@/app/not-found-content';
import { getProduct } from '@/lib/catalog/lookup';
import { getNewestProducts } from '@/lib/catalog/readers';
import { alternates } from '@/lib/i18n/alternates';
import { openGraph } from '@/lib/i18n/open-graph';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { pictureUrl } from '@/lib/media';
import { productHref } from '@/lib/urls';
import { ProductContent } from './product-content';

// An unknown product waits for its answer, which is then a real 404 and not a page that says so.
export const ensureStatic = 'navigation';

/** The rest are made when somebody looks at them first. */
const PRERENDERED = 24;

export async function generateStaticParams() {
  return (await getNewestProducts(PRERENDERED)).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/[lang]/products/[slug]'>): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  if (!product) return { title: (await getMessages()).pages.notFound };
  const description = product.summary.slice(0, 200);
  return {
    title: product.name,
    description,
    alternates: alternates(await getLang(), productHref(product.slug)),
    openGraph: {
      ...openGraph(await getLang()),
      title: product.name,
      description,
      images: product.picture ? [pictureUrl(product.picture, { width: 1200, ratio: 1200 / 630 })] : [],
    },
  };
}

/** One product. All of it is from the cache; price and stock of this moment follow in the browser. */
export default async function ProductPage({ params }: PageProps<'/[lang]/products/[slug]'>) {
  const product = await getProduct((await params).slug);
  if (!product)
    return (
      <NotFoundContent>
        <NotFoundPage />
      </NotFoundContent>
    );
  return <ProductContent product={product} />;
}
