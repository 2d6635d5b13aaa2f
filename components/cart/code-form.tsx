'use client';

import type { SubmitEvent } from 'react';
import * as Rendered from '#folded-forms';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LateDisclosure, latePart } from '@/components/ui/late-part';
import type { CartApi } from '@/lib/cart/client/store';
import { fillNodes, format, type Message } from '@/lib/i18n/format';
import type { Cart } from '@/lib/model/cart';

type CodeFormProps = {
  cart: Pick<Cart, 'couponCode' | 'giftCard'>;
  api: Pick<CartApi, 'applyCode' | 'removeCoupon' | 'removeGiftCard'>;
  returnTo: string;
  error?: string | null;
};

const { Part: CodeField, load } = latePart(
  Rendered.CodeField,
  async () => (await import('./folded-forms')).CodeField,
);

/** Shows what is applied, and one folded field for what is not. */
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
        <LateDisclosure
          title={giftCard ? messages.haveCode : messages.haveCoupon}
          open={error !== null}
          load={load}
        >
          <CodeField onApply={api.applyCode} returnTo={returnTo} error={error} hasGiftCards={!!giftCard} />
        </LateDisclosure>
      ) : null}
    </>
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
        <span className="sr-only">{` ${format(removal, { code })}`}</span>
      </Button>
    </form>
  );
}
