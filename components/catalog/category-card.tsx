import { useLang, useMessages } from '#messages';
import { NoPicture, Picture } from '@/components/ui/picture';
import { ShopLink } from '@/components/ui/shop-link';
import { plural } from '@/lib/i18n/format';
import type { Category } from '@/lib/model/product';
import { categoryHref } from '@/lib/urls';

type CategoryCardProps = { category: Category; headingLevel?: 2 | 3 };

/** A category card. The name is the link, and it covers the whole card. */
export function CategoryCard({ category, headingLevel = 3 }: CategoryCardProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-soft bg-backdrop">
        {category.picture ? (
          <Picture
            picture={category.picture}
            ratio={4 / 3}
            sizes="(min-width: 64rem) 32vw, (min-width: 48rem) 48vw, 78vw"
            alt=""
            className="aspect-[4/3] w-full transition-transform duration-slow ease-calm group-hover:scale-[1.02]"
          />
        ) : (
          <NoPicture className="aspect-[4/3] w-full" />
        )}
      </div>
      <div className="flex items-baseline justify-between gap-4 pt-3.5">
        <Heading className="font-display text-title">
          <ShopLink
            href={categoryHref(category.slug)}
            className="underline decoration-transparent decoration-1 underline-offset-4 transition-colors duration-quick after:absolute after:inset-0 group-hover:decoration-current"
          >
            {category.name}
          </ShopLink>
        </Heading>
        <p className="text-small whitespace-nowrap text-muted">
          {plural(lang, messages.productCount, category.productCount)}
        </p>
      </div>
    </article>
  );
}
