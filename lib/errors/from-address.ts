import type { Lang } from '../words/lang';
import { SHOP_ERROR_CODES } from './shop-error';
import { wordsFor } from './words';

/** The words for `?error=<code>`, with which a plain form's failure comes back; null for no or an unknown code. */
export function errorFromAddress(
  value: string | string[] | undefined,
  lang: Lang,
): { words: string; aboutCoupon: boolean } | null {
  const code = SHOP_ERROR_CODES.find((known) => known === value);
  return code ? { words: wordsFor(code, lang), aboutCoupon: code.startsWith('coupon-') } : null;
}
