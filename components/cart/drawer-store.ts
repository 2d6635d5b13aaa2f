import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';
import { barePath, langOf, localHref } from '@/lib/urls';

type DrawerState = {
  open: boolean;
  /** About the last action, at the top of the drawer. */
  message: string | null;
};

const CLOSED: DrawerState = { open: false, message: null };
const drawer = createStore(CLOSED);

/**
 * Opens the cart's page in a shop without the drawer. That page itself shows the cart. `message` contains the
 * added item.
 */
export function openCartDrawer(message: string | null = null): void {
  if (barePath(location.pathname) === '/cart') return;
  if (FEATURES.cartPage) location.assign(localHref(langOf(location.pathname), '/cart'));
  else drawer.set({ open: true, message });
}

/** Call it when another change has followed the last addition. */
export const clearCartMessage = () => drawer.set({ ...drawer.get(), message: null });

export const closeCartDrawer = () => drawer.set(CLOSED);

export const useCartDrawer = (): DrawerState =>
  useSyncExternalStore(drawer.subscribe, drawer.get, drawer.getInitial);
