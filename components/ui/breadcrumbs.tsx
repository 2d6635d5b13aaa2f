import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/link';

export type Crumb = { name: string; href: string };

export function Breadcrumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  return (
    <nav aria-label={useMessages('ui').breadcrumb} className="text-small text-muted">
      <ol className="breadcrumbs fade-edges no-scrollbar">
        {trail.map((crumb) => (
          <li key={crumb.href} className="flex items-center">
            <ShopLink
              href={crumb.href}
              className="inline-flex min-h-target items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.name}
            </ShopLink>
            <span aria-hidden="true" className="px-1.5 sm:px-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-target items-center text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
