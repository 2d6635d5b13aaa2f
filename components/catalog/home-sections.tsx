import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureValue, ProductSummary } from '@/lib/model/product';
import { type CardParts, ProductCard } from './product-card';

type HeroProps = {
  title: string;
  text?: string | undefined;
  picture: PictureValue | null;
  action: { label: string; href: string } | null;
  /** 1 on the home page. */
  headingLevel?: 1 | 2;
  /** Whether the hero is at the top of its page. */
  priority?: boolean;
  /** Side of the picture that is calm enough for text. */
  space?: 'start' | 'end';
};

/**
 * In right-to-left languages the picture is mirrored, so that its calm side stays behind the text.
 * Pictures are light in both themes, so the text on them stays dark.
 */
export function Hero({
  title,
  text,
  picture,
  action,
  headingLevel = 1,
  priority = false,
  space = 'start',
}: HeroProps) {
  const Heading = `h${headingLevel}` as const;
  const onPicture = picture !== null;
  return (
    <section className="relative lg:grid">
      {picture ? (
        <Picture
          picture={picture}
          // The cropped picture is 130vw wide. On phones, a slightly less sharp one paints sooner.
          sizes="(min-width: 64rem) 100vw, 110vw"
          priority={priority ? 'first' : undefined}
          className={`aspect-[5/4] w-full lg:bg-paper sm:aspect-[16/9] lg:col-start-1 lg:row-start-1 lg:aspect-auto lg:h-[min(46rem,80vh,56vw)] rtl:-scale-x-100 ${space === 'start' ? 'object-[72%_60%] lg:object-[60%_65%]' : 'object-[26%_60%] lg:object-[40%_65%]'}`}
        />
      ) : null}
      <div
        className={`page-frame pt-8 lg:col-start-1 lg:row-start-1 lg:flex lg:items-center lg:py-16 ${space === 'end' ? 'lg:justify-end' : ''}`}
      >
        <div className="relative lg:w-[min(37%,32rem)]">
          <Heading
            className={`font-display text-display lg:text-[min(5.25rem,5.6vw)] ${onPicture ? 'lg:text-on-picture' : ''}`}
          >
            {title}
          </Heading>
          {text ? (
            <p
              className={`mt-5 max-w-[30rem] text-lead text-muted ${onPicture ? 'lg:text-on-picture-muted' : ''}`}
            >
              {text}
            </p>
          ) : null}
          {action ? (
            <LinkButton href={action.href} size="large" className={`mt-7 ${onPicture ? 'on-picture' : ''}`}>
              {action.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  );
}

type Fact = { title: string; text: string };

export function StoryFacts({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="page-frame grid gap-x-12 gap-y-8 pt-group sm:grid-cols-3 lg:gap-x-20 lg:pt-16"
    >
      {facts.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5">
          <h3 className="font-display text-title">{title}</h3>
          <p className="mt-2 max-w-[22.6em] text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type FeaturedSpreadProps = {
  /** The first product is shown large. Five products fill the layout. */
  products: ProductSummary[];
  label: string;
  parts?: CardParts | undefined;
};

export function FeaturedSpread({ products, label, parts }: FeaturedSpreadProps) {
  return (
    <ul
      aria-label={label}
      // Texts of one height, so that the large picture ends where the small ones do.
      className="late grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12 lg:[&_.card-text]:min-h-34"
    >
      {products.map((product, index) => (
        <li key={product.id} className={index === 0 ? 'col-span-2 lg:row-span-2' : ''}>
          <ProductCard
            product={product}
            place={index === 0 ? 'large' : 'spread'}
            headingLevel={3}
            parts={parts}
          />
        </li>
      ))}
    </ul>
  );
}

export function pickFeatured(products: ProductSummary[], count: number): ProductSummary[] {
  return products
    .filter(({ ribbon, availability, picture }) => ribbon && picture && availability !== 'sold-out')
    .slice(0, count);
}
