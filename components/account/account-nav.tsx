import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/shop-link';

export type AccountPlace = 'account' | 'orders' | 'security';

const LINKS: { place: AccountPlace; name: string; href: string }[] = [
  { place: 'account', name: 'Account', href: '/account' },
  { place: 'orders', name: 'Orders', href: '/account/orders' },
  { place: 'security', name: 'Security', href: '/account/security' },
];

/** The ways around the account, the same on each of its pages. */
export function AccountNav({ current }: { current: AccountPlace }) {
  return (
    <nav aria-label="Your account" className="flex flex-wrap items-center gap-x-6 lg:flex-col lg:items-start">
      <ul className="flex flex-wrap gap-x-6 lg:flex-col">
        {LINKS.map(({ place, name, href }) => (
          <li key={place}>
            <ShopLink
              href={href}
              prefetch={false}
              aria-current={place === current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-target items-center underline underline-offset-8 transition-colors duration-quick',
                place === current
                  ? 'font-medium decoration-current'
                  : 'text-muted decoration-transparent hover:text-ink hover:decoration-current',
              )}
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
      <form method="post" action="/sign-out" className="max-lg:ms-auto lg:mt-3">
        <Button variant="quiet" className="px-0 text-body">
          Sign out
        </Button>
      </form>
    </nav>
  );
}
