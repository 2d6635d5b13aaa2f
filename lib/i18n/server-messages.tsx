import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { cache, type ReactNode, use } from 'react';
import type { CatalogView } from '@/lib/model/catalog-view';
import { catalogView, otherCurrency } from './catalog-view';
import { MessagesProvider } from './client-messages';
import { readVariant } from './currency.mjs';
import { LANGS, type Lang } from './lang';
import { ALL_MESSAGES } from './messages/all';
import type { Area, Messages } from './messages/en';

/** Messages on the server: all of them. The language is the first segment of the route. */

/** The language of the page that renders. Actions and route handlers use `langOf` (lib/urls). */
export const getLang = cache(async (): Promise<Lang> => {
  const { lang: code, currency } = readVariant((await lang()) ?? '');
  // Such a page exists for the currencies of the shop only.
  if (currency !== null && otherCurrency(currency) === null) notFound();
  return LANGS.find((known) => known === code) ?? notFound();
});

/** Of the page that renders. Null for the site's currency. */
export const getCurrency = cache(
  async (): Promise<string | null> => otherCurrency(readVariant((await lang()) ?? '').currency),
);

export const getMessages = cache(async (): Promise<Messages> => ALL_MESSAGES[await getLang()]);

/** As `getLang`, for components that are not async because they may also run in the browser. */
export const useLang = (): Lang => use(getLang());

export const useMessages = <A extends Area>(area: A): Messages[A] => use(getMessages())[area];

export const getCatalogView = cache(
  async (): Promise<CatalogView> => catalogView(await getLang(), await getCurrency()),
);

/** Provides areas of messages to client components. Every area adds to each page's HTML. */
export async function ProvideMessages({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const messages = await getMessages();
  return (
    <MessagesProvider
      lang={await getLang()}
      messages={Object.fromEntries(areas.map((area) => [area, messages[area]]))}
    >
      {children}
    </MessagesProvider>
  );
}
