import type { Cart } from '@/lib/model/cart';

/** What the queue needs from ./store and ./sync. */
type QueueHandlers = {
  showPending(apply: (cart: Cart) => Cart): void;
  confirmCart(cart: Cart): void;
  getSession(): number;
  /** Called after the platform has confirmed a write. */
  onConfirm(): void;
  /** Called after a write has failed. It may have succeeded without a response. */
  onFailure(): void;
};

export type Write<T extends { cart: Cart }> = {
  /** The line whose quantity the write sets. A later write for the line supersedes this one. */
  lineId?: string;
  /** Returns the cart as it will be. It is shown until the platform responds. */
  preview?(cart: Cart): Cart;
  send(): Promise<T>;
};

type PendingWrite = Pick<Write<{ cart: Cart }>, 'lineId' | 'preview'>;

/**
 * Creates the queue of the writes to a cart. It sends one at a time, shows all pending ones, and
 * removes a failed one from the shown cart.
 */
export function createWriteQueue(handlers: QueueHandlers) {
  /** The writes without a response, in order. */
  let pending: PendingWrite[] = [];
  let sending: PendingWrite | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const showPending = (): void =>
    handlers.showPending((cart) => pending.reduce((shown, { preview }) => preview?.(shown) ?? shown, cart));

  const isForLine = (lineId: string | undefined) => (write: PendingWrite) =>
    lineId !== undefined && write.lineId === lineId;

  /**
   * Sends a write after all earlier ones. Returns the response, or null when a later write has
   * superseded this one.
   *
   * @throws what `send` throws, after the writes for the same line are removed
   */
  function enqueue<T extends { cart: Cart }>(write: Write<T>): Promise<T | null> {
    const isForSameLine = isForLine(write.lineId);
    pending = [...pending.filter((other) => other === sending || !isForSameLine(other)), write];
    if (write.preview) showPending();
    const response = last.then(() => (pending.includes(write) ? send(write) : null));
    last = response.catch(() => undefined);
    return response;
  }

  async function send<T extends { cart: Cart }>(write: Write<T>): Promise<T | null> {
    const session = handlers.getSession();
    sending = write;
    try {
      const response = await write.send();
      pending = pending.filter((other) => other !== write);
      // A response to the previous session's write belongs to another shopper's cart.
      if (session === handlers.getSession()) handlers.confirmCart(response.cart);
      handlers.onConfirm();
      return pending.some(isForLine(write.lineId)) ? null : response;
    } catch (error) {
      const isForSameLine = isForLine(write.lineId);
      pending = pending.filter((other) => other !== write && !isForSameLine(other));
      showPending();
      handlers.onFailure();
      throw error;
    } finally {
      sending = null;
    }
  }

  return {
    enqueue,
    /** Waits for the writes that are in the queue now. */
    whenIdle: async (): Promise<void> => void (await last),
  };
}
