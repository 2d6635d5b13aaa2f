'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { DEFAULT_LANG, type Lang } from './lang';
import type { Area, Messages } from './messages/en';

/** The browser's half of the words: it has the areas that a layout has handed to it, and no more. */

type Known = { lang: Lang; messages: Partial<Messages> };

const MessagesContext = createContext<Known>({ lang: DEFAULT_LANG, messages: {} });

/** Hands areas to the client components within, beside those that are known already. */
export function MessagesProvider({ lang, messages, children }: Known & { children: ReactNode }) {
  const outer = use(MessagesContext);
  const known = useMemo(
    () => ({ lang, messages: { ...outer.messages, ...messages } }),
    [lang, messages, outer],
  );
  return <MessagesContext value={known}>{children}</MessagesContext>;
}

/** The language of the page. */
export const useLang = (): Lang => use(MessagesContext).lang;

/** The messages of an area, in the language of the page. */
export function useMessages<A extends Area>(area: A): Messages[A] {
  const messages = use(MessagesContext).messages[area];
  if (!messages) throw new Error(`No <ProvideWords> around this has the words of "${area}"`);
  return messages;
}
