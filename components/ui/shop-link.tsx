import type { ComponentProps } from 'react';
import { useLang } from '#messages';
import { localHref } from '@/lib/urls';

type ShopLinkProps = ComponentProps<'a'> & {
  /** Without the prefix of a language: the link leads to the page in the language of this one. */
  href: string;
  /** False for pages of one shopper, which cannot be fetched ahead. */
  prefetch?: false;
};

/**
 * A link inside the shop: plain HTML, which `<LinkFollower>` opens without a page load. Addresses with a query are left
 * to the browser: a list's query chooses another page behind the same path (see docs/decisions/0002-filtered-lists.md),
 * which the framework's router cannot foresee.
 */
export function ShopLink({ href, prefetch, ...rest }: ShopLinkProps) {
  const address = localHref(useLang(), href);
  const route = prefetch === false ? 'late' : 'ahead';
  return <a {...rest} href={address} data-route={address.includes('?') ? undefined : route} />;
}
