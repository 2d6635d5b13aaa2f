/**
 * The one name that no property of an object can have on its way to a page: React and zod leave it
 * out, because assigning it replaces the object's prototype.
 */
const UNUSABLE = '__proto__';
/** The same name with an invisible character, a word joiner. */
const USABLE = `\u2060${UNUSABLE}`;

/** Returns the shop's name of something that a merchant has named, by which objects have it. */
export const toName = (name: string): string => (name === UNUSABLE ? USABLE : name);

export const withNames = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [toName(name), text]));

/** The reverse of `withNames`. */
export const withPlatformNames = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name === USABLE ? UNUSABLE : name, text]));
