import { withOwn } from './cart-messages';
import type { Lang } from './lang';
import type { Messages } from './messages/en';

/**
 * Messages that most pages never show. Loaders throw a TypeError offline, unless the messages are
 * stored. Those of the cart are apart (./cart-messages.ts), because every page has their loader.
 */

const OFFLINE: Record<Lang, () => Promise<Pick<Messages, 'offline'>>> = {
  en: () => import('./messages/en/offline'),
  de: () => import('./messages/de/offline'),
  he: () => import('./messages/he/offline'),
};

export const loadOfflineMessages = async (lang: Lang): Promise<Messages['offline']> => {
  const { offline } = await OFFLINE[lang]();
  return (await withOwn({ offline }, lang)).offline;
};

const SUGGEST: Record<Lang, () => Promise<Pick<Messages, 'suggest'>>> = {
  en: () => import('./messages/en/suggest'),
  de: () => import('./messages/de/suggest'),
  he: () => import('./messages/he/suggest'),
};

export const loadSuggestMessages = async (lang: Lang): Promise<Messages['suggest']> => {
  const { suggest } = await SUGGEST[lang]();
  return (await withOwn({ suggest }, lang)).suggest;
};
