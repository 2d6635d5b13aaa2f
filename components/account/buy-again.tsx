'use client';

import { useMessages } from '#messages';
import { FilledCartNotice, useFilledCart } from '@/components/cart/link/cart-link-form';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';

type BuyAgainProps = { orderId: string; action: FormAction; initial: FormState };

/** Adds the items that can still be bought, and reports the others. */
export function BuyAgain({ orderId, action, initial }: BuyAgainProps) {
  const account = useMessages('account');
  const { state, send, pending } = useFilledCart(action, initial);
  return (
    <form action={send}>
      <LangField />
      <input type="hidden" name="orderId" value={orderId} />
      <Button variant="secondary" pending={pending}>
        {account.buyAgain}
      </Button>
      <FilledCartNotice state={state} field="order" seeCart={account.seeCart} className="mt-4" />
    </form>
  );
}
