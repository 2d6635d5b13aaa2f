/**
 * Returns the value that an object itself has by a name. A merchant may name a choice
 * `constructor`, and a shopper may send a field of that name: a plain lookup would find what every
 * object inherits.
 */
export const own = <T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;
