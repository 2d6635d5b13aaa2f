'use client';

import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import { sendJson } from '@/lib/http/send-json';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { onRoleChange } from '@/lib/session/session-channel';
import { clearCart, confirmCart, hasSession, isCartConfirmed, readCart, showPending } from './store';

type QueueHandlers = {
  showPending(apply: (cart: Cart) => Cart): void;
  confirmCart(cart: Cart): void;
  onConfirm(): void;
  /** The write may have succeeded without a response. */
  onFailure(): void;
};

export type Write<T extends { cart: Cart }> = {
  /** The line whose quantity the write sets. A later write for the line supersedes this one. */
  lineId?: string;
  /** It is shown until the platform responds. */
  preview?(cart: Cart): Cart;
  send(): Promise<T>;
};

type PendingWrite = Pick<Write<{ cart: Cart }>, 'lineId' | 'preview'>;

const isSameLine = (a: PendingWrite, b: PendingWrite): boolean =>
  a.lineId !== undefined && a.lineId === b.lineId;

/** Sends one write at a time, shows all pending ones, and removes a failed one from the shown cart. */
export function createWriteQueue(handlers: QueueHandlers) {
  let pending: PendingWrite[] = [];
  let sending: PendingWrite | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const showPending = (): void =>
    handlers.showPending((cart) => pending.reduce((shown, { preview }) => preview?.(shown) ?? shown, cart));

  /**
   * Null when a later write has superseded this one.
   * @throws what `send` throws, after the writes for the same line are removed
   */
  function enqueue<T extends { cart: Cart }>(write: Write<T>): Promise<T | null> {
    pending = [...pending.filter((other) => other === sending || !isSameLine(other, write)), write];
    if (write.preview) showPending();
    const response = last.then(() => (pending.includes(write) ? send(write) : null));
    last = response.catch(() => undefined);
    return response;
  }

  async function send<T extends { cart: Cart }>(write: Write<T>): Promise<T | null> {
    sending = write;
    try {
      const response = await write.send();
      pending = pending.filter((other) => other !== write);
      if (sending === write) handlers.confirmCart(response.cart);
      handlers.onConfirm();
      return pending.some((later) => isSameLine(later, write)) ? null : response;
    } catch (error) {
      pending = pending.filter((other) => other !== write && !isSameLine(other, write));
      showPending();
      handlers.onFailure();
      throw error;
    } finally {
      sending = null;
    }
  }

  return {
    enqueue,
    /** For the writes that are in the queue now. */
    whenIdle: (): Promise<unknown> => last,
    /** Ignores the response that is on its way, because it belongs to the previous session. */
    endSession(): void {
      sending = null;
    },
  };
}

const CART_KEY = '/api/cart';
const FIVE_MINUTES = 300_000;

export const refreshCart = (): void => void mutate(CART_KEY);

/** Notifies the other tabs of a confirmed write, and this one of theirs. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cart') : null;
if (channel) channel.onmessage = refreshCart;

export const queue = createWriteQueue({
  showPending,
  confirmCart,
  onConfirm: () => channel?.postMessage('changed'),
  onFailure: refreshCart,
});

/** Sends no request without a session: such a visitor has no cart. */
async function fetchCart(): Promise<void> {
  // A read between two writes would show a cart that is about to change.
  await queue.whenIdle();
  await readCart(async () =>
    hasSession() ? (await sendJson<{ cart: Cart }>('GET', CART_KEY)).cart : EMPTY_CART,
  );
}

/** The back-forward cache may hold an old cart. Another role has another cart. Returns the unsubscriber. */
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
 * SWR also reads on focus and on reconnect. Mount it once, and only when a cart is possible. It does not
 * read what the server has just rendered.
 */
export function CartSync(): null {
  useSWR(CART_KEY, fetchCart, { refreshInterval: FIVE_MINUTES, revalidateOnMount: !isCartConfirmed() });
  useEffect(followSession, []);
  return null;
}
