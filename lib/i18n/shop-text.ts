import type { Text } from '../config/entry-schemas';
import { DEFAULT_LANG, type Lang } from './lang';

/**
 * Returns a text of `shop.config.ts` in a language. The one in the default language replaces one
 * that is absent.
 */
export const shopText = (text: Text, lang: Lang): string =>
  typeof text === 'string' ? text : (text[lang] ?? text[DEFAULT_LANG] ?? '');
