import type { Lang } from './lang';
import type { Messages } from './messages/en';

const SUGGEST_MESSAGES: Record<Lang, () => Promise<{ suggest: Messages['suggest'] }>> = {
  en: () => import('./messages/en/suggest'),
  de: () => import('./messages/de/suggest'),
  he: () => import('./messages/he/suggest'),
};

/**
 * Loads the messages of search suggestions in one language, with the code that needs them. @throws
 * TypeError offline
 */
export const loadSuggestMessages = async (lang: Lang): Promise<Messages['suggest']> =>
  (await SUGGEST_MESSAGES[lang]()).suggest;
