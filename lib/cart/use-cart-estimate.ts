'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { Cart, CartEstimate, TotalsChoice } from './types';

/** What the server has rendered: an estimate of this cart, or null when it could not be had. */
export type InitialEstimate = { cart: Cart; estimate: CartEstimate | null };

type Answer = { question: string; estimate: CartEstimate | null; hasFailed: boolean };

/**
 * What a cart would cost for what was chosen. Requested again whenever one of them has changed. The last answer stays
 * while the next is on its way, and goes when there is no next: its sums were those of another cart.
 *
 * @param initial of the first choice; undefined when the server has rendered none
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

/** Changes when the sums may: with the choice, with what is in the cart, with its prices, and with the coupon. */
const questionOf = (body: string, { lines, subtotal, couponCode }: Cart): string =>
  [
    body,
    couponCode,
    subtotal?.amount,
    ...lines.map(({ id, quantity, availability }) => `${id}×${quantity} ${availability}`),
  ].join(' ');
