import { CategoryStrip } from '@/components/catalog/category-strip';
import { Hero } from '@/components/catalog/hero';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/text-link';
import { getCategories, getNewestProducts } from '@/lib/catalog/readers';
import { HERO, STORY_PICTURE } from '@/lib/shop';

export const ensureStatic = 'navigation';

/** Home: what the shop is, the ways into it, and what is new. */
export default async function HomePage() {
  const [categories, products] = await Promise.all([getCategories(), getNewestProducts(8)]);
  return (
    <>
      <Hero
        title="Made slowly, used daily"
        text="Stoneware, glass, lamps and linen from a small studio, for tables that are laid every day."
        picture={HERO}
        action={{ label: 'Shop all products', href: '/products' }}
        priority
      />
      <section aria-labelledby="categories" className="page-frame pt-section">
        <h2 id="categories" className="pb-8 font-display text-heading">
          Find your way around
        </h2>
        <CategoryStrip categories={categories.filter(({ picture }) => picture !== null).slice(0, 6)} />
      </section>
      <section aria-labelledby="new" className="page-frame pt-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-8">
          <h2 id="new" className="font-display text-heading">
            New from the studio
          </h2>
          <TextLink href="/products">See all products</TextLink>
        </div>
        <ProductGrid products={products} headingLevel={3} label="New products" />
      </section>
      <div className="pt-section">
        <Hero
          title="Plain things, made carefully"
          text="Every bowl is thrown by hand, so no two rims are quite the same. We keep the shapes simple and the glazes few, and we mend what breaks in the post."
          picture={STORY_PICTURE}
          action={{ label: 'See the tableware', href: '/categories/tableware' }}
          headingLevel={2}
          space="end"
        />
      </div>
    </>
  );
}
