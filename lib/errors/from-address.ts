import type { Lang } from '../i18n/lang';
import { messageFor } from './messages';
import { SHOP_ERROR_CODES } from './shop-error';

/** Returns the message for `?error=<code>` of a failed plain form, or null for an unknown code. */
export function errorFromAddress(
  value: string | string[] | undefined,
  lang: Lang,
): { message: string; aboutCoupon: boolean } | null {
  const code = SHOP_ERROR_CODES.find((known) => known === value);
  return code ? { message: messageFor(code, lang), aboutCoupon: code.startsWith('coupon-') } : null;
}
