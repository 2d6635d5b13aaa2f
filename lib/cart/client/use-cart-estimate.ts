'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { Cart, CartEstimate, TotalsChoice } from '@/lib/model/cart';
import { amountKey } from '@/lib/model/money';

/** Rendered by the server. `estimate` is null when the platform returned none. */
export type InitialEstimate = { cart: Cart; estimate: CartEstimate | null };

type EstimateResult = { key: string; estimate: CartEstimate | null; hasFailed: boolean };

/**
 * The last estimate stays while the next one loads. When that fails, it disappears, because its amounts
 * belong to another cart. `choice`: null for the one that the shopper has made before. `initial`: of the
 * first choice; undefined when the server has rendered none.
 */
export function useCartEstimate({
  cart,
  choice,
  initial,
  isShown = true,
}: {
  cart: Cart;
  choice: TotalsChoice | null;
  initial?: InitialEstimate | undefined;
  /** Nothing is requested before. */
  isShown?: boolean;
}): {
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
} {
  const body = JSON.stringify(choice ?? {});
  const key = !isShown || cart.pending || cart.lines.length === 0 ? null : estimateKey(body, cart);
  const [result, setResult] = useState<EstimateResult | undefined>(
    initial && {
      key: estimateKey(body, initial.cart),
      estimate: initial.estimate,
      hasFailed: initial.estimate === null,
    },
  );
  const isCurrent = key !== null && result?.key === key;
  const isReady = isCurrent && !result.hasFailed;

  useEffect(() => {
    if (key === null || isReady) return;
    let isOutdated = false;
    sendJson<{ estimate: CartEstimate | null }>('POST', '/api/cart/estimate', JSON.parse(body)).then(
      ({ estimate }) => !isOutdated && setResult({ key, estimate, hasFailed: false }),
      () => !isOutdated && setResult({ key, estimate: null, hasFailed: true }),
    );
    return () => {
      isOutdated = true;
    };
  }, [key, body, isReady]);

  if (isCurrent && result.hasFailed) return { estimate: null, status: 'unreachable' };
  return { estimate: result?.estimate ?? null, status: isReady ? 'ready' : 'loading' };
}

const estimateKey = (body: string, { lines, subtotal, couponCode, giftCard }: Cart): string =>
  [
    body,
    couponCode,
    giftCard?.code,
    subtotal && amountKey(subtotal),
    ...lines.map(({ id, quantity, availability }) => `${id}×${quantity} ${availability}`),
  ].join(' ');
