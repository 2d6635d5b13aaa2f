import type { Metadata } from 'next';
import { CategoryStrip } from '@/components/catalog/category-strip';
import { FeaturedSpread } from '@/components/catalog/featured-spread';
import { Hero } from '@/components/catalog/hero';
import { pickFeatured } from '@/components/catalog/pick-featured';
import { ProductGrid } from '@/components/catalog/product-grid';
import { StoryFacts } from '@/components/catalog/story-facts';
import { TextLink } from '@/components/ui/text-link';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { HERO, STORY_PICTURE } from '@/lib/config/shop';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { topCategories } from '@/lib/model/category-tree';
import { alternates } from '@/lib/seo/alternates';

export const ensureStatic = 'navigation';

/** Number of newest products that are searched for featured ones. */
const FEATURED_CANDIDATES = 100;

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: alternates(await getLang(), '/') };
}

/** Home page: hero, featured products, categories and newest products. */
export default async function HomePage() {
  const { home } = await getMessages();
  const [categories, products] = await Promise.all([getCategories(), getNewestProducts(FEATURED_CANDIDATES)]);
  const featured = pickFeatured(products, 5);
  const newest = products.filter((product) => !featured.includes(product)).slice(0, 4);
  return (
    <>
      <Hero
        title={home.title}
        text={home.text}
        picture={{ ...HERO, alt: home.picture }}
        action={{ label: home.shopAll, href: '/products' }}
        priority
      />
      <p className="page-frame pt-section text-center font-display text-heading text-balance">
        <span className="mx-auto block max-w-[30ch]">{home.statement}</span>
      </p>
      {featured.length === 5 ? (
        <section aria-labelledby="featured" className="page-frame pt-section">
          <h2 id="featured" className="pb-8 font-display text-heading">
            {home.featured}
          </h2>
          <FeaturedSpread products={featured} label={home.featuredProducts} />
        </section>
      ) : null}
      <section aria-labelledby="categories" className="page-frame pt-section">
        <h2 id="categories" className="pb-8 font-display text-heading">
          {home.categories}
        </h2>
        <CategoryStrip
          categories={topCategories(categories)
            .filter(({ picture }) => picture !== null)
            .slice(0, 6)}
        />
      </section>
      <section aria-labelledby="new" className="page-frame pt-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-8">
          <h2 id="new" className="font-display text-heading">
            {home.newest}
          </h2>
          <TextLink href="/products">{home.seeAll}</TextLink>
        </div>
        <ProductGrid products={newest} headingLevel={3} inOneRow label={home.newProducts} />
      </section>
      <div className="pt-section">
        <Hero
          title={home.storyTitle}
          text={home.storyText}
          picture={{ ...STORY_PICTURE, alt: home.storyPicture }}
          action={{ label: home.tableware, href: '/categories/tableware' }}
          headingLevel={2}
          space="end"
        />
        <StoryFacts
          label={home.facts}
          facts={[
            { title: home.thrown, text: home.thrownText },
            { title: home.daily, text: home.dailyText },
            { title: home.mended, text: home.mendedText },
          ]}
        />
      </div>
    </>
  );
}
