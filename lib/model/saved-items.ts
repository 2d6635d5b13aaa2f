export type SavedItem<T> = {
  key: string;
  /** Milliseconds since the epoch. */
  addedAt: number;
  item: T;
};

/** The largest number of entries of a list. The platform's own wishlists have the same limit. */
export const MAX_SAVED = 100;
