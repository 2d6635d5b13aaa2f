'use client';

import { useSyncExternalStore } from 'react';
import { isCartNeeded, onCartChange } from './cart-state';

/** Whether this shopper can have a cart, or is about to; false while the server draws. */
export const useCartNeeded = (): boolean => useSyncExternalStore(onCartChange, isCartNeeded, () => false);
