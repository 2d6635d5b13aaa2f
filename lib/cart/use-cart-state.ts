'use client';

import { useSyncExternalStore } from 'react';
import { type CartState, onCartChange, readCartState, readOnServer } from './cart-state';

/** The shopper's cart to look at, without the code that changes it: every page shows how much is in it. */
export const useCartState = (): CartState => useSyncExternalStore(onCartChange, readCartState, readOnServer);
