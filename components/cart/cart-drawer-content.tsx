'use client';

import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { RemovalStatus, RemovedLineRow, useRemovedLine } from '@/components/cart/removed-line';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCartChanges } from '@/lib/cart/client/seen-lines';
import { useCart } from '@/lib/cart/client/use-cart';
import { useCartEstimate } from '@/lib/cart/client/use-cart-estimate';
import { FIRST_COUNTRY } from '@/lib/cart/countries';
import { freeDelivery } from '@/lib/cart/free-delivery';
import { format, plural } from '@/lib/i18n/format';
import { isDelivered, isUnavailable } from '@/lib/model/cart';
import { isZero } from '@/lib/model/money';
import { formatMoney } from '@/lib/money';
import { localHref } from '@/lib/urls';
import { CartChangesNotice } from './cart-changes-notice';
import { CartLines, CartLinesSkeleton } from './cart-lines';
import { CartUnreachable, EmptyCart } from './cart-states';
import { CheckoutForm } from './checkout-form';
import { clearCartMessage } from './drawer-store';
import { FreeDeliveryProgress } from './free-delivery-progress';

type CartDrawerContentProps = {
  open: boolean;
  message: string | null;
  /** Above the checkout button of a cart with goods. */
  notice?: ReactNode;
};

/** Fetched when the drawer is first opened. */
export function CartDrawerContent({ open, message, notice }: CartDrawerContentProps) {
  const messages = useMessages('cart');
  const lang = useLang();
  const api = useCart();
  const { cart } = api;
  const { changes, dismiss } = useCartChanges(api, open);
  const removal = useRemovedLine(api);
  const free = freeDelivery(cart, FIRST_COUNTRY);
  const { estimate, status } = useCartEstimate({ cart, choice: null, isShown: open });
  const shipping = estimate?.shipping;
  /** Its costs are known, or about to be. */
  const hasDelivery = isDelivered(cart) && (status === 'loading' || (status === 'ready' && !!shipping));
  const empty = cart.lines.length === 0;
  const unreachable = api.status === 'unreachable';
  const terms = cart.isTaxIncluded ? 'taxed' : 'untaxed';

  return (
    <>
      <div className="grow px-5 tall:overflow-y-auto">
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
        <CartChangesNotice changes={changes} onDismiss={dismiss} className="mt-4" />
        <RemovalStatus {...removal} />
        {unreachable ? (
          <div className="mt-4">
            <CartUnreachable showsLastSeen={!empty} onRetry={api.retry} />
          </div>
        ) : null}
        {empty ? (
          api.status === 'unknown' ? (
            <CartLinesSkeleton />
          ) : unreachable ? null : (
            <>
              {removal.removed ? <RemovedLineRow line={removal.removed.line} onUndo={removal.undo} /> : null}
              <EmptyCart />
            </>
          )
        ) : (
          <CartLines
            lines={cart.lines}
            api={api}
            removal={{
              ...removal,
              remove(line) {
                clearCartMessage();
                return removal.remove(line);
              },
            }}
            returnTo={localHref(lang, '/cart')}
          />
        )}
      </div>
      {empty ? null : (
        <div className="border-t border-line px-5 pt-4 pb-5">
          {free ? (
            <div className="mb-4">
              <FreeDeliveryProgress free={free} country={FIRST_COUNTRY} pending={cart.pending} />
            </div>
          ) : null}
          <p className="flex justify-between font-medium tabular-nums">
            <span>
              {messages.subtotal}
              <span className="ms-2.5 font-normal text-muted">
                {plural(lang, messages.items, cart.count)}
              </span>
            </span>
            {cart.subtotal && !cart.pending ? (
              <span>{formatMoney(cart.subtotal, lang)}</span>
            ) : (
              <span>
                <span className="sr-only">{messages.workingOut}</span>
                <Skeleton className="mt-1 h-4 w-16" />
              </span>
            )}
          </p>
          {hasDelivery ? (
            <p className="mt-1 flex justify-between text-small tabular-nums">
              <span>{messages.delivery}</span>
              {status === 'loading' ? (
                <span>
                  <span className="sr-only">{messages.workingOut}</span>
                  <Skeleton className="mt-1 h-4 w-16" />
                </span>
              ) : shipping ? (
                <span>{isZero(shipping) ? messages.free : formatMoney(shipping, lang)}</span>
              ) : null}
            </p>
          ) : null}
          <p className="mt-1 mb-4 text-caption text-muted">
            {cart.charged && !cart.pending
              ? format(messages.approximate[terms], { amount: formatMoney(cart.charged, lang) })
              : isDelivered(cart) && !hasDelivery
                ? messages.addedLater[terms]
                : messages.taxAddedLater[terms]}
          </p>
          {isDelivered(cart) ? notice : null}
          <CheckoutForm
            cart={cart}
            choice={null}
            blockedBy={cart.lines.some(isUnavailable) ? messages.removeFirst : null}
          />
          <LinkButton href="/cart" variant="quiet" className="mt-2 w-full" prefetch={false}>
            {messages.toCart}
          </LinkButton>
        </div>
      )}
    </>
  );
}
