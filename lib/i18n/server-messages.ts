import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { cache, use } from 'react';
import { LANGS, type Lang } from './lang';
import { ALL_MESSAGES } from './messages/all';
import type { Area, Messages } from './messages/en';

/** The server's half of the words: it has all of them, and the language is the first part of the route. */

/** The language of the page that renders. Not for actions and route handlers: see `langOf` in lib/urls. */
export const getLang = cache(async (): Promise<Lang> => {
  const code = await lang();
  return LANGS.find((known) => known === code) ?? notFound();
});

/** All messages in the language of the page that renders. */
export const getMessages = cache(async (): Promise<Messages> => ALL_MESSAGES[await getLang()]);

/** As `getLang`, for components that are no async functions and may stand in the browser too. */
export const useLang = (): Lang => use(getLang());

/** As `getWords`, for components that are no async functions and may stand in the browser too. */
export const useMessages = <A extends Area>(area: A): Messages[A] => use(getMessages())[area];
