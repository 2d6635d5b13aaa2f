'use client';

import { type ComponentProps, lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useLang, useWords } from '#words';
import { Drawer } from '@/components/ui/drawer';
import { Skeleton } from '@/components/ui/skeleton';
import { useCartWanted } from '@/lib/cart/use-cart-wanted';
import { loadCartWords } from '@/lib/words/cart-words';
import { WordsProvider } from '@/lib/words/client-words';
import type { Lang } from '@/lib/words/lang';
import { closeCartDrawer, useCartDrawer } from './drawer-store';

const contentIn = (lang: Lang) =>
  lazy(async () => {
    const [{ CartDrawerContent }, words] = await Promise.all([
      import('./cart-drawer-content'),
      loadCartWords(lang),
    ]);
    return {
      default: (props: ComponentProps<typeof CartDrawerContent>) => (
        <WordsProvider lang={lang} words={words}>
          <CartDrawerContent {...props} />
        </WordsProvider>
      ),
    };
  });
const CONTENT = { en: contentIn('en'), de: contentIn('de') };

const CartKeeper = lazy(() =>
  import('@/lib/cart/cart-keeper').then((module) => ({ default: module.CartKeeper })),
);

const closeAfterLink = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a') && closeCartDrawer();

/** The cart beside the page. It stands in the layout once; `openCartDrawer` opens it from anywhere. */
export function CartDrawer() {
  const { open, message } = useCartDrawer();
  const Content = CONTENT[useLang()];
  const wanted = useCartWanted();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);

  // The page behind becomes another by one of the links in here, or by Back.
  useEffect(() => {
    addEventListener('popstate', closeCartDrawer);
    return () => removeEventListener('popstate', closeCartDrawer);
  }, []);

  return (
    <Drawer title={useWords('header').cart} open={open} onClose={closeCartDrawer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links within */}
      <div className="flex min-h-0 grow flex-col" onClick={closeAfterLink}>
        {wasOpen ? (
          <Suspense fallback={<Skeleton className="m-gutter h-24" />}>
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
