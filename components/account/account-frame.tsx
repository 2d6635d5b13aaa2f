import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState, ErrorState } from '@/components/ui/page-states';
import { localHref, signInHref } from '@/lib/urls';

type AccountFrameProps = {
  title: string;
  intro?: string;
  current: AccountPlace;
  /** Whether this page is below the `current` page, whose link then leads back up. */
  below?: boolean;
  letterhead?: ReactNode;
  children: ReactNode;
};

export function AccountFrame({ title, intro, current, below, letterhead, children }: AccountFrameProps) {
  return (
    <div className="page-frame">
      {letterhead}
      <PageHeading title={title} intro={intro} />
      <div className="account-columns grid gap-x-16 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="border-y border-line py-1.5 lg:border-0 lg:py-0 print:hidden">
          <AccountNav current={current} below={below} />
        </div>
        <div className="min-w-0 max-w-[70rem]">{children}</div>
      </div>
    </div>
  );
}

export function AccountSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line pt-6 pb-group first:border-0 first:pt-0 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="font-display text-title">{title}</h2>
        {intro ? <p className="mt-2 max-w-measure text-small break-words text-muted">{intro}</p> : null}
      </div>
      <div className="max-w-[46rem]">{children}</div>
    </section>
  );
}

type AccountPlace = 'account' | 'orders' | 'security';

const LINKS: { place: AccountPlace; name: 'title' | 'orders' | 'security'; href: string }[] = [
  { place: 'account', name: 'title', href: '/account' },
  { place: 'orders', name: 'orders', href: '/account/orders' },
  { place: 'security', name: 'security', href: '/account/security' },
];

const STYLES = 'inline-flex min-h-target items-center underline underline-offset-8';
const HERE = 'font-medium decoration-current';

type AccountNavProps = {
  current: AccountPlace;
  below?: boolean;
};

function AccountNav({ current, below = false }: AccountNavProps) {
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
      <form method="post" action="/sign-out" className="max-lg:ms-auto lg:mt-3">
        <input type="hidden" name="returnTo" value={home} />
        <Button variant="quiet">{messages.signOut}</Button>
      </form>
    </nav>
  );
}

type UnreachableProps = {
  what: 'account' | 'orders' | 'order';
  href: string;
};

/** Shown for an unreachable platform. It never looks like an empty account or a signed-out state. */
export function AccountUnreachable({ what, href }: UnreachableProps) {
  const messages = useMessages('account');
  const address = localHref(useLang(), href);
  const titles = {
    account: messages.unreachableAccount,
    orders: messages.unreachableOrders,
    order: messages.unreachableOrder,
  };
  return (
    <ErrorState
      title={titles[what]}
      retry={
        // The form reloads the page with or without JavaScript.
        <form action={address}>
          <Button>{messages.tryAgain}</Button>
        </form>
      }
    >
      {messages.unreachableText}
    </ErrorState>
  );
}

/** Shown when the platform rejects a session that the browser still considers valid. */
export function AccountEnded({ returnTo }: { returnTo: string }) {
  const messages = useMessages('account');
  const back = localHref(useLang(), returnTo);
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={messages.endedTitle}
        actions={<LinkButton href={signInHref(back)}>{messages.signIn}</LinkButton>}
      >
        {messages.endedText}
      </EmptyState>
    </div>
  );
}
