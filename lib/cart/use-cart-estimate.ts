'use client';

import useSWR from 'swr';
import { sendJson } from '@/lib/http/send-json';
import type { CartEstimate } from './types';
import { useCart } from './use-cart';

/**
 * What the cart would cost, delivered to `country` by `shippingCode` (null: the platform's first choice). Asked again
 * whenever the cart has changed; the last answer stays while the next is on its way.
 */
export function useCartEstimate(request: { country: string; shippingCode: string | null }): {
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
} {
  const { cart } = useCart();
  const contents = [cart.couponCode, ...cart.lines.map((line) => `${line.id}×${line.quantity}`)].join(' ');
  const ready = cart.lines.length > 0 && !cart.pending;
  const { data, error, isLoading } = useSWR(
    ready ? ['/api/cart/estimate', request.country, request.shippingCode, contents] : null,
    () => sendJson<{ estimate: CartEstimate | null }>('POST', '/api/cart/estimate', request),
    { keepPreviousData: true },
  );
  const estimate = data?.estimate ?? null;
  if (error) return { estimate, status: 'unreachable' };
  return { estimate, status: isLoading || cart.pending ? 'loading' : 'ready' };
}
