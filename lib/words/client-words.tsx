'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Area, Words } from './en';
import { DEFAULT_LANG, type Lang } from './lang';

/** The browser's half of the words: it has the areas that a layout has handed to it, and no more. */

type Known = { lang: Lang; words: Partial<Words> };

const WordsContext = createContext<Known>({ lang: DEFAULT_LANG, words: {} });

/** Hands areas to the client components within, beside those that are known already. */
export function WordsProvider({ lang, words, children }: Known & { children: ReactNode }) {
  const outer = use(WordsContext);
  const known = useMemo(() => ({ lang, words: { ...outer.words, ...words } }), [lang, words, outer]);
  return <WordsContext value={known}>{children}</WordsContext>;
}

/** The language of the page. */
export const useLang = (): Lang => use(WordsContext).lang;

/** The messages of an area, in the language of the page. */
export function useWords<A extends Area>(area: A): Words[A] {
  const words = use(WordsContext).words[area];
  if (!words) throw new Error(`No <ProvideWords> around this has the words of "${area}"`);
  return words;
}
