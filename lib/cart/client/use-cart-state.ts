'use client';

import { useSyncExternalStore } from 'react';
import { type CartState, getCartState, getServerCartState, isCartNeeded, subscribe } from './store';

/** Returns the shopper's cart without loading the code that changes it. */
export const useCartState = (): CartState =>
  useSyncExternalStore(subscribe, getCartState, getServerCartState);

/** Returns whether the shopper has a session or is about to. False during server rendering. */
export const useCartNeeded = (): boolean => useSyncExternalStore(subscribe, isCartNeeded, () => false);
