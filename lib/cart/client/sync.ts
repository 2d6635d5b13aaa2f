'use client';

import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import { sendJson } from '@/lib/http/send-json';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { onRoleChange } from '@/lib/session/session-channel';
import { createWriteQueue } from './queue';
import { clearCart, confirmCart, hasSession, readCart, showPending } from './store';

const CART_KEY = '/api/cart';
const FIVE_MINUTES = 300_000;

/** Requests the cart again. */
export const refreshCart = (): void => void mutate(CART_KEY);

/** Notifies the other tabs of a confirmed write, and this one of theirs. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cart') : null;
if (channel) channel.onmessage = refreshCart;

/** The writes of this page. */
export const queue = createWriteQueue({
  showPending,
  confirmCart,
  onConfirm: () => channel?.postMessage('changed'),
  onFailure: refreshCart,
});

/** Reads the cart. Sends no request without a session: such a visitor has no cart. */
async function fetchCart(): Promise<void> {
  // A read between two writes would show a cart that is about to change.
  await queue.whenIdle();
  await readCart(async () =>
    hasSession() ? (await sendJson<{ cart: Cart }>('GET', CART_KEY)).cart : EMPTY_CART,
  );
}

/**
 * Refreshes the cart when the page returns from the back-forward cache. Forgets it when the role of
 * the session changes, because it belongs to the previous shopper. Returns the unsubscriber.
 */
function followSession(): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) refreshCart();
  };
  addEventListener('pageshow', handlePageShow);
  const stopListening = onRoleChange(() => {
    queue.endSession();
    clearCart();
    refreshCart();
  });
  return () => {
    removeEventListener('pageshow', handlePageShow);
    stopListening();
  };
}

/**
 * Synchronizes the page's cart with the platform: every five minutes, on focus, on reconnect and
 * when another tab has changed it. SWR schedules the reads, and the store has the cart. Renders
 * nothing. Mount it once, and only when a cart is possible.
 */
export function CartSync(): null {
  useSWR(CART_KEY, fetchCart, { refreshInterval: FIVE_MINUTES });
  useEffect(followSession, []);
  return null;
}
