'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { DEFAULT_LANG, type Lang } from './lang';
import type { Area, Messages } from './messages/en';

/** Messages in the browser: only the areas that a layout has provided. */

type Provided = { lang: Lang; messages: Partial<Messages> };

const MessagesContext = createContext<Provided>({ lang: DEFAULT_LANG, messages: {} });

/** Provides areas to the client components inside, in addition to the areas of outer providers. */
export function MessagesProvider({ lang, messages, children }: Provided & { children: ReactNode }) {
  const outer = use(MessagesContext);
  const provided = useMemo(
    () => ({ lang, messages: { ...outer.messages, ...messages } }),
    [lang, messages, outer],
  );
  return <MessagesContext value={provided}>{children}</MessagesContext>;
}

/** Returns the language of the page. */
export const useLang = (): Lang => use(MessagesContext).lang;

/** Returns the messages of an area. @throws Error when no provider around the component has it */
export function useMessages<A extends Area>(area: A): Messages[A] {
  const messages = use(MessagesContext).messages[area];
  if (!messages)
    throw new Error(`No <ProvideMessages> around this component provides the messages of "${area}"`);
  return messages;
}
