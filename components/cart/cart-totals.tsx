import { type ReactNode, useId } from 'react';
import { useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import type { useCart } from '@/lib/cart/client/use-cart';
import { freeDelivery } from '@/lib/cart/free-delivery';
import type { TaxSubdivisions } from '@/lib/cart/totals-choice';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  type Cart,
  type CartEstimate,
  isDelivered,
  isUnavailable,
  type TotalsChoice,
} from '@/lib/model/cart';
import { CartNote } from './cart-note';
import { CartSummary } from './cart-summary';
import { CheckoutForm } from './checkout-form';
import { CouponForm } from './coupon-form';
import { FreeDeliveryProgress } from './free-delivery-progress';
import { GiftCardForm } from './gift-card-form';

type CartTotalsProps = {
  api: ReturnType<typeof useCart>;
  couponError: string | null;
  failedNote: string | null;
  page: string;
  choice: TotalsChoice;
  onChoice: (change: Partial<TotalsChoice>) => void;
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
  taxSubdivisions: TaxSubdivisions;
  assurance: ReactNode;
  arrival: ReactNode;
};

/** The sums of the cart, what changes them, and the way to the checkout. */
export function CartTotals({
  api,
  couponError,
  failedNote,
  page,
  choice,
  onChoice,
  estimate,
  status,
  taxSubdivisions,
  assurance,
  arrival,
}: CartTotalsProps) {
  const messages = useMessages('totals');
  const id = useId();
  const checkoutId = useId();
  const { cart } = api;
  const cartMessages = useMessages('cart');
  const free = freeDelivery(cart, choice.country, estimate);

  return (
    <section
      aria-labelledby={id}
      className="rounded-panel bg-sunken px-5 py-6 sm:px-7 lg:sticky lg:top-24 lg:mt-8"
    >
      <h2 id={id} className="mb-4 font-display text-title">
        {messages.title}
      </h2>
      {free ? (
        <div className="mb-5">
          <FreeDeliveryProgress free={free} country={choice.country} pending={cart.pending} />
        </div>
      ) : null}
      <CartSummary
        cart={cart}
        estimate={estimate}
        status={status}
        choice={choice}
        taxSubdivisions={taxSubdivisions}
        onChoice={onChoice}
        returnTo={page}
      />
      <div className="my-4 border-y border-line py-1">
        <CouponForm code={cart.couponCode} api={api} returnTo={page} error={couponError} />
        <CartNote note={cart.note} failed={failedNote} form={checkoutId} onSave={api.setNote} />
        {cart.giftCard ? <GiftCardForm code={cart.giftCard.code} api={api} returnTo={page} /> : null}
      </div>
      {arrival && isEstimatedByShop(cart, choice, estimate) ? arrival : null}
      <CheckoutForm
        id={checkoutId}
        cart={cart}
        estimate={status === 'ready' && !cart.pending ? estimate : null}
        // The selection that was estimated: the sums leave out a chosen membership that cannot pay.
        choice={{
          ...choice,
          shippingCode: choice.shippingCode ?? estimate?.selectedShippingCode ?? null,
          membershipIds: estimate?.memberships.selectedIds ?? choice.membershipIds,
        }}
        blockedBy={blockedBy(cartMessages, cart, estimate)}
      />
      {assurance}
    </section>
  );
}

/** The shop knows its own country. The platform's text about the chosen method takes precedence. */
function isEstimatedByShop(cart: Cart, choice: TotalsChoice, estimate: CartEstimate | null): boolean {
  const code = choice.shippingCode ?? estimate?.selectedShippingCode;
  const option = estimate?.shippingOptions.find((one) => one.code === code);
  const isOther = option && (option.deliveryTime !== '' || option.pickupAddress !== null);
  return isDelivered(cart) && choice.country === FACTS.country && !isOther;
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
