'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/icons';
import { TextField } from '@/components/ui/text-field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartApi } from '@/lib/cart/client/cart-api';
import { fillNodes, format } from '@/lib/i18n/format';

type CouponFormProps = {
  /** The applied code. */
  code: string | null;
  api: Pick<CartApi, 'applyCoupon' | 'removeCoupon'>;
  returnTo: string;
  /** Message about a rejected code of a plain form. */
  error?: string | null;
};

/** The applied code, or a folded field to enter one. */
export function CouponForm({ code, api, returnTo, error: initialError = null }: CouponFormProps) {
  return code ? (
    <AppliedCoupon code={code} returnTo={returnTo} onRemove={api.removeCoupon} />
  ) : (
    <CouponField apply={api.applyCoupon} returnTo={returnTo} initialError={initialError} />
  );
}

type CouponFieldProps = {
  apply: CartApi['applyCoupon'];
  returnTo: string;
  initialError: string | null;
};

function CouponField({ apply, returnTo, initialError }: CouponFieldProps) {
  const messages = useMessages('totals');
  const [error, setError] = useState(initialError);
  const [pending, setPending] = useState(false);
  const id = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) return setError(messages.enterCode);
    setPending(true);
    const outcome = await apply(code);
    setPending(false);
    setError(outcome.ok ? null : outcome.message);
  }

  return (
    <details className="group" open={initialError !== null}>
      <summary className="flex min-h-target list-none items-center justify-between gap-4 text-small font-medium">
        {messages.haveCoupon}
        <ChevronDownIcon className="size-4 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <form
        method="post"
        action="/api/cart/coupon"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 pb-3"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          id={id}
          name="code"
          label={messages.couponCode}
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
    </details>
  );
}

type AppliedCouponProps = { code: string; returnTo: string; onRemove: () => void };

function AppliedCoupon({ code, returnTo, onRemove }: AppliedCouponProps) {
  const messages = useMessages('totals');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form
      method="post"
      action="/api/cart/coupon"
      onSubmit={submit}
      className="flex flex-wrap items-center justify-between gap-x-3"
    >
      <input type="hidden" name="_method" value="DELETE" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="text-small" role="status">
        {fillNodes(messages.applied, { code: <strong className="font-semibold">{code}</strong> })}
      </p>
      <Button variant="quiet" className="-me-2">
        {messages.takeOff}
        <VisuallyHidden> {format(messages.takeOffWhat, { code })}</VisuallyHidden>
      </Button>
    </form>
  );
}
