import type { Lang } from '../i18n/lang';
import { ALL_MESSAGES } from '../i18n/messages/all';
import type { ShopErrorCode } from './shop-error';

/**
 * Returns the message for an error code on the server. The browser uses `failureMessage` instead.
 */
export const messageFor = (code: ShopErrorCode, lang: Lang): string => ALL_MESSAGES[lang].errors[code];
