import { ShopLink } from '@/components/ui/shop-link';

type SubcategoriesProps = { label: string; links: { name: string; href: string }[] };

/** Links to the categories below this one. Renders nothing without any. */
export function Subcategories({ label, links }: SubcategoriesProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mb-6 lg:mb-8">
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
