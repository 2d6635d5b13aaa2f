import { withOwn } from './cart-messages';
import type { Lang } from './lang';
import type { Messages } from './messages/en';

/**
 * Messages that most pages never show. Loaders throw a TypeError offline, unless the messages are
 * stored. Those of the cart are apart (./cart-messages.ts), because every page has their loader.
 */

function importOffline(lang: Lang): Promise<Pick<Messages, 'offline'>> {
  if (process.env.LANGUAGE_DE !== 'off' && lang === 'de') return import('./messages/de/offline');
  if (process.env.LANGUAGE_HE !== 'off' && lang === 'he') return import('./messages/he/offline');
  if (process.env.LANGUAGE_FR !== 'off' && lang === 'fr') return import('./messages/fr/offline');
  return import('./messages/en/offline');
}

export const loadOfflineMessages = async (lang: Lang): Promise<Messages['offline']> => {
  const { offline } = await importOffline(lang);
  return (await withOwn({ offline }, lang)).offline;
};

function importSuggest(lang: Lang): Promise<Pick<Messages, 'suggest'>> {
  if (process.env.LANGUAGE_DE !== 'off' && lang === 'de') return import('./messages/de/suggest');
  if (process.env.LANGUAGE_HE !== 'off' && lang === 'he') return import('./messages/he/suggest');
  if (process.env.LANGUAGE_FR !== 'off' && lang === 'fr') return import('./messages/fr/suggest');
  return import('./messages/en/suggest');
}

export const loadSuggestMessages = async (lang: Lang): Promise<Messages['suggest']> => {
  const { suggest } = await importSuggest(lang);
  return (await withOwn({ suggest }, lang)).suggest;
};
