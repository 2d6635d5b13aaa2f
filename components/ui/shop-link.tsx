import Link from 'next/link';
import type { ComponentProps } from 'react';

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * A link inside the shop. Addresses with a query are left to the browser: a list's query chooses another page behind
 * the same path (see docs/decisions/0002-filtered-lists.md), which the framework's router cannot foresee.
 */
export function ShopLink({ href, prefetch, ...rest }: ShopLinkProps) {
  return href.includes('?') ? (
    <a {...rest} href={href} />
  ) : (
    <Link {...rest} href={href} prefetch={prefetch} />
  );
}
