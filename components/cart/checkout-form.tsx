'use client';

import { useEffect, useState } from 'react';
import { useLang, useWords } from '#words';
import { Button } from '@/components/ui/button';
import { localHref } from '@/lib/urls';

type CheckoutFormProps = {
  /** The delivery that was chosen, if one was. */
  shippingCode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
};

/** To the checkout, as a guest: a plain form, whose answer leads to the hosted page. */
export function CheckoutForm({ shippingCode, country }: CheckoutFormProps) {
  const words = useWords('cart');
  const returnTo = localHref(useLang(), '/cart');
  const [pending, setPending] = useState(false);

  useEffect(() => {
    // Back from the checkout, the page comes out of the history as it was left: waiting.
    const wake = () => setPending(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return (
    <form method="post" action="/checkout" onSubmit={() => setPending(true)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="shippingCode" value={shippingCode ?? ''} />
      <input type="hidden" name="country" value={country ?? ''} />
      <Button size="large" className="w-full" pending={pending}>
        {words.checkOut}
      </Button>
    </form>
  );
}
