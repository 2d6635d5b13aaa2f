import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/shop-link';
import { localHref } from '@/lib/urls';

export type AccountPlace = 'account' | 'orders' | 'security';

const LINKS: { place: AccountPlace; name: 'title' | 'orders' | 'security'; href: string }[] = [
  { place: 'account', name: 'title', href: '/account' },
  { place: 'orders', name: 'orders', href: '/account/orders' },
  { place: 'security', name: 'security', href: '/account/security' },
];

const STYLES = 'inline-flex min-h-target items-center underline underline-offset-8';
const HERE = 'font-medium decoration-current';

type AccountNavProps = {
  current: AccountPlace;
  /** Whether this page is below the `current` page. The link then leads back up. */
  below?: boolean;
};

/** The account navigation, the same on every account page. The current page is not a link. */
export function AccountNav({ current, below = false }: AccountNavProps) {
  const messages = useMessages('account');
  const home = localHref(useLang(), '/');
  return (
    <nav aria-label={messages.nav} className="flex flex-wrap items-center gap-x-4 lg:flex-col lg:items-start">
      <ul className="flex flex-wrap gap-x-4 max-sm:text-small sm:gap-x-6 lg:flex-col">
        {LINKS.map(({ place, name, href }) => (
          <li key={place}>
            {place === current && !below ? (
              <span aria-current="page" className={clsx(STYLES, HERE)}>
                {messages[name]}
              </span>
            ) : (
              <ShopLink
                href={href}
                prefetch={false}
                aria-current={place === current ? 'true' : undefined}
                className={clsx(
                  STYLES,
                  place === current
                    ? HERE
                    : 'text-muted decoration-transparent transition-colors duration-quick hover:text-ink hover:decoration-current',
                )}
              >
                {messages[name]}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action="/sign-out" className="-me-2 max-lg:ms-auto lg:-ms-2 lg:mt-3">
        <input type="hidden" name="returnTo" value={home} />
        <Button variant="quiet">{messages.signOut}</Button>
      </form>
    </nav>
  );
}
