'use client';

import { type ReactNode, useId, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/lib/cart/client/use-cart';
import { useCartChanges } from '@/lib/cart/client/use-cart-changes';
import { useCartEstimate } from '@/lib/cart/client/use-cart-estimate';
import { useRemovedLine } from '@/lib/cart/client/use-removed-line';
import type { TaxSubdivisions } from '@/lib/cart/totals-choice';
import { plural } from '@/lib/i18n/format';
import type { Cart, CartEstimate, TotalsChoice } from '@/lib/model/cart';
import type { PriceRaise } from '@/lib/model/shown-cart';
import { localHref } from '@/lib/urls';
import { CartChangesNotice } from './cart-changes-notice';
import { CartLines } from './cart-lines';
import { CartTotals } from './cart-totals';
import { CartUnreachable } from './cart-unreachable';
import { EmptyCart } from './empty-cart';
import { PriceRaiseNotice } from './price-raise-notice';
import { RemovalStatus } from './removal-status';
import { RemovedLineRow } from './removed-line-row';

type CartViewProps = {
  /** The cart as the server read it, so that it is in the HTML. Null if the read failed. */
  initialCart: Cart | null;
  /** Estimate for that cart and `initialChoice`. Null if it could not be read. */
  initialEstimate: CartEstimate | null;
  initialChoice: TotalsChoice;
  taxSubdivisions: TaxSubdivisions;
  /** Message about a failed plain form. */
  error?: string | null;
  /** A link next to that message. */
  errorAction?: ReactNode;
  /** Message about a failed coupon form, shown next to its field. */
  couponError?: string | null;
  /** The note of a plain form that failed. */
  failedNote?: string | null;
  /** Why a checkout stopped just now: prices that have risen. */
  raise?: PriceRaise | null;
  /** Below the checkout button: `<PurchaseAssurance>`. */
  assurance?: ReactNode;
  /** Another action of each line, which reads `LineContext`. */
  lineAction?: ReactNode;
  /** Below the cart. */
  below?: ReactNode;
  /** About when the cart arrives within the shop's country. */
  arrival?: ReactNode;
};

/** The cart page below its heading. */
export function CartView({
  initialCart,
  initialEstimate,
  initialChoice,
  taxSubdivisions,
  error = null,
  errorAction,
  couponError = null,
  failedNote = null,
  raise = null,
  assurance,
  lineAction,
  below,
  arrival,
}: CartViewProps) {
  const messages = useMessages('cart');
  const lang = useLang();
  const page = localHref(lang, '/cart');
  const api = useCart(initialCart ?? undefined);
  const [plainError, setPlainError] = useState(error);
  const [shownRaise, setShownRaise] = useState(raise);
  const { changes, dismiss } = useCartChanges(api, true, raise?.lines);
  const removal = useRemovedLine(api);
  const [choice, setChoice] = useState(initialChoice);
  const { estimate, status } = useCartEstimate({
    cart: api.cart,
    choice,
    initial:
      initialCart && initialCart.lines.length > 0
        ? { cart: initialCart, estimate: initialEstimate }
        : undefined,
  });

  // Before the browser has received a cart, only the server's failure is known.
  const unreachable = api.status === 'unreachable' || (api.status === 'unknown' && initialCart === null);
  const id = useId();
  const empty = api.cart.lines.length === 0;
  const notice = api.notice ?? plainError;

  return (
    <>
      {notice ? (
        <Notice
          tone="bad"
          className="mb-6"
          action={api.notice ? null : errorAction}
          onDismiss={() => {
            setPlainError(null);
            api.dismissNotice();
          }}
        >
          {notice}
        </Notice>
      ) : null}
      {shownRaise ? (
        <PriceRaiseNotice raise={shownRaise} lines={api.cart.lines} onDismiss={() => setShownRaise(null)} />
      ) : null}
      <CartChangesNotice changes={changes} onDismiss={dismiss} />
      <RemovalStatus {...removal} />
      {unreachable ? <CartUnreachable showsLastSeen={!empty} onRetry={api.retry} /> : null}
      {empty ? (
        unreachable ? null : (
          <>
            {removal.removed ? <RemovedLineRow line={removal.removed.line} onUndo={removal.undo} /> : null}
            <EmptyCart />
          </>
        )
      ) : (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)]">
          <section aria-labelledby={id}>
            <h2 id={id} className="border-b border-line pb-3 text-small text-muted">
              {plural(lang, messages.items, api.cart.count)}
            </h2>
            <CartLines
              lines={api.cart.lines}
              api={api}
              removal={removal}
              violations={estimate?.violations}
              discounts={estimate?.discounts}
              returnTo={page}
              lineAction={lineAction}
            />
          </section>
          <CartTotals
            api={api}
            couponError={couponError}
            failedNote={failedNote}
            page={page}
            choice={choice}
            onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
            estimate={estimate}
            status={status}
            taxSubdivisions={taxSubdivisions}
            assurance={assurance}
            arrival={arrival}
          />
        </div>
      )}
      {below}
    </>
  );
}
