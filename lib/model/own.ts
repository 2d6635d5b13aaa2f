/** Ignores what objects inherit: a merchant or a shopper may name something `constructor`. */
export const own = <T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;
