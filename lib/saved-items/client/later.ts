import type { SavedLine } from '@/lib/model/saved-items';
import { createListStore } from './list-store';

/** The lines that are saved for later, in this browser. */
export const later = createListStore<SavedLine>('saved-for-later');

/** Loads the code that changes the list, with the first change, and for members. */
export const loadLater = () => import('./later-actions');
