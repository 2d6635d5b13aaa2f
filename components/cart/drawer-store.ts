import { useSyncExternalStore } from 'react';

type DrawerState = {
  open: boolean;
  /** Message about the last action, at the top of the drawer. */
  message: string | null;
};

const CLOSED: DrawerState = { open: false, message: null };

let state = CLOSED;
const listeners = new Set<() => void>();

function setState(next: DrawerState) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the cart drawer from anywhere. `message` contains the added item. */
export const openCartDrawer = (message: string | null = null) => setState({ open: true, message });

/** Clears the message about the last added item, because another change has followed. */
export const clearCartMessage = () => setState({ ...state, message: null });

export const closeCartDrawer = () => setState(CLOSED);

export const useCartDrawer = (): DrawerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
