import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/link';

type PlaceLinksProps = { places: { name: string; href: string }[] };

/** Categories, pages and articles that are called like the search terms. */
export function PlaceLinks({ places }: PlaceLinksProps) {
  const messages = useMessages('search');
  if (places.length === 0) return null;
  return (
    <nav aria-label={messages.places} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, href }) => (
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
