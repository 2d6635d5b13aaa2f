'use client';

import { useEffect, useId, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import type { Cart, CartEstimate, TotalsChoice } from '@/lib/model/cart';
import { writeShownCart } from '@/lib/model/shown-cart';
import { localHref } from '@/lib/urls';

type CheckoutFormProps = {
  /** The cart that the page shows. The checkout stops when it costs more by now. */
  cart: Cart;
  /** The estimate that the page shows for the choice. Null where it shows no total. */
  estimate?: CartEstimate | null;
  /** The choice that the totals were estimated for. Null where nothing can be chosen. */
  choice: TotalsChoice | null;
  blockedBy: string | null;
  /** The id of the form, where fields outside it belong to it. */
  id?: string;
};

/** The response to this plain form redirects a guest to the hosted page. */
export function CheckoutForm({ cart, estimate = null, choice, blockedBy, id }: CheckoutFormProps) {
  const messages = useMessages('cart');
  const returnTo = localHref(useLang(), '/cart');
  const [pending, setPending] = useState(false);
  const reasonId = useId();

  useEffect(() => {
    // The Back button restores the page from the history in its pending state.
    const clearPending = () => setPending(false);
    addEventListener('pageshow', clearPending);
    return () => removeEventListener('pageshow', clearPending);
  }, []);

  return (
    <form id={id} method="post" action="/checkout" onSubmit={() => setPending(true)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="shown" value={writeShownCart(cart, estimate)} />
      <input type="hidden" name="shippingCode" value={choice?.shippingCode ?? ''} />
      <input type="hidden" name="country" value={choice?.country ?? ''} />
      <input type="hidden" name="subdivision" value={choice?.subdivision ?? ''} />
      {choice?.membershipIds.map((membershipId) => (
        <input key={membershipId} type="hidden" name={`membership:${membershipId}`} value="on" />
      ))}
      {blockedBy ? (
        <p id={reasonId} className="mb-3 text-small text-danger">
          {blockedBy}
        </p>
      ) : null}
      <Button
        size="large"
        className="w-full"
        pending={pending}
        disabled={blockedBy !== null}
        aria-describedby={blockedBy ? reasonId : undefined}
      >
        {messages.checkOut}
      </Button>
    </form>
  );
}
