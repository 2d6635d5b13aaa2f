'use client';

import { createContext } from 'react';
import type { CartLine } from '@/lib/model/cart';

/** The line around an action that the page adds to each line of the cart. */
export const LineContext = createContext<CartLine | null>(null);
