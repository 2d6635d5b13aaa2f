import { createStore } from '@/lib/store';

/** The message about the last move between the cart and the saved lines. */
export const laterStatus = createStore<{ text: string; isProblem?: boolean } | null>(null);
