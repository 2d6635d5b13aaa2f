import type Link from 'next/link';
import type { ComponentProps } from 'react';
import { useLang } from '#words';
import { localHref } from '@/lib/urls';
import { IntentLink } from './intent-link';

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** Without the prefix of a language: the link leads to the page in the language of this one. */
  href: string;
};

/**
 * A link inside the shop. Addresses with a query are left to the browser: a list's query chooses another page behind
 * the same path (see docs/decisions/0002-filtered-lists.md), which the framework's router cannot foresee.
 */
export function ShopLink({ href, prefetch, ...rest }: ShopLinkProps) {
  const address = localHref(useLang(), href);
  return address.includes('?') ? (
    <a {...rest} href={address} />
  ) : (
    <IntentLink {...rest} href={address} prefetch={prefetch} />
  );
}
