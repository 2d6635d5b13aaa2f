import { CategoryStrip } from '@/components/catalog/category-links';
import { FeaturedSpread, Hero, StoryFacts } from '@/components/catalog/home-sections';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/link';
import { withCardFeatures } from '@/features/places/card';
import { fillPlace, ownSections } from '@/features/places/fill-place';
import { bestSellers, section as pageSection, set } from '@/features/places/home-page';
import { AnalyticsView } from '@/features/places/view';
import { viewItemList } from '@/lib/analytics/build-events';
import { ownPicture, SHOP } from '@/lib/config/shop';
import type { HomeSection as SectionValue } from '@/lib/content/site-content';
import { shopText } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import type { Category, ProductSummary } from '@/lib/model/product';
import { topCategories } from '@/lib/model/product-list';

type Headline = Extract<SectionValue, { type: 'hero' | 'story' }>;

export const isHeadline = (section: SectionValue): section is Headline =>
  section.type === 'hero' || section.type === 'story';

type HomeSectionProps = {
  section: SectionValue;
  index: number;
  isFirstHeadline: boolean;
  categories: Category[];
  products: ProductSummary[];
  /** The products of the section of that name. Empty where it shows none. */
  featured: ProductSummary[];
};

/** Products that fill the layout of the featured ones. */
export const FEATURED = 5;

/** Products of the newest ones, unless the section has another number. */
const NEWEST = 4;

const sectionStyles = 'page-frame pt-section';

export async function HomeSection({
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
          <span className="mx-auto block max-w-[14em]">{shopText(section.text, lang)}</span>
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
      return fillPlace(bestSellers, {
        title: section.title && shopText(section.title, lang),
        count: section.count,
        without: shownElsewhere(products, featured),
      });
    case 'set':
      return fillPlace(set, { section, id, className: sectionStyles });
    case 'own':
      return ownSections([section.name]);
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
    default:
      return fillPlace(pageSection, {
        section,
        id,
        className: sectionStyles,
        isOnHome: true,
        without: shownElsewhere(products, featured),
      });
  }
}

/** In other sections: a picture with a transition may be on a page only once. */
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
