import { useSyncExternalStore } from 'react';

/** The message about the last change of the wishlist. */
type Status = {
  text: string;
  /** Shown in addition to being announced, because nothing else on the page shows it. */
  isVisible?: boolean;
} | null;

let status: Status = null;
const listeners = new Set<() => void>();

export function announce(next: Status): void {
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStatus = (): Status =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => null,
  );
