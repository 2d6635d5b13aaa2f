import { ALL_WORDS } from '../words/all';
import type { Lang } from '../words/lang';
import type { ShopErrorCode } from './shop-error';

/** What a shopper reads on the server's side of things; the browser has the codes and its own words. */
export const wordsFor = (code: ShopErrorCode, lang: Lang): string => ALL_WORDS[lang].errors[code];
