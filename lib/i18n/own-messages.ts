import type { Lang } from './locales.mjs';
import type { Messages } from './messages/en';

export type Some<T> = T extends string ? string : { readonly [Key in keyof T]?: Some<T[Key]> };

/** By language and area: `{ de: { cart: { title: 'Tasche' } } }`. */
export type OwnMessages = { readonly [Code in Lang]?: Some<Messages> };

export function withOwnMessages<T extends Partial<Messages>>(
  messages: T,
  lang: Lang,
  changes: OwnMessages,
): T {
  const texts = changes[lang];
  return texts === undefined ? messages : mergedMessages(messages, texts);
}

/** Replaces the messages that `texts` has. */
export function mergedMessages<T extends Partial<Messages>>(messages: T, texts: object): T {
  const changed = structuredClone({ ...messages });
  // A browser loads areas apart.
  for (const [area, value] of Object.entries(texts)) if (area in changed) change(changed, area, value);
  return changed;
}

function change(target: object, key: string, value: unknown): void {
  const before: unknown = Reflect.get(target, key);
  if (!isGroup(value) || !isGroup(before)) Reflect.set(target, key, value);
  else for (const [name, inner] of Object.entries(value)) change(before, name, inner);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A line for each text that the merchant has in some languages only. The others show the shop's own. */
export function missingTexts(langs: readonly Lang[], changes: OwnMessages): string[] {
  const paths = langs.map((lang) => new Set(pathsIn(changes[lang])));
  return [...new Set(paths.flatMap((known) => [...known]))].flatMap((path) => {
    const missing = langs.filter((_, index) => !paths[index]?.has(path));
    return missing.length > 0
      ? [`own/messages.ts has no ${path} in ${missing.join(', ')}, where the shop’s own text shows`]
      : [];
  });
}

/** A line for each text of the merchant that replaces none, because its name is another. */
export function unknownTexts(changes: OwnMessages, shop: object): string[] {
  const known = new Set(pathsIn(shop));
  return Object.entries(changes).flatMap(([lang, texts]) =>
    pathsIn(texts)
      .filter((path) => !known.has(path))
      .map((path) => `own/messages.ts ${lang}.${path}: the shop has no such text (lib/i18n/messages/en)`),
  );
}

/** `cart.title`, for example. The forms of a plural are one text. */
function pathsIn(value: unknown, path = ''): string[] {
  if (!isGroup(value)) return value === undefined ? [] : [path];
  return [
    ...new Set(
      Object.entries(value).flatMap(([key, inner]) =>
        /^(?:zero|one|two|few|many|other)$/.test(key)
          ? [path]
          : pathsIn(inner, path === '' ? key : `${path}.${key}`),
      ),
    ),
  ];
}
