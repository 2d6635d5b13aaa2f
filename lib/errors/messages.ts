import type { Lang } from '../i18n/lang';
import { ALL_MESSAGES } from '../i18n/messages/all';
import { SHOP_ERROR_CODES, type ShopErrorCode } from './shop-error';

/** Use it on the server. The browser uses `failureMessage`. */
export const messageFor = (code: ShopErrorCode, lang: Lang): string => ALL_MESSAGES[lang].errors[code];

/** Errors of the field for a coupon or a gift card. */
const ABOUT_CODE = /^(?:code|coupon|gift-card)-(?!unsold|coupon)/;

/** For `?error=<code>` of a failed plain form. Null for an unknown code. */
export function errorFromAddress(
  value: string | string[] | undefined,
  lang: Lang,
): { message: string; isAboutCode: boolean } | null {
  const code = SHOP_ERROR_CODES.find((known) => known === value);
  return code ? { message: messageFor(code, lang), isAboutCode: ABOUT_CODE.test(code) } : null;
}
