'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import { closeCartDrawer, useCartDrawer } from './drawer-store';

const Content = lazy(() =>
  import('./cart-drawer-content').then((module) => ({ default: module.CartDrawerContent })),
);

/** The cart beside the page. It stands in the layout once; `openCartDrawer` opens it from anywhere. */
export function CartDrawer() {
  const { open, message } = useCartDrawer();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page the drawer is closed, also after Back
  useEffect(closeCartDrawer, [path]);

  return (
    <Drawer title="Cart" open={open} onClose={closeCartDrawer}>
      {wasOpen ? (
        <Suspense fallback={null}>
          <Content message={message} />
        </Suspense>
      ) : null}
    </Drawer>
  );
}
