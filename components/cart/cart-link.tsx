'use client';

import type { MouseEvent } from 'react';
import { useLang, useMessages } from '#messages';
import { CartIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/link';
import { OptionalPart } from '@/components/ui/optional-part';
import { useCartState } from '@/lib/cart/client/store';
import { plural } from '@/lib/i18n/format';
import { barePath } from '@/lib/urls';
import { openCartDrawer } from './drawer-store';

/** With JavaScript a plain click opens the drawer, unless the shop has only the page. */
export const CartLink = () => (
  <OptionalPart fallback={<LinkWithCount count={0} />}>
    <CurrentCartLink />
  </OptionalPart>
);

const CurrentCartLink = () => <LinkWithCount count={useCartState().cart.count} />;

function LinkWithCount({ count }: { count: number }) {
  const messages = useMessages('header');
  const lang = useLang();

  function open(event: MouseEvent) {
    // The browser handles new tabs and windows.
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (FEATURES.cartPage || opensElsewhere || barePath(location.pathname) === '/cart') return;
    event.preventDefault();
    openCartDrawer();
  }

  return (
    <ShopLink href="/cart" prefetch={false} onClick={open} className="cart-link">
      <CartIcon />
      <span className="sr-only">
        {count === 0 ? messages.cart : plural(lang, messages.cartWithItems, count)}
      </span>
      <span aria-hidden="true" className="max-lg:hidden">
        {messages.cart}
      </span>
      {count > 0 ? (
        <span aria-hidden="true" className="cart-link-count">
          {count}
        </span>
      ) : null}
    </ShopLink>
  );
}
