'use client';

import { useActionState, useEffect, useEffectEvent } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/lib/cart/client/use-cart';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';

type BuyAgainProps = { orderId: string; action: FormAction; initial: FormState };

/** Adds the items of an order that can still be bought to the cart, and reports the others. */
export function BuyAgain({ orderId, action, initial }: BuyAgainProps) {
  const account = useMessages('account');
  const [state, send, pending] = useActionState(action, initial);
  const { retry } = useCart();
  const readCart = useEffectEvent(retry);

  useEffect(() => {
    if (state.status === 'done') readCart();
  }, [state]);

  const message = state.message ?? state.errors.order;
  return (
    <form action={send}>
      <LangField />
      <input type="hidden" name="orderId" value={orderId} />
      <Button variant="secondary" pending={pending}>
        {account.buyAgain}
      </Button>
      {state.status === 'idle' || !message ? null : (
        <Notice
          tone={state.status === 'done' ? 'good' : 'bad'}
          className="mt-4"
          action={
            state.status === 'done' ? (
              <TextLink href="/cart" className="inline-flex min-h-target items-center">
                {account.seeCart}
              </TextLink>
            ) : null
          }
        >
          {message}
        </Notice>
      )}
    </form>
  );
}
