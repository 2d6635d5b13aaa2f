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
  if (process.env.LANGUAGE_ES !== 'off' && lang === 'es') return import('./messages/es/offline');
  if (process.env.LANGUAGE_IT !== 'off' && lang === 'it') return import('./messages/it/offline');
  if (process.env.LANGUAGE_NL !== 'off' && lang === 'nl') return import('./messages/nl/offline');
  if (process.env.LANGUAGE_PT_BR !== 'off' && lang === 'pt-br') return import('./messages/pt-br/offline');
  if (process.env.LANGUAGE_PL !== 'off' && lang === 'pl') return import('./messages/pl/offline');
  if (process.env.LANGUAGE_SV !== 'off' && lang === 'sv') return import('./messages/sv/offline');
  if (process.env.LANGUAGE_JA !== 'off' && lang === 'ja') return import('./messages/ja/offline');
  if (process.env.LANGUAGE_AR !== 'off' && lang === 'ar') return import('./messages/ar/offline');
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
  if (process.env.LANGUAGE_ES !== 'off' && lang === 'es') return import('./messages/es/suggest');
  if (process.env.LANGUAGE_IT !== 'off' && lang === 'it') return import('./messages/it/suggest');
  if (process.env.LANGUAGE_NL !== 'off' && lang === 'nl') return import('./messages/nl/suggest');
  if (process.env.LANGUAGE_PT_BR !== 'off' && lang === 'pt-br') return import('./messages/pt-br/suggest');
  if (process.env.LANGUAGE_PL !== 'off' && lang === 'pl') return import('./messages/pl/suggest');
  if (process.env.LANGUAGE_SV !== 'off' && lang === 'sv') return import('./messages/sv/suggest');
  if (process.env.LANGUAGE_JA !== 'off' && lang === 'ja') return import('./messages/ja/suggest');
  if (process.env.LANGUAGE_AR !== 'off' && lang === 'ar') return import('./messages/ar/suggest');
  return import('./messages/en/suggest');
}

export const loadSuggestMessages = async (lang: Lang): Promise<Messages['suggest']> => {
  const { suggest } = await importSuggest(lang);
  return (await withOwn({ suggest }, lang)).suggest;
};
