'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartApi } from '@/lib/cart/client/store';
import { fillNodes, format } from '@/lib/i18n/format';
import type { Message } from '@/lib/i18n/message';
import type { Cart } from '@/lib/model/cart';

type CodeFormProps = {
  cart: Pick<Cart, 'couponCode' | 'giftCard'>;
  api: Pick<CartApi, 'applyCode' | 'removeCoupon' | 'removeGiftCard'>;
  returnTo: string;
  /** Message about a rejected code of a plain form. */
  error?: string | null;
};

/** The applied coupon and gift card, and one folded field for what is not applied. */
export function CodeForm({ cart: { couponCode, giftCard }, api, returnTo, error = null }: CodeFormProps) {
  const messages = useMessages('totals');
  const giftCardCode = giftCard?.code ?? null;
  const isOpen = couponCode === null || (giftCard !== undefined && giftCardCode === null);
  return (
    <>
      {couponCode === null ? null : (
        <AppliedCode
          code={couponCode}
          kind="coupon"
          onRemove={api.removeCoupon}
          returnTo={returnTo}
          applied={messages.applied}
          removal={messages.takeOffWhat}
        />
      )}
      {giftCardCode === null ? null : (
        <AppliedCode
          code={giftCardCode}
          kind="gift-card"
          onRemove={api.removeGiftCard}
          returnTo={returnTo}
          applied={messages.giftCardApplied}
          removal={messages.takeOffGiftCard}
        />
      )}
      {isOpen ? (
        <CodeField onApply={api.applyCode} returnTo={returnTo} error={error} hasGiftCards={!!giftCard} />
      ) : null}
    </>
  );
}

type CodeFieldProps = {
  onApply: CartApi['applyCode'];
  returnTo: string;
  error: string | null;
  /** Whether a gift card can pay for the cart. */
  hasGiftCards: boolean;
};

function CodeField({ onApply, returnTo, error: initialError, hasGiftCards }: CodeFieldProps) {
  const messages = useMessages('totals');
  const [error, setError] = useState(initialError);
  const [pending, setPending] = useState(false);
  const id = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code')).trim();
    if (!code) return setError(messages.enterCode);
    setPending(true);
    const outcome = await onApply(code);
    setPending(false);
    setError(outcome.ok ? null : outcome.message);
    // The field may stay for the other kind of code.
    if (outcome.ok) form.reset();
  }

  return (
    <Disclosure
      small
      title={hasGiftCards ? messages.haveCode : messages.haveCoupon}
      open={initialError !== null}
    >
      <form
        method="post"
        action="/api/cart/code"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          id={id}
          name="code"
          label={hasGiftCards ? messages.anyCode : messages.couponCode}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        {/* Offset by the height of the label. */}
        <Button variant="secondary" pending={pending} className="mt-[1.6875rem]">
          {messages.apply}
        </Button>
      </form>
    </Disclosure>
  );
}

type AppliedCodeProps = {
  code: string;
  kind: 'coupon' | 'gift-card';
  onRemove: () => void;
  returnTo: string;
  applied: Message<'code'>;
  /** Follows the label of the button that removes the code. */
  removal: Message<'code'>;
};

function AppliedCode({ code, kind, onRemove, returnTo, applied, removal }: AppliedCodeProps) {
  const messages = useMessages('totals');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form
      method="post"
      action="/api/cart/code"
      onSubmit={submit}
      className="flex flex-wrap items-center justify-between gap-x-3"
    >
      <input type="hidden" name="_method" value="DELETE" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="text-small" role="status">
        {fillNodes(applied, { code: <strong className="font-semibold">{code}</strong> })}
      </p>
      <Button variant="quiet">
        {messages.takeOff}
        <VisuallyHidden> {format(removal, { code })}</VisuallyHidden>
      </Button>
    </form>
  );
}
