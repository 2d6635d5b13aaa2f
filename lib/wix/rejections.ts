import 'server-only';
import { type FieldViolation, PlatformError } from '@/lib/errors/platform-error';
import { ShopError, type ShopErrorCode, toShopError } from '@/lib/errors/shop-error';
import { codeOf } from './platform-error';

/** The spelling of the platform's codes differs by version of its API. */
export function couponErrorOf(error: unknown): ShopError {
  if (!(error instanceof PlatformError)) return toShopError(error);
  const of = (shopCode: ShopErrorCode) => new ShopError(shopCode, { cause: error });
  // The platform reports a validation error for a code that is longer than any coupon code.
  if (error.detail.kind === 'validation') return of('code-unknown');
  if (error.detail.kind !== 'application') return toShopError(error);
  const { code, data } = error.detail;
  if (code === 'INVALID_COUPON_CODE' || code.includes('DOES_NOT_EXIST')) return of('code-unknown');
  // Cart V2 has one code for a coupon that cannot be used, and names the reason next to it.
  const reason = code === 'INVALID_COUPON_STATUS' ? reasonIn(data) : code;
  if (reason.includes('EXPIRED')) return of('coupon-expired');
  if (/USAGE(?:_PER_CUSTOMER)?_EXCEEDED|LIMIT_PER_CUSTOMER/.test(reason)) return of('coupon-used-up');
  if (reason === 'INACTIVE' || reason.includes('NOT_ACTIVE_YET')) return of('coupon-not-started');
  if (/MINIMUM_SUBTOTAL|MIN_SUBTOTAL/.test(reason)) return of('coupon-minimum');
  if (code.includes('GIFT_CARD')) return of('gift-card-coupon');
  if (code.includes('COUPON')) return of('coupon-not-applicable');
  return toShopError(error);
}

function reasonIn(data: unknown): string {
  const isNamed = typeof data === 'object' && data !== null && 'reason' in data;
  return isNamed && typeof data.reason === 'string' ? data.reason : '';
}

export function giftCardErrorOf(error: unknown): ShopError {
  if (!(error instanceof PlatformError)) return toShopError(error);
  const of = (shopCode: ShopErrorCode) => new ShopError(shopCode, { cause: error });
  // The platform reports a validation error for a code of another length than any gift card's.
  if (error.detail.kind === 'validation') return of('code-unknown');
  if (error.detail.kind !== 'application') return toShopError(error);
  const { code, data } = error.detail;
  if (code === 'INVALID_GIFT_CARD_CODE') return of('code-unknown');
  const reason = code === 'INVALID_GIFT_CARD_STATUS' ? reasonIn(data) : '';
  if (reason === 'EXPIRED') return of('gift-card-expired');
  if (reason === 'EMPTY_BALANCE') return of('gift-card-empty');
  // The checkout rejects such a card, too.
  return code.includes('GIFT_CARD') ? of('gift-card-rejected') : toShopError(error);
}

/** The platform's generations spell the code differently. */
export const isCartNotFound = (error: unknown): boolean => codeOf(error)?.endsWith('CART_NOT_FOUND') === true;

/** The error of a field's value: a key of the `fields` messages. */
export type FieldProblem = 'tooLong' | 'tooShort' | 'missing' | 'fixed' | 'another' | 'odd';

export function problemOf(rule: FieldViolation['rule']): FieldProblem {
  switch (rule) {
    case 'MAX_LENGTH':
    case 'MAX':
    case 'DECIMAL_LTE':
    case 'DECIMAL_LT':
      return 'tooLong';
    case 'MIN_LENGTH':
    case 'MIN':
    case 'DECIMAL_GTE':
    case 'DECIMAL_GT':
      return 'tooShort';
    case 'REQUIRED_FIELD':
    case 'REQUIRED_ONE_OF_FIELD':
      return 'missing';
    case 'FIELD_NOT_ALLOWED':
      return 'fixed';
    case 'INVALID_ENUM_VALUE':
      return 'another';
    default:
      return 'odd';
  }
}

/**
 * Null for another failure and for unknown fields. The platform's descriptions are for developers.
 * @param fields patterns of the platform's paths, such as `member.contact.addresses[0].postalCode`
 */
export function rejectedField<F extends string>(
  error: unknown,
  fields: readonly (readonly [RegExp, F])[],
): { field: F; problem: FieldProblem } | null {
  if (!(error instanceof PlatformError) || error.detail.kind !== 'validation') return null;
  for (const { field, rule } of error.detail.violations) {
    const known = fields.find(([pattern]) => pattern.test(field));
    if (known) return { field: known[1], problem: problemOf(rule) };
  }
  return null;
}
