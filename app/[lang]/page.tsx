import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/structured-data';
import { getCatalogView } from '@/lib/catalog/catalog-view';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';
import { organization, website } from '@/lib/seo/structured-data';
import { HomeSection, type HomeSectionValue, isHeadline } from './home-section';

export const ensureStatic = 'navigation';

/** Number of newest products that are searched for featured ones. */
const FEATURED_CANDIDATES = 100;

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: alternates(await getLang(), '/') };
}

/** Home page: the sections of `shop.config.ts`, or the name of the shop and its products. */
export default async function HomePage() {
  const { home } = await getMessages();
  const view = await getCatalogView();
  const [categories, products] = await Promise.all([
    getCategories(view),
    getNewestProducts(FEATURED_CANDIDATES, view),
  ]);
  const sections: HomeSectionValue[] = SHOP.home?.sections ?? [
    {
      type: 'hero',
      title: SHOP.name,
      text: SHOP.description,
      action: { label: home.shopAll, href: '/products' },
    },
    { type: 'featured' },
    { type: 'categories' },
    { type: 'newest' },
  ];
  const first = sections.findIndex(isHeadline);
  return (
    <>
      <StructuredData things={[organization(), website(await getLang())]} />
      {first === -1 ? <h1 className="sr-only">{SHOP.name}</h1> : null}
      {sections.map((section, index) => (
        <HomeSection
          // The sections never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          section={section}
          index={index}
          isFirstHeadline={index === first}
          categories={categories}
          products={products}
        />
      ))}
    </>
  );
}
