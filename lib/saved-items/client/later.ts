import type { SavedLine } from '@/lib/model/saved-items';
import { createStore } from '@/lib/store';
import { createListStore } from './list-store';

/** The lines that are saved for later, in this browser. */
export const later = createListStore<SavedLine>('saved-for-later');

/** The message about the last move between the cart and the saved lines. */
export const laterStatus = createStore<{ text: string; isProblem?: boolean } | null>(null);
