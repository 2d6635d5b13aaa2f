import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { cache, use } from 'react';
import { ALL_WORDS } from './all';
import type { Area, Words } from './en';
import { LANGS, type Lang } from './lang';

/** The server's half of the words: it has all of them, and the language is the first part of the route. */

/** The language of the page that renders. Not for actions and route handlers: see `langOf` in lib/urls. */
export const getLang = cache(async (): Promise<Lang> => {
  const code = await lang();
  return LANGS.find((known) => known === code) ?? notFound();
});

/** All messages in the language of the page that renders. */
export const getWords = cache(async (): Promise<Words> => ALL_WORDS[await getLang()]);

/** As `getLang`, for components that are no async functions and may stand in the browser too. */
export const useLang = (): Lang => use(getLang());

/** As `getWords`, for components that are no async functions and may stand in the browser too. */
export const useWords = <A extends Area>(area: A): Words[A] => use(getWords())[area];
