'use client';

import { useMessages } from '#messages';
import type { CartApi } from '@/lib/cart/client/store';
import { CodeForm } from './code-form';

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
