'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { CartEstimate } from './types';
import { useCartState } from './use-cart-state';

/**
 * What the cart would cost, delivered to `country` by `shippingCode` (null: the platform's first choice). Asked again
 * whenever the cart has changed; the last answer stays while the next is on its way.
 */
export function useCartEstimate({
  country,
  shippingCode,
}: {
  country: string;
  shippingCode: string | null;
}): {
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
} {
  const { cart } = useCartState();
  const contents = [cart.couponCode, ...cart.lines.map((line) => `${line.id}×${line.quantity}`)].join(' ');
  const question = cart.lines.length > 0 && !cart.pending ? `${country} ${shippingCode} ${contents}` : null;
  const [answer, setAnswer] = useState<{
    question: string;
    estimate: CartEstimate | null;
    failed: boolean;
  }>();

  useEffect(() => {
    if (question === null) return;
    let outdated = false;
    sendJson<{ estimate: CartEstimate | null }>('POST', '/api/cart/estimate', { country, shippingCode }).then(
      ({ estimate }) => !outdated && setAnswer({ question, estimate, failed: false }),
      () => !outdated && setAnswer((last) => ({ question, estimate: last?.estimate ?? null, failed: true })),
    );
    return () => {
      outdated = true;
    };
  }, [question, country, shippingCode]);

  const estimate = answer?.estimate ?? null;
  if (answer?.failed && answer.question === question) return { estimate, status: 'unreachable' };
  return { estimate, status: question !== null && answer?.question === question ? 'ready' : 'loading' };
}
