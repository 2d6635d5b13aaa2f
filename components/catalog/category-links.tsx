import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { ShopLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { plural } from '@/lib/i18n/format';
import type { Category, Picture as PictureValue } from '@/lib/model/product';
import { categoryHref } from '@/lib/urls';

/** Columns that leave no hole in the last row. Other numbers fill rows of three. */
const COLUMNS: ReadonlyMap<number, string> = new Map([
  [2, 'lg:grid-cols-2'],
  [3, 'md:grid-cols-3'],
  [4, 'lg:grid-cols-4'],
  [5, 'md:grid-cols-5'],
]);

type CategoryStripProps = { categories: Category[]; headingLevel?: 2 | 3 };

export function CategoryStrip({ categories, headingLevel }: CategoryStripProps) {
  return (
    <ul
      aria-label={useMessages('layout').categories}
      className={clsx(
        'late no-scrollbar -mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter md:mx-0 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-12 md:overflow-visible md:px-0',
        COLUMNS.get(categories.length) ?? 'lg:grid-cols-3',
      )}
    >
      {categories.map((category) => (
        <li key={category.id} className="w-[78%] shrink-0 snap-start md:w-auto">
          <CategoryCard category={category} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

type CategoryCardProps = { category: Category; headingLevel?: 2 | 3 };

function CategoryCard({ category, headingLevel = 3 }: CategoryCardProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative">
      <div className="aspect-[4/3] overflow-hidden rounded-soft bg-backdrop">
        {category.picture ? (
          <Picture
            picture={category.picture}
            ratio={4 / 3}
            sizes="(min-width: 64rem) 32vw, (min-width: 48rem) 48vw, 71vw"
            alt=""
            className="size-full transition-transform duration-slow ease-calm group-hover:scale-[1.02]"
          />
        ) : null}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3.5">
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

type ListTitleProps = {
  title: string;
  /** If it differs from the page's. */
  lang?: string | undefined;
  intro?: string | undefined;
  picture?: PictureValue | null;
  trail?: ReactNode;
  /** Links to narrower lists. */
  children?: ReactNode;
};

/** So low that the first products are in view: one line on wide screens. */
export function ListTitle({ title, lang, intro, picture, trail, children }: ListTitleProps) {
  return (
    <div className={clsx('list-title', picture && 'list-title-pictured')}>
      {trail}
      <h1 lang={lang}>{title}</h1>
      {intro ? (
        <p lang={lang} className="max-w-measure text-small text-muted">
          <bdi>{intro}</bdi>
        </p>
      ) : null}
      {children}
      {picture ? (
        <div className="list-title-picture">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 12rem, 40vw"
            range={{ widest: 750 }}
            alt=""
            priority="first"
            className="absolute inset-0 size-full"
          />
        </div>
      ) : null}
    </div>
  );
}

type CategoryNavProps = {
  /** Starts with the list of all products. */
  links: { name: string; href: string }[];
  /** URL of the current list. It is left out, because the heading names it. */
  current: string;
};

/** A scrollable row. On wide screens the header has these links. */
export function CategoryNav({ links, current }: CategoryNavProps) {
  const messages = useMessages('catalog');
  return (
    <nav aria-label={messages.byCategory} className="-mx-gutter mb-4 lg:hidden">
      <ul className="fade-edges no-scrollbar flex gap-2 overflow-x-auto px-gutter py-1">
        {links
          .filter(({ href }) => href !== current)
          .map(({ name, href }) => (
            <li key={href} className="shrink-0">
              <ShopLink href={href} className="category-link">
                {name}
              </ShopLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type LinkChipsProps = {
  label: string;
  links: { name: string; href: string }[];
  className?: string;
};

/** Of other lists: subcategories, or what is called like a search. Nothing without links. */
export function LinkChips({ label, links, className }: LinkChipsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <ShopLink href={href} className="category-link">
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
