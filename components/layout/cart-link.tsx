'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { openCartDrawer } from '@/components/cart/drawer-store';
import { CartIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useCart } from '@/lib/cart/use-cart';

function nameOf(count: number): string {
  if (count === 0) return 'Cart';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}

/** The way to the cart, with the number of pieces in it. A plain click opens the drawer, where there is a script. */
export function CartLink() {
  const { cart } = useCart();

  function open(event: MouseEvent) {
    // New tabs and windows remain the browser's business.
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || location.pathname === '/cart') return;
    event.preventDefault();
    openCartDrawer();
  }

  return (
    <Link
      href="/cart"
      prefetch={false}
      onClick={open}
      className="-me-2.5 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-control px-2.5 text-small transition-colors duration-quick hover:bg-sunken"
    >
      <CartIcon />
      <VisuallyHidden>{nameOf(cart.count)}</VisuallyHidden>
      <span aria-hidden="true" className="max-lg:hidden">
        Cart
      </span>
      {cart.count > 0 ? (
        <span
          aria-hidden="true"
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-inverse px-1.5 text-caption leading-none font-medium text-on-inverse tabular-nums"
        >
          {cart.count}
        </span>
      ) : null}
    </Link>
  );
}
