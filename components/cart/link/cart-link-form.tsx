'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLang } from '#messages';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/field';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { checkCartCookie } from '@/lib/cart/client/check-cart-cookie';
import { useCart } from '@/lib/cart/client/use-cart';
import { useFormAction } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import type { FormAction } from '@/lib/forms/use-form';

type CartLinkFormProps = {
  action: FormAction;
  initial: FormState;
  /** The link's query. */
  items: string;
  messages: { add: string; seeCart: string };
  children: ReactNode;
};

/** Reports the items that could not be added. */
export function CartLinkForm({ action, initial, items, messages, children }: CartLinkFormProps) {
  const { state, send, pending } = useFilledCart(action, initial);
  return (
    <form action={send} className="mt-8">
      <LangField />
      <input type="hidden" name="items" value={items} />
      <FilledCartNotice state={state} field="items" seeCart={messages.seeCart} className="mb-6" />
      {state.status === 'done' ? null : (
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

/** The browser reads the cart once more after the action. */
export function useFilledCart(action: FormAction, initial: FormState) {
  const [state, send, pending] = useFormAction(action, initial, checkCartCookie(useLang()));
  const { retry } = useCart();
  const readCart = useEffectEvent(retry);

  useEffect(() => {
    if (state.status === 'done') readCart();
  }, [state]);
  return { state, send, pending };
}

type FilledCartNoticeProps = {
  state: FormState;
  /** Errors are about this field. */
  field: string;
  seeCart: string;
  className: string;
};

export function FilledCartNotice({ state, field, seeCart, className }: FilledCartNoticeProps) {
  const isDone = state.status === 'done';
  const message = state.message ?? state.errors[field];
  if (state.status === 'idle' || !message) return null;
  return (
    <Notice
      tone={isDone ? 'good' : 'bad'}
      className={className}
      action={
        isDone ? (
          <TextLink href="/cart" className="inline-flex min-h-target items-center">
            {seeCart}
          </TextLink>
        ) : null
      }
    >
      {message}
    </Notice>
  );
}
