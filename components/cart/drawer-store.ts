import { useSyncExternalStore } from 'react';

type DrawerState = {
  open: boolean;
  /** What has just happened, said at the top of the drawer. */
  message: string | null;
};

const CLOSED: DrawerState = { open: false, message: null };

let state = CLOSED;
const listeners = new Set<() => void>();

function become(next: DrawerState) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the cart drawer from anywhere; `message` names what has just been added. */
export const openCartDrawer = (message: string | null = null) => become({ open: true, message });

/** What was said of the last addition is old news: something else has happened since. */
export const forgetCartMessage = () => become({ ...state, message: null });

export const closeCartDrawer = () => become(CLOSED);

export const useCartDrawer = (): DrawerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
