'use client';

import { useEffect, useId, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import type { TotalsChoice } from '@/lib/cart/types';
import { localHref } from '@/lib/urls';

type CheckoutFormProps = {
  /** What the totals were estimated for; null where nothing can be chosen. */
  choice: TotalsChoice | null;
  /** Whether something in the cart cannot be bought: it has to go first. */
  isBlocked: boolean;
};

/** To the checkout, as a guest: a plain form, whose answer leads to the hosted page. */
export function CheckoutForm({ choice, isBlocked }: CheckoutFormProps) {
  const messages = useMessages('cart');
  const returnTo = localHref(useLang(), '/cart');
  const [pending, setPending] = useState(false);
  const id = useId();

  useEffect(() => {
    // Back from the checkout, the page comes out of the history as it was left: waiting.
    const wake = () => setPending(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return (
    <form method="post" action="/checkout" onSubmit={() => setPending(true)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="shippingCode" value={choice?.shippingCode ?? ''} />
      <input type="hidden" name="country" value={choice?.country ?? ''} />
      <input type="hidden" name="subdivision" value={choice?.subdivision ?? ''} />
      {choice?.membershipIds.map((membershipId) => (
        <input key={membershipId} type="hidden" name={`membership:${membershipId}`} value="on" />
      ))}
      {isBlocked ? (
        <p id={id} className="mb-3 text-small text-danger">
          {messages.removeFirst}
        </p>
      ) : null}
      <Button
        size="large"
        className="w-full"
        pending={pending}
        disabled={isBlocked}
        aria-describedby={isBlocked ? id : undefined}
      >
        {messages.checkOut}
      </Button>
    </form>
  );
}
