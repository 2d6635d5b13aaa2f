import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';

type DrawerState = {
  open: boolean;
  /** Message about the last action, at the top of the drawer. */
  message: string | null;
};

const CLOSED: DrawerState = { open: false, message: null };
const drawer = createStore(CLOSED);

/** Opens the cart drawer from anywhere. `message` contains the added item. */
export const openCartDrawer = (message: string | null = null) => drawer.set({ open: true, message });

/** Clears the message about the last added item, because another change has followed. */
export const clearCartMessage = () => drawer.set({ ...drawer.get(), message: null });

export const closeCartDrawer = () => drawer.set(CLOSED);

export const useCartDrawer = (): DrawerState =>
  useSyncExternalStore(drawer.subscribe, drawer.get, drawer.getInitial);
