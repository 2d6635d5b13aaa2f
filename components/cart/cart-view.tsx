'use client';

import { type ReactNode, useId, useState } from 'react';
import * as Rendered from '#folded-forms';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { RemovalStatus, RemovedLineRow, useRemovedLine } from '@/components/cart/removed-line';
import { LateDisclosure, latePart } from '@/components/ui/late-part';
import { Notice } from '@/components/ui/notice';
import { useCartChanges } from '@/lib/cart/client/seen-lines';
import { useCart } from '@/lib/cart/client/use-cart';
import { useCartEstimate } from '@/lib/cart/client/use-cart-estimate';
import { freeDelivery } from '@/lib/cart/free-delivery';
import { format, plural } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  type Cart,
  type CartEstimate,
  isDelivered,
  isUnavailable,
  type TotalsChoice,
} from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { PriceIncrease } from '@/lib/model/shown-cart';
import type { Subdivisions } from '@/lib/model/subdivisions';
import { type Formatted, formatMoney, knownText, rememberFormatted } from '@/lib/money';
import { localHref } from '@/lib/urls';
import { CartChangesNotice } from './cart-changes-notice';
import { CartLines } from './cart-lines';
import { CartUnreachable, EmptyCart } from './cart-states';
import { CartSummary } from './cart-summary';
import { CheckoutForm } from './checkout-form';
import { CodeForm } from './code-form';
import type { CartNoteProps } from './folded-forms';
import { FreeDeliveryProgress } from './free-delivery-progress';

const { Part: NoteField, load } = latePart(
  Rendered.NoteField,
  async () => (await import('./folded-forms')).NoteField,
);

type CartViewProps = {
  /** The cart as the server read it, so that it is in the HTML. Null if the read failed. */
  initialCart: Cart | null;
  /** Estimate for that cart and `initialChoice`. Null if it could not be read. */
  initialEstimate: CartEstimate | null;
  initialChoice: TotalsChoice;
  /** Of that cart and estimate. */
  formatted?: Formatted;
  taxSubdivisions: Subdivisions;
  error?: string | null;
  errorAction?: ReactNode;
  /** Of a failed form of a code, shown next to its field. */
  codeError?: string | null;
  failedNote?: string | null;
  /** Why a checkout stopped just now: prices that have risen. */
  increase?: PriceIncrease | null;
  /** Below the checkout, for a cart with goods: `<GuaranteeRights>`. */
  notice?: ReactNode;
  assurance?: ReactNode;
  /** At the end of the summary. */
  end?: ReactNode;
  lineAction?: ReactNode;
  below?: ReactNode;
  /** About when the cart arrives within the shop's country. */
  arrival?: ReactNode;
  /** Above the sums. */
  fields?: ReactNode;
  /** Id of the checkout form, which fields outside it name. Each rendered page has another. */
  form?: string;
};

export function CartView({
  initialCart,
  initialEstimate,
  initialChoice,
  formatted,
  taxSubdivisions,
  error = null,
  errorAction,
  codeError = null,
  failedNote = null,
  increase = null,
  notice,
  assurance,
  end,
  lineAction,
  below,
  arrival,
  fields,
  form = 'checkout',
}: CartViewProps) {
  useState(() => formatted && rememberFormatted(formatted));
  const messages = useMessages('cart');
  const lang = useLang();
  const page = localHref(lang, '/cart');
  const api = useCart(initialCart ?? undefined);
  const [plainError, setPlainError] = useState(error);
  const [shownIncrease, setShownIncrease] = useState(increase);
  const { changes, dismiss } = useCartChanges(api, true, increase?.lines);
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
  const failure = api.notice ?? plainError;

  return (
    <>
      {failure ? (
        <Notice
          tone="bad"
          className="mb-6"
          action={api.notice ? null : errorAction}
          onDismiss={() => {
            setPlainError(null);
            api.dismissNotice();
          }}
        >
          {failure}
        </Notice>
      ) : null}
      {shownIncrease ? (
        <PriceIncreaseNotice
          increase={shownIncrease}
          lines={api.cart.lines}
          onDismiss={() => setShownIncrease(null)}
        />
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
        // On a small window, the bar with the checkout sticks within this box.
        <div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)] lg:items-start lg:gap-x-16">
          <section aria-labelledby={id}>
            <h2 id={id} className="border-b border-line pb-3 text-small text-muted">
              {knownText(`${lang} ${api.cart.count} items`) ?? plural(lang, messages.items, api.cart.count)}
            </h2>
            <CartLines
              lines={api.cart.lines}
              api={api}
              removal={removal}
              violations={estimate?.violations}
              returnTo={page}
              lineAction={lineAction}
            />
          </section>
          <CartTotals
            api={api}
            codeError={codeError}
            failedNote={failedNote}
            page={page}
            choice={choice}
            onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
            estimate={estimate}
            status={status}
            taxSubdivisions={taxSubdivisions}
            notice={notice}
            assurance={assurance}
            end={end}
            arrival={arrival}
            fields={fields}
            form={form}
          />
        </div>
      )}
      {below}
    </>
  );
}

type CartTotalsProps = {
  api: ReturnType<typeof useCart>;
  codeError: string | null;
  failedNote: string | null;
  page: string;
  choice: TotalsChoice;
  onChoice: (change: Partial<TotalsChoice>) => void;
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
  taxSubdivisions: Subdivisions;
  notice: ReactNode;
  assurance: ReactNode;
  end: ReactNode;
  arrival: ReactNode;
  fields: ReactNode;
  form: string;
};

function CartTotals({
  api,
  codeError,
  failedNote,
  page,
  choice,
  onChoice,
  estimate,
  status,
  taxSubdivisions,
  notice,
  assurance,
  end,
  arrival,
  fields,
  form,
}: CartTotalsProps) {
  const messages = useMessages('totals');
  const id = useId();
  const { cart } = api;
  const cartMessages = useMessages('cart');
  const free = freeDelivery(cart, choice.country, estimate);

  return (
    <section
      aria-labelledby={id}
      className="max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:px-7 lg:py-6"
    >
      <h2 id={id} className="mt-10 mb-3 font-display text-title lg:mt-0">
        {messages.title}
      </h2>
      {free ? (
        <div className="mb-4">
          <FreeDeliveryProgress free={free} country={choice.country} pending={cart.pending} />
        </div>
      ) : null}
      {fields}
      <CartSummary
        cart={cart}
        estimate={estimate}
        status={status}
        choice={choice}
        taxSubdivisions={taxSubdivisions}
        onChoice={onChoice}
        returnTo={page}
        notice={notice}
        assurance={
          <>
            {arrival && isEstimatedByShop(cart, choice, estimate) ? arrival : null}
            {assurance}
          </>
        }
        codes={<CodeForm cart={cart} api={api} returnTo={page} error={codeError} />}
        more={
          <>
            <CartNote note={cart.note} failed={failedNote} form={form} onSave={api.setNote} />
            {end}
          </>
        }
      >
        <CheckoutForm
          id={form}
          cart={cart}
          estimate={status === 'ready' && !cart.pending ? estimate : null}
          // The estimated selection: the sums leave out a chosen membership that cannot pay.
          choice={{
            ...choice,
            shippingCode: choice.shippingCode ?? estimate?.selectedShippingCode ?? null,
            membershipIds: estimate?.memberships.selectedIds ?? choice.membershipIds,
          }}
          blockedBy={blockedBy(cartMessages, cart, estimate)}
        />
      </CartSummary>
    </section>
  );
}

/** The platform's text about the chosen method, or a pre-order's message, replaces the shop's estimate. */
function isEstimatedByShop(cart: Cart, choice: TotalsChoice, estimate: CartEstimate | null): boolean {
  const code = choice.shippingCode ?? estimate?.selectedShippingCode;
  const option = estimate?.shippingOptions.find((one) => one.code === code);
  const isOther = option && (option.deliveryTime !== '' || option.pickupAddress !== null);
  const isLater = cart.lines.some(({ preOrder }) => preOrder);
  return isDelivered(cart) && !isLater && choice.country === FACTS.country && !isOther;
}

/** Returns what the shopper must do before the checkout, or null. */
function blockedBy(messages: Messages['cart'], cart: Cart, estimate: CartEstimate | null): string | null {
  if (cart.lines.some(isUnavailable)) return messages.removeFirst;
  switch (estimate?.violations.find(({ isBlocking }) => isBlocking)?.kind) {
    case 'out-of-stock':
    case 'members-only':
      return messages.changeFirst;
    case 'order-minimum':
      return messages.reachMinimum;
    case 'coupon':
    case 'gift-card-coupon':
      return messages.removeCoupon;
    default:
      return null;
  }
}

type PriceIncreaseNoticeProps = { increase: PriceIncrease; lines: Cart['lines']; onDismiss: () => void };

function PriceIncreaseNotice({ increase, lines, onDismiss }: PriceIncreaseNoticeProps) {
  const messages = useMessages('cartChanges');
  const lang = useLang();
  const fromTo = ({ from, to }: { from: Money; to: Money }) => ({
    from: formatMoney(from, lang),
    to: formatMoney(to, lang),
  });
  const raised = increase.lines.flatMap(({ id, ...change }) => {
    const name = lines.find((line) => line.id === id)?.name;
    return name === undefined ? [] : [{ id, name, ...fromTo(change) }];
  });
  return (
    <Notice tone="bad" className="mb-6" onDismiss={onDismiss}>
      <p className="font-medium">{messages.raisedTitle}</p>
      <ul className="my-1 grid gap-1">
        {raised.map(({ id, ...change }) => (
          <li key={id}>{format(messages.price, change)}</li>
        ))}
        {increase.total ? <li>{format(messages.raisedTotal, fromTo(increase.total))}</li> : null}
      </ul>
      <p>{messages.raisedNext}</p>
    </Notice>
  );
}

export function CartNote(props: CartNoteProps) {
  return (
    <LateDisclosure title={useMessages('totals').note} open={props.failed !== null} load={load}>
      <NoteField {...props} />
    </LateDisclosure>
  );
}
