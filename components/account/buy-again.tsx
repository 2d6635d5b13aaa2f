'use client';

import { useActionState, useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useCart } from '@/lib/cart/use-cart';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from './use-action-form';

type BuyAgainProps = { orderId: string; action: FormAction; initial: FormState };

/** Puts what can still be bought of an order into the cart, and says what could not. */
export function BuyAgain({ orderId, action, initial }: BuyAgainProps) {
  const [state, send, pending] = useActionState(action, initial);
  const { retry } = useCart();
  const readCart = useEffectEvent(retry);

  useEffect(() => {
    if (state.status === 'done') readCart();
  }, [state]);

  const words = state.message ?? state.errors.order;
  return (
    <form action={send}>
      <input type="hidden" name="orderId" value={orderId} />
      <Button variant="secondary" pending={pending}>
        Buy again
      </Button>
      {state.status === 'idle' || !words ? null : (
        <Notice
          tone={state.status === 'done' ? 'good' : 'bad'}
          className="mt-4"
          action={
            state.status === 'done' ? (
              <TextLink href="/cart" className="inline-flex min-h-target items-center">
                See your cart
              </TextLink>
            ) : null
          }
        >
          {words}
        </Notice>
      )}
    </form>
  );
}
