import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useLang } from '#messages';
import { localHref } from '@/lib/urls';

type ShopLinkProps = ComponentProps<'a'> & {
  /** Without a locale prefix. The link leads to the page in the current locale. */
  href: string;
  /** False for a page of one shopper, which cannot be prefetched. */
  prefetch?: false;
};

/**
 * Plain HTML that `<LinkFollower>` opens without a page load. The browser opens other sites, and
 * URLs with a query, whose page the router cannot foresee (docs/decisions/0002-filtered-lists.md).
 */
export function ShopLink({ href, prefetch, ...rest }: ShopLinkProps) {
  const address = localHref(useLang(), href);
  const route = prefetch === false ? 'on-click' : 'prefetch';
  return <a {...rest} href={address} data-route={/^[^/]|\?/.test(address) ? undefined : route} />;
}

export function TextLink({ className, ...rest }: ComponentProps<typeof ShopLink>) {
  return (
    <ShopLink
      {...rest}
      className={clsx(
        'underline decoration-edge underline-offset-4 transition-colors duration-quick hover:decoration-current',
        className,
      )}
    />
  );
}
