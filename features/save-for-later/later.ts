import { createListStore } from '@/lib/saved-items/client/list-store';
import { createStore } from '@/lib/store';
import type { SavedLine } from './saved-line';

/** The lines that are saved for later, in this browser. */
export const later = createListStore<SavedLine>('saved-for-later');

/** The message about the last move between the cart and the saved lines. */
export const laterStatus = createStore<{ text: string; isProblem?: boolean } | null>(null);
