'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CartApi, CodeOutcome } from '@/lib/cart/client/store';
import { fillNodes, format } from '@/lib/i18n/format';
import type { Message } from '@/lib/i18n/message';

type CodeFormProps = {
  /** The applied code, or null. */
  code: string | null;
  /** The route that takes the code. */
  action: '/api/cart/coupon' | '/api/cart/gift-card';
  onApply: (code: string) => Promise<CodeOutcome>;
  onRemove: () => void;
  returnTo: string;
  /** Message about a rejected code of a plain form. */
  error?: string | null;
  texts: {
    /** Opens the field. */
    question: string;
    label: string;
    applied: Message<'code'>;
    /** Follows the label of the button that removes the code. */
    removal: Message<'code'>;
  };
};

/** The applied code of a coupon or a gift card, or a folded field to enter one. */
function CodeForm(props: CodeFormProps) {
  return props.code ? <AppliedCode {...props} code={props.code} /> : <CodeField {...props} />;
}

function CodeField({ action, onApply, returnTo, error: initialError = null, texts }: CodeFormProps) {
  const messages = useMessages('totals');
  const [error, setError] = useState(initialError);
  const [pending, setPending] = useState(false);
  const id = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) return setError(messages.enterCode);
    setPending(true);
    const outcome = await onApply(code);
    setPending(false);
    setError(outcome.ok ? null : outcome.message);
  }

  return (
    <details className="group" open={initialError !== null}>
      <summary className="flex min-h-target list-none items-center justify-between gap-4 text-small font-medium">
        {texts.question}
        <ChevronDownIcon className="size-4 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <form
        method="post"
        action={action}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 pb-3"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          id={id}
          name="code"
          label={texts.label}
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

function AppliedCode({ code, action, returnTo, onRemove, texts }: CodeFormProps & { code: string }) {
  const messages = useMessages('totals');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      className="flex flex-wrap items-center justify-between gap-x-3"
    >
      <input type="hidden" name="_method" value="DELETE" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="text-small" role="status">
        {fillNodes(texts.applied, { code: <strong className="font-semibold">{code}</strong> })}
      </p>
      <Button variant="quiet" className="-me-2">
        {messages.takeOff}
        <VisuallyHidden> {format(texts.removal, { code })}</VisuallyHidden>
      </Button>
    </form>
  );
}

type CouponFormProps = {
  /** The applied code. */
  code: string | null;
  api: Pick<CartApi, 'applyCoupon' | 'removeCoupon'>;
  returnTo: string;
  /** Message about a rejected code of a plain form. */
  error?: string | null;
};

/** The applied coupon, or a folded field to enter one. */
export function CouponForm({ code, api, returnTo, error = null }: CouponFormProps) {
  const messages = useMessages('totals');
  return (
    <CodeForm
      code={code}
      action="/api/cart/coupon"
      onApply={api.applyCoupon}
      onRemove={api.removeCoupon}
      returnTo={returnTo}
      error={error}
      texts={{
        question: messages.haveCoupon,
        label: messages.couponCode,
        applied: messages.applied,
        removal: messages.takeOffWhat,
      }}
    />
  );
}

type GiftCardFormProps = {
  /** The applied gift card, masked. */
  code: string | null;
  api: Pick<CartApi, 'applyGiftCard' | 'removeGiftCard'>;
  returnTo: string;
};

/** The gift card that pays for the cart, or a folded field to enter one. */
export function GiftCardForm({ code, api, returnTo }: GiftCardFormProps) {
  const messages = useMessages('totals');
  return (
    <CodeForm
      code={code}
      action="/api/cart/gift-card"
      onApply={api.applyGiftCard}
      onRemove={api.removeGiftCard}
      returnTo={returnTo}
      texts={{
        question: messages.haveGiftCard,
        label: messages.giftCardCode,
        applied: messages.giftCardApplied,
        removal: messages.takeOffGiftCard,
      }}
    />
  );
}
