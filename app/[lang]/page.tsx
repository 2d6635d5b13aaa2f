import type { Metadata } from 'next';
import { AnalyticsView, OptionalSlot, withSections } from '@/app/optional-slot';
import { withCardFeatures } from '@/app/with-card-features';
import { CategoryStrip } from '@/components/catalog/category-links';
import { FeaturedSpread, Hero, pickFeatured, StoryFacts } from '@/components/catalog/home-sections';
import { ProductGrid, RecommendedProducts } from '@/components/catalog/product-grid';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/link';
import { viewItemList } from '@/lib/analytics/build-events';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { getBestSellers } from '@/lib/catalog/recommendations';
import { ownPicture, SHOP } from '@/lib/config/shop';
import { getSiteContent, type HomeSection as SectionValue, sectionsOf } from '@/lib/content/site-content';
import { shopText } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { Category, ProductSummary } from '@/lib/model/product';
import { topCategories } from '@/lib/model/product-list';
import { alternates } from '@/lib/seo/metadata';
import { organization, website } from '@/lib/seo/structured-data';

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
      <StructuredData things={[organization(), website(await getLang())]} />
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

type Headline = Extract<SectionValue, { type: 'hero' | 'story' }>;

const isHeadline = (section: SectionValue): section is Headline =>
  section.type === 'hero' || section.type === 'story';

type HomeSectionProps = {
  section: SectionValue;
  index: number;
  /** Whether its headline is the h1 of the page. */
  isFirstHeadline: boolean;
  categories: Category[];
  products: ProductSummary[];
  /** The products of the section of that name. Empty where it shows none. */
  featured: ProductSummary[];
};

/** Products that fill the layout of the featured ones. */
const FEATURED = 5;

/** Products of the newest ones, unless the section has another number. */
const NEWEST = 4;

const sectionStyles = 'page-frame pt-section';

async function HomeSection({
  section,
  index,
  isFirstHeadline,
  categories,
  products,
  featured,
}: HomeSectionProps) {
  const { home } = await getMessages();
  const lang = await getLang();
  const id = `${section.type}-${index}`;
  switch (section.type) {
    case 'hero':
      return <HomeHeadline section={section} isFirst={isFirstHeadline} isOnTop={index === 0} />;
    case 'statement':
      return (
        <p className="page-frame pt-section text-center font-display text-heading text-balance">
          <span className="mx-auto block max-w-[30ch]">{shopText(section.text, lang)}</span>
        </p>
      );
    case 'featured':
      return featured.length > 0 ? (
        <section aria-labelledby={id} className={sectionStyles}>
          <h2 id={id} className="pb-8 font-display text-heading">
            {section.title ? shopText(section.title, lang) : home.featured}
          </h2>
          <FeaturedSpread {...(await withCardFeatures(featured))} label={home.featuredProducts} />
          <AnalyticsView of={() => viewItemList(featured, { id: 'featured', name: 'featured' })} />
        </section>
      ) : null;
    case 'categories':
      return (
        <section aria-labelledby={id} className={sectionStyles}>
          <h2 id={id} className="pb-8 font-display text-heading">
            {section.title ? shopText(section.title, lang) : home.categories}
          </h2>
          <CategoryStrip
            categories={topCategories(categories)
              .filter(({ picture }) => picture !== null)
              .slice(0, section.count ?? 6)}
          />
        </section>
      );
    case 'newest': {
      const count = section.count ?? NEWEST;
      const newest = products.filter((product) => !featured.includes(product)).slice(0, count);
      return (
        <section aria-labelledby={id} className={sectionStyles}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-8">
            <h2 id={id} className="font-display text-heading">
              {section.title ? shopText(section.title, lang) : home.newest}
            </h2>
            <TextLink href="/products">{home.seeAll}</TextLink>
          </div>
          <ProductGrid
            {...(await withCardFeatures(newest))}
            headingLevel={3}
            inOneRow={count <= 4}
            label={home.newProducts}
          />
          <AnalyticsView of={() => viewItemList(newest, { id: 'newest', name: 'newest' })} />
        </section>
      );
    }
    case 'recommended':
      return (
        <OptionalSlot
          name="best sellers"
          render={() => BestSellers({ section, without: shownElsewhere(products, featured) })}
        />
      );
    case 'own':
      return withSections([section.name], null);
    case 'story':
      return (
        <div className={index === 0 ? undefined : 'pt-section'}>
          <HomeHeadline section={section} isFirst={isFirstHeadline} isOnTop={index === 0} />
          {section.facts?.length ? (
            <StoryFacts
              label={section.factsTitle ? shopText(section.factsTitle, lang) : home.facts}
              facts={section.facts.map(({ title, text }) => ({
                title: shopText(title, lang),
                text: shopText(text, lang),
              }))}
            />
          ) : null}
        </div>
      );
  }
}

/** Returns the products of the other sections. A picture with a transition is once on a page. */
function shownElsewhere(products: ProductSummary[], featured: ProductSummary[]): ProductSummary[] {
  const counts = SHOP.home?.sections.flatMap((section) =>
    section.type === 'newest' ? (section.count ?? NEWEST) : [],
  );
  const newest = products.filter((product) => !featured.includes(product));
  return [...featured, ...newest.slice(0, Math.max(0, ...(counts ?? [NEWEST])))];
}

type HomeHeadlineProps = { section: Headline; isFirst: boolean; isOnTop: boolean };

/** A picture with a headline. The first section of a page leads to all products by itself. */
async function HomeHeadline({ section, isFirst, isOnTop }: HomeHeadlineProps) {
  const { home } = await getMessages();
  const lang = await getLang();
  const { title, text, picture, cmsPicture, action, type } = section;
  const link = action
    ? { label: shopText(action.label, lang), href: action.href }
    : type === 'hero'
      ? { label: home.shopAll, href: '/products' }
      : null;
  return (
    <Hero
      title={shopText(title, lang)}
      text={text ? shopText(text, lang) : undefined}
      picture={
        cmsPicture ?? (picture ? { ...ownPicture(picture.file), alt: shopText(picture.alt, lang) } : null)
      }
      action={link}
      headingLevel={isFirst ? 1 : 2}
      priority={isOnTop}
      space={picture?.space}
    />
  );
}

type BestSellersProps = {
  section: Extract<SectionValue, { type: 'recommended' }>;
  /** Products that the page shows elsewhere. */
  without: ProductSummary[];
};

const ROW = 4;

/**
 * The best-selling products by the platform. Renders nothing where it reports none, because no rule
 * of the shop knows what sells.
 */
async function BestSellers({ section, without }: BestSellersProps) {
  if (!FEATURES.recommendations) return null;
  const { count = ROW } = section;
  const shown = new Set(without.map(({ id }) => id));
  const found = await getBestSellers(count + shown.size, await getCatalogView());
  const products = found.filter(({ id }) => !shown.has(id)).slice(0, count);
  const { recommended } = await getMessages();
  return (
    <>
      <RecommendedProducts
        title={section.title ? shopText(section.title, await getLang()) : recommended.bestSellers}
        {...(await withCardFeatures(products))}
        inOneRow={count <= ROW}
      />
      {products.length > 0 ? (
        <AnalyticsView of={() => viewItemList(products, { id: 'best-sellers', name: 'best sellers' })} />
      ) : null}
    </>
  );
}
