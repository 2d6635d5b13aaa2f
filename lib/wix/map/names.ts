/** React and zod leave this name out, because assigning it replaces an object's prototype. */
const UNUSABLE = '__proto__';
/** The same name with an invisible character, a word joiner. */
const USABLE = `\u2060${UNUSABLE}`;

/** A key that every object keeps. */
export const toName = (name: string): string => (name === UNUSABLE ? USABLE : name);

export const withNames = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [toName(name), text]));

/** The reverse of `withNames`. */
export const withPlatformNames = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name === USABLE ? UNUSABLE : name, text]));
