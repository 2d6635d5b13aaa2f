'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { DEFAULT_LANG, type Lang } from './lang';
import type { Area, Messages } from './messages/en';

/** Messages in the browser: only the areas that a layout has provided. */

type Provided = { lang: Lang; messages: Partial<Messages> };

const MessagesContext = createContext<Provided>({ lang: DEFAULT_LANG, messages: {} });

/** Provides areas in addition to those of outer providers. */
export function MessagesProvider({ lang, messages, children }: Provided & { children: ReactNode }) {
  const outer = use(MessagesContext);
  const provided = useMemo(
    () => ({ lang, messages: { ...outer.messages, ...messages } }),
    [lang, messages, outer],
  );
  return <MessagesContext value={provided}>{children}</MessagesContext>;
}

export const useLang = (): Lang => use(MessagesContext).lang;

/** @throws Error when no provider around the component has the area */
export function useMessages<A extends Area>(area: A): Messages[A] {
  const messages = use(MessagesContext).messages[area];
  if (!messages)
    throw new Error(
      `No <ProvideMessages> around this component provides the messages of "${area}"${hintFor(area)}`,
    );
  return messages;
}

/** Not in the browser, where each page would load it: the server renders the component first. */
const hintFor = (area: Area): string =>
  typeof window === 'undefined'
    ? `. Put <ProvideMessages areas={['${area}']}> of @/lib/i18n/server-messages around it, in a section or page (docs/own.md)`
    : '';
