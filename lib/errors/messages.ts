import type { Lang } from '../i18n/lang';
import { ALL_MESSAGES } from '../i18n/messages/all';
import type { ShopErrorCode } from './shop-error';

/** What a shopper reads on the server's side of things; the browser has the codes and its own words. */
export const messageFor = (code: ShopErrorCode, lang: Lang): string => ALL_MESSAGES[lang].errors[code];
