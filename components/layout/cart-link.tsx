'use client';

import type { MouseEvent } from 'react';
import { useLang, useWords } from '#words';
import { openCartDrawer } from '@/components/cart/drawer-store';
import { CartIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/shop-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useCartState } from '@/lib/cart/use-cart-state';
import { barePath } from '@/lib/urls';
import { plural } from '@/lib/words/format';

/** The way to the cart, with the number of pieces in it. A plain click opens the drawer, where there is a script. */
export function CartLink() {
  const { cart } = useCartState();
  const words = useWords('header');
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
        {cart.count === 0 ? words.cart : plural(lang, words.cartWithItems, cart.count)}
      </VisuallyHidden>
      <span aria-hidden="true" className="max-lg:hidden">
        {words.cart}
      </span>
      {cart.count > 0 ? (
        <span aria-hidden="true" className="cart-link-count">
          {cart.count}
        </span>
      ) : null}
    </ShopLink>
  );
}
