'use client';

import { useMessages } from '#messages';
import type { CartApi } from '@/lib/cart/client/store';
import { CodeForm } from './code-form';

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
