/** Removes keys with undefined values, which would otherwise overwrite existing ones. */
export const defined = <T extends object>(value: T): Partial<T> => {
  const result: Partial<T> = { ...value };
  for (const key in result) if (result[key] === undefined) delete result[key];
  return result;
};
