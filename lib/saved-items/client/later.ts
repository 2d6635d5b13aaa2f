import type { SavedLine } from '@/lib/model/saved-items';
import { isMember, onRoleChange } from '@/lib/session/session-channel';
import { createStore } from '@/lib/store';
import { createListStore } from './list-store';

/** The lines that are saved for later, in this browser. */
export const later = createListStore<SavedLine>('saved-for-later');

/** The message about the last move between the cart and the saved lines. */
export const laterStatus = createStore<{ text: string; isProblem?: boolean } | null>(null);

/** Loads the code that changes the list, with the first change, and for members. */
export const loadLater = () => import('./later-actions');

/** Shows the list of a member's account here, until the returned function is called. */
export function followAccount(): () => void {
  const follow = (isForced: boolean) => {
    // A visitor with lines of an account has signed out.
    if (isMember() || later.get().some(({ isLocal }) => !isLocal))
      loadLater().then(({ syncLater }) => syncLater(isForced), ignore);
  };
  follow(false);
  return onRoleChange(() => follow(true));
}

/** The lines in this browser stay as they are. */
const ignore = (): void => {};
