'use client';

import { useSyncExternalStore } from 'react';
import { isCartNeeded, onCartChange } from './store';

/** Returns whether the shopper has a session or is about to. False during server rendering. */
export const useCartNeeded = (): boolean => useSyncExternalStore(onCartChange, isCartNeeded, () => false);
