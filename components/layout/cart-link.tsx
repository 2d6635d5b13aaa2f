'use client';

import type { MouseEvent } from 'react';
import { useLang, useMessages } from '#messages';
import { openCartDrawer } from '@/components/cart/drawer-store';
import { CartIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/shop-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useCartState } from '@/lib/cart/use-cart-state';
import { plural } from '@/lib/i18n/format';
import { barePath } from '@/lib/urls';

/** The way to the cart, with the number of pieces in it. A plain click opens the drawer, where there is a script. */
export function CartLink() {
  const { cart } = useCartState();
  const messages = useMessages('header');
  const lang = useLang();

  function open(event: MouseEvent) {
    // New tabs and windows remain the browser's business.
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || barePath(location.pathname) === '/cart') return;
    event.preventDefault();
    openCartDrawer();
  }

  return (
    <ShopLink href="/cart" prefetch={false} onClick={open} className="cart-link">
      <CartIcon />
      <VisuallyHidden>
        {cart.count === 0 ? messages.cart : plural(lang, messages.cartWithItems, cart.count)}
      </VisuallyHidden>
      <span aria-hidden="true" className="max-lg:hidden">
        {messages.cart}
      </span>
      {cart.count > 0 ? (
        <span aria-hidden="true" className="cart-link-count">
          {cart.count}
        </span>
      ) : null}
    </ShopLink>
  );
}
