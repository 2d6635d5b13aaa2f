import { useSyncExternalStore } from 'react';

/** The message about the last move between the cart and the saved lines. */
export type LaterStatus = { text: string; isProblem?: boolean } | null;

let status: LaterStatus = null;
const listeners = new Set<() => void>();

export function setLaterStatus(next: LaterStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLaterStatus = (): LaterStatus =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => null,
  );
