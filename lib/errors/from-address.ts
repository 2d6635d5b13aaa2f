import type { Lang } from '../i18n/lang';
import { messageFor } from './messages';
import { SHOP_ERROR_CODES } from './shop-error';

/** The words for `?error=<code>`, with which a plain form's failure comes back; null for no or an unknown code. */
export function errorFromAddress(
  value: string | string[] | undefined,
  lang: Lang,
): { messages: string; aboutCoupon: boolean } | null {
  const code = SHOP_ERROR_CODES.find((known) => known === value);
  return code ? { messages: messageFor(code, lang), aboutCoupon: code.startsWith('coupon-') } : null;
}
