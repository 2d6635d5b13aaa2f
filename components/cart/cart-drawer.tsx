'use client';

import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { useMessages } from '#messages';
import { Drawer } from '@/components/ui/drawer';
import { TextLink } from '@/components/ui/link';
import { OptionalPart } from '@/components/ui/optional-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useImported } from '@/components/ui/use-imported';
import { useCartNeeded } from '@/lib/cart/client/store';
import { loadCartMessages } from '@/lib/i18n/cart-messages';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import { langOf } from '@/lib/urls';
import { closeCartDrawer, useCartDrawer } from './drawer-store';

const Content = lazy(async () => {
  // Changing the language loads a page, so one language is enough.
  const lang = langOf(location.pathname);
  const [{ CartDrawerContent }, messages] = await Promise.all([
    import('./cart-drawer-content'),
    loadCartMessages(lang),
  ]);
  return {
    default: (props: ComponentProps<typeof CartDrawerContent>) => (
      <MessagesProvider lang={lang} messages={messages}>
        <CartDrawerContent {...props} />
      </MessagesProvider>
    ),
  };
});

const loadSync = async () => (await import('@/lib/cart/client/sync')).CartSync;

const closeAfterLink = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a') && closeCartDrawer();

const DrawerSkeleton = () => (
  <>
    <div className="flex grow gap-4 px-5 pt-6">
      <Skeleton className="h-[5.625rem] w-18" />
      <div className="grow">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-3 h-4 w-2/5" />
      </div>
    </div>
    <div className="border-t border-line px-5 pt-4 pb-5">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-4 h-14 w-full" />
    </div>
  </>
);

/** The layout renders it once. A shop with only the cart's page has its synchronization alone. */
export function CartDrawer({ notice }: { notice?: ReactNode }) {
  const { open, message } = useCartDrawer();
  const CartSync = useImported(useCartNeeded(), loadSync);
  const messages = useMessages('header');
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);

  // A link in the drawer or the Back button replaces the page behind it.
  useEffect(() => {
    addEventListener('popstate', closeCartDrawer);
    return () => removeEventListener('popstate', closeCartDrawer);
  }, []);

  const sync = CartSync ? <CartSync /> : null;
  if (FEATURES.cartPage) return sync;
  return (
    <Drawer title={messages.cart} open={open} onClose={closeCartDrawer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links within */}
      <div className="flex grow flex-col tall:min-h-0" onClick={closeAfterLink}>
        {wasOpen ? (
          <OptionalPart
            fallback={
              <TextLink href="/cart" className="m-gutter">
                {messages.cart}
              </TextLink>
            }
          >
            <Suspense fallback={<DrawerSkeleton />}>
              <Content open={open} message={message} notice={notice} />
            </Suspense>
          </OptionalPart>
        ) : null}
      </div>
      {sync}
    </Drawer>
  );
}
