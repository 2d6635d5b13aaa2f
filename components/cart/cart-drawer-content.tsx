'use client';

import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useCart } from '@/lib/cart/use-cart';
import { formatMoney } from '@/lib/money';
import { CartLines, CartLinesSkeleton } from './cart-lines';
import { CartUnreachable } from './cart-unreachable';
import { CheckoutForm } from './checkout-form';
import { EmptyCart } from './empty-cart';

/** What is in the drawer; fetched when it is first opened. */
export function CartDrawerContent({ message }: { message: string | null }) {
  const api = useCart();
  const { cart } = api;
  const empty = cart.lines.length === 0;
  const unreachable = api.status === 'unreachable';

  return (
    <>
      <div className="grow overflow-y-auto px-5">
        {message ? (
          <Notice tone="good" className="mt-4">
            {message}
          </Notice>
        ) : null}
        {api.notice ? (
          <Notice tone="bad" className="mt-4" onDismiss={api.dismissNotice}>
            {api.notice}
          </Notice>
        ) : null}
        {unreachable ? (
          <div className="mt-4">
            <CartUnreachable showsLastSeen={!empty} onRetry={api.retry} />
          </div>
        ) : null}
        {empty ? (
          api.status === 'unknown' ? (
            <CartLinesSkeleton />
          ) : unreachable ? null : (
            <EmptyCart />
          )
        ) : (
          <CartLines lines={cart.lines} api={api} returnTo="/cart" />
        )}
      </div>
      {empty ? null : (
        <div className="border-t border-line px-5 pt-4 pb-5">
          <p className="flex justify-between font-medium tabular-nums">
            <span>Subtotal</span>
            {cart.subtotal && !cart.pending ? (
              <span>{formatMoney(cart.subtotal)}</span>
            ) : (
              <span>
                <VisuallyHidden>Working it out</VisuallyHidden>
                <Skeleton className="mt-1 h-4 w-16" />
              </span>
            )}
          </p>
          <p className="mb-4 text-caption text-muted">Delivery and tax are added at checkout.</p>
          <CheckoutForm shippingCode={null} country={null} />
          <LinkButton href="/cart" variant="quiet" className="mt-2 w-full" prefetch={false}>
            Delivery, tax and coupons
          </LinkButton>
        </div>
      )}
    </>
  );
}
