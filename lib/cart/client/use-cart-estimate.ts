'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { Cart, CartEstimate, TotalsChoice } from '@/lib/model/cart';

/** Server-rendered estimate of a cart; `estimate` is null when the platform returned none. */
export type InitialEstimate = { cart: Cart; estimate: CartEstimate | null };

type Answer = { question: string; estimate: CartEstimate | null; hasFailed: boolean };

/**
 * Returns the estimate of a cart for a choice. Requests it again when the cart or the choice
 * changes. The last estimate stays while the next one loads. It disappears when the next one fails,
 * because its amounts belong to another cart.
 *
 * @param initial estimate of the first choice; undefined when the server has rendered none
 */
export function useCartEstimate({
  cart,
  choice,
  initial,
}: {
  cart: Cart;
  choice: TotalsChoice;
  initial: InitialEstimate | undefined;
}): {
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
} {
  const body = JSON.stringify(choice);
  const question = cart.pending ? null : questionOf(body, cart);
  const [answer, setAnswer] = useState<Answer | undefined>(
    initial && {
      question: questionOf(body, initial.cart),
      estimate: initial.estimate,
      hasFailed: initial.estimate === null,
    },
  );
  const isCurrent = question !== null && answer?.question === question;
  const isAnswered = isCurrent && !answer.hasFailed;

  useEffect(() => {
    if (question === null || isAnswered) return;
    let outdated = false;
    sendJson<{ estimate: CartEstimate | null }>('POST', '/api/cart/estimate', JSON.parse(body)).then(
      ({ estimate }) => !outdated && setAnswer({ question, estimate, hasFailed: false }),
      () => !outdated && setAnswer({ question, estimate: null, hasFailed: true }),
    );
    return () => {
      outdated = true;
    };
  }, [question, body, isAnswered]);

  if (isCurrent && answer.hasFailed) return { estimate: null, status: 'unreachable' };
  return { estimate: answer?.estimate ?? null, status: isAnswered ? 'ready' : 'loading' };
}

/** Returns a key that changes when the choice, the lines, the subtotal or the coupon changes. */
const questionOf = (body: string, { lines, subtotal, couponCode }: Cart): string =>
  [
    body,
    couponCode,
    subtotal?.amount,
    ...lines.map(({ id, quantity, availability }) => `${id}×${quantity} ${availability}`),
  ].join(' ');
