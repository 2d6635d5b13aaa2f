import type { Metadata } from 'next';
import { pickFeatured } from '@/components/catalog/home-sections';
import { StructuredData } from '@/components/layout/structured-data';
import { statesReturns } from '@/features/places/home-page';
import { alternates } from '@/features/places/metadata';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { getSiteContent, sectionsOf } from '@/lib/content/site-content';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { organization, website } from '@/lib/seo/structured-data';
import { FEATURED, HomeSection, isHeadline } from './home-section';

export const ensureStatic = 'navigation';

/** Featured products are among this many of the newest ones. */
const FEATURED_CANDIDATES = 100;

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: await alternates(await getLang(), '/') };
}

/** Shows the sections of `shop.config.ts`, or the name of the shop and its products. */
export default async function HomePage() {
  const { home } = await getMessages();
  const view = await getCatalogView();
  const [categories, products] = await Promise.all([
    getCategories(view),
    getNewestProducts(FEATURED_CANDIDATES, view),
  ]);
  const sections = sectionsOf(
    await getSiteContent(await getLang()),
    SHOP.home?.sections ?? [
      {
        type: 'hero',
        title: SHOP.name,
        text: SHOP.description,
        action: { label: home.shopAll, href: '/products' },
      },
      { type: 'featured' },
      { type: 'categories' },
      { type: 'newest' },
    ],
  );
  const first = sections.findIndex(isHeadline);
  const picked = sections.some(({ type }) => type === 'featured') ? pickFeatured(products, FEATURED) : [];
  // The section shows nothing unless it is full. Other sections show its products then.
  const featured = picked.length === FEATURED ? picked : [];
  return (
    <>
      <StructuredData things={[organization(statesReturns), website(await getLang())]} />
      {first === -1 ? <h1 className="sr-only">{SHOP.name}</h1> : null}
      {sections.map((section, index) => (
        <HomeSection
          // A page that is shown never changes the order of its sections.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          section={section}
          index={index}
          isFirstHeadline={index === first}
          categories={categories}
          products={products}
          featured={featured}
        />
      ))}
    </>
  );
}
