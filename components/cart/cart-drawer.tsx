'use client';

import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useWords } from '#words';
import { Drawer } from '@/components/ui/drawer';
import { useCartWanted } from '@/lib/cart/use-cart-wanted';
import { closeCartDrawer, useCartDrawer } from './drawer-store';

const Content = lazy(() =>
  import('./cart-drawer-content').then((module) => ({ default: module.CartDrawerContent })),
);

const CartKeeper = lazy(() =>
  import('@/lib/cart/cart-keeper').then((module) => ({ default: module.CartKeeper })),
);

const closeAfterLink = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a') && closeCartDrawer();

/** The cart beside the page. It stands in the layout once; `openCartDrawer` opens it from anywhere. */
export function CartDrawer() {
  const { open, message } = useCartDrawer();
  const wanted = useCartWanted();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);

  // The page behind becomes another by one of the links in here, or by Back.
  useEffect(() => {
    addEventListener('popstate', closeCartDrawer);
    return () => removeEventListener('popstate', closeCartDrawer);
  }, []);

  return (
    <Drawer title={useWords('cart').title} open={open} onClose={closeCartDrawer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links within */}
      <div className="flex min-h-0 grow flex-col" onClick={closeAfterLink}>
        {wasOpen ? (
          <Suspense fallback={null}>
            <Content open={open} message={message} />
          </Suspense>
        ) : null}
      </div>
      {wanted ? (
        <Suspense fallback={null}>
          <CartKeeper />
        </Suspense>
      ) : null}
    </Drawer>
  );
}
