import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/shop-link';

type CategoryNavProps = {
  /** Starts with the list of all products. */
  links: { name: string; href: string }[];
  /** URL of the current list. It is left out, because the heading names it. */
  current: string;
};

/** Links to the other lists in a scrollable row. On wide screens the header shows them. */
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
