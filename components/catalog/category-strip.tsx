import clsx from 'clsx';
import { useMessages } from '#messages';
import type { Category } from '@/lib/model/product';
import { CategoryCard } from './category-card';

type CategoryStripProps = { categories: Category[]; headingLevel?: 2 | 3 };

/** Categories in a scrollable row on phones, and in a grid on wider screens. */
export function CategoryStrip({ categories, headingLevel }: CategoryStripProps) {
  return (
    <ul
      aria-label={useMessages('layout').categories}
      className={clsx(
        'no-scrollbar -mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter md:mx-0 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-12 md:overflow-visible md:px-0',
        // Three columns would leave the fourth category alone in a row.
        categories.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
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
