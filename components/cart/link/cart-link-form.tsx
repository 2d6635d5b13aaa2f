'use client';

import { type ReactNode, useActionState, useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/lib/cart/client/use-cart';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';

type CartLinkFormProps = {
  action: FormAction;
  initial: FormState;
  /** The link's query. */
  items: string;
  messages: { add: string; seeCart: string };
  /** Above the button. */
  children: ReactNode;
};

/** Adds the items of a cart link, and reports those that could not be added. */
export function CartLinkForm({ action, initial, items, messages, children }: CartLinkFormProps) {
  const [state, send, pending] = useActionState(action, initial);
  const { retry } = useCart();
  const readCart = useEffectEvent(retry);

  useEffect(() => {
    if (state.status === 'done') readCart();
  }, [state]);

  const isDone = state.status === 'done';
  const message = state.message ?? state.errors.items;
  return (
    <form action={send} className="mt-8">
      <LangField />
      <input type="hidden" name="items" value={items} />
      {state.status === 'idle' || !message ? null : (
        <Notice
          tone={isDone ? 'good' : 'bad'}
          className="mb-6"
          action={
            isDone ? (
              <TextLink href="/cart" className="inline-flex min-h-target items-center">
                {messages.seeCart}
              </TextLink>
            ) : null
          }
        >
          {message}
        </Notice>
      )}
      {isDone ? null : (
        <>
          {children}
          <Button size="large" pending={pending} className="mt-4">
            {messages.add}
          </Button>
        </>
      )}
    </form>
  );
}
