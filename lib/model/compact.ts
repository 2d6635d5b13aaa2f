type Falsy = null | undefined | false | '' | 0;

/** The items that are there: `compact(email && mailLink(email), phone && phoneLink(phone))`. */
export const compact = <T>(...items: readonly (T | Falsy)[]): Exclude<T, Falsy>[] =>
  items.filter((item): item is Exclude<T, Falsy> => Boolean(item));
