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
            <ShopLink
              href={href}
              className="inline-flex min-h-target items-center rounded-full border border-line px-4 text-small transition-colors duration-quick hover:border-ink hover:bg-sunken"
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
