import type { Metadata } from 'next';
import NotFoundPage from '@/app/[lang]/not-found';
import { Missing } from '@/app/missing';
import { BuyTerms } from '@/components/catalog/buy-terms';
import { LiveOffer } from '@/components/catalog/live-offer';
import { ProductView } from '@/components/catalog/product-view';
import { RelatedProducts } from '@/components/catalog/related-products';
import { similarId } from '@/components/catalog/similar-id';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import { getProduct } from '@/lib/catalog/lookup';
import { getCategories, getNewestProducts, getRelatedProducts } from '@/lib/catalog/readers';
import { pictureUrl } from '@/lib/media';
import { SHOP } from '@/lib/shop';
import { categoryHref, productHref } from '@/lib/urls';
import { alternates } from '@/lib/words/alternates';
import { openGraph } from '@/lib/words/open-graph';
import { ProvideWords } from '@/lib/words/provide-words';
import { getLang, getWords } from '@/lib/words/server-words';
import { productJsonLd } from './product-json-ld';

// An unknown product waits for its answer, which is then a real 404 and not a page that says so.
export const ensureStatic = 'navigation';

/** The rest are made when somebody looks at them first. */
const PRERENDERED = 24;

export async function generateStaticParams() {
  return (await getNewestProducts(PRERENDERED)).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/[lang]/products/[slug]'>): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  if (!product) return { title: (await getWords()).pages.notFound };
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
      <Missing>
        <NotFoundPage />
      </Missing>
    );
  const [categories, related] = await Promise.all([getCategories(), getRelatedProducts(product, 4)]);
  const category = categories.find(({ id }) => product.categoryIds.includes(id));
  const { layout } = await getWords();
  const trail = [
    { name: SHOP.name, href: '/' },
    category
      ? { name: category.name, href: categoryHref(category.slug) }
      : { name: layout.allProducts, href: '/products' },
  ];
  return (
    <>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: productJsonLd escapes what could end the element
        dangerouslySetInnerHTML={{ __html: productJsonLd(product, await getLang()) }}
      />
      <ProvideWords areas={['product', 'gallery', 'viewed']}>
        <ProductView
          key={product.id}
          product={product}
          trail={trail}
          live={<LiveOffer slug={product.slug} />}
          terms={<BuyTerms product={product} />}
        />
        <RelatedProducts id={similarId(product.slug)} products={related} />
        <RecentlyViewed key={product.slug} slug={product.slug} />
      </ProvideWords>
    </>
  );
}
