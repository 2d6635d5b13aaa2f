'use client';

import { useSyncExternalStore } from 'react';
import { type CartState, onCartChange, readCartState, readOnServer } from './store';

/** Returns the shopper's cart without loading the code that changes it. */
export const useCartState = (): CartState => useSyncExternalStore(onCartChange, readCartState, readOnServer);
