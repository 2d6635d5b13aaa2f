'use client';

import { useSyncExternalStore } from 'react';
import { isCartWanted, onCartNews } from './cart-state';

/** Whether this shopper can have a cart, or is about to; false while the server draws. */
export const useCartWanted = (): boolean => useSyncExternalStore(onCartNews, isCartWanted, () => false);
