import { OAuthFlowError, type OAuthFlowFailure } from './oauth-flow-error';
import { PlatformError, TokenRejectedError } from './platform-error';

/**
 * Codes of all failures that a shopper can see. `messageFor` in ./messages returns their messages.
 */
export const SHOP_ERROR_CODES = [
  'unreachable',
  'busy',
  'unsure',
  'too-many-tries',
  'forbidden-origin',
  'too-large',
  'bad-request',
  'not-found',
  'sold-out',
  'options-missing',
  'cart-empty',
  'coupon-unknown',
  'coupon-expired',
  'coupon-used-up',
  'coupon-not-started',
  'coupon-minimum',
  'coupon-not-applicable',
  'gift-card-unknown',
  'gift-card-expired',
  'gift-card-empty',
  'gift-card-unavailable',
  'gift-card-unsold',
  'lines-unavailable',
  'members-only',
  'order-minimum',
  'cart-coupon',
  'gift-card-coupon',
  'membership-unusable',
  'checkout-unavailable',
  'sign-in-failed',
  'sign-in-foreign',
  'sign-in-expired',
  'sign-in-timed-out',
  'sign-in-canceled',
  'unexpected',
] as const;

export type ShopErrorCode = (typeof SHOP_ERROR_CODES)[number];

/** A failure with a message for the shopper. The cause is for logs only. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  /** Seconds after which a retry may succeed; null when unknown. */
  readonly retryAfterSeconds: number | null;
  /** Path of the page that shows the failure of a plain form; null for the page of the form. */
  readonly page: string | null;
  constructor(
    readonly code: ShopErrorCode,
    {
      retryAfterSeconds = null,
      page = null,
      ...options
    }: ErrorOptions & { retryAfterSeconds?: number | null; page?: string | null } = {},
  ) {
    super(code, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.page = page;
  }
}

/** Converts any failure to a `ShopError`. The platform's error goes into the cause only. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof OAuthFlowError) return new ShopError(SIGN_IN[error.failure], { cause: error });
  if (error instanceof TokenRejectedError) return new ShopError('unreachable', { cause: error });
  if (error instanceof PlatformError) return new ShopError(codeOf(error), { cause: error });
  return new ShopError('unexpected', { cause: error });
}

const SIGN_IN: Record<OAuthFlowFailure, ShopErrorCode> = {
  missing: 'sign-in-failed',
  state: 'sign-in-foreign',
  exchange: 'sign-in-expired',
  'unknown-state': 'sign-in-failed',
  'timed-out': 'sign-in-timed-out',
};

function codeOf(error: PlatformError): ShopErrorCode {
  const { detail } = error;
  switch (detail.kind) {
    case 'system':
      return 'unreachable';
    case 'validation':
      return 'bad-request';
    case 'application':
      return error.isNotFound ? 'not-found' : 'unexpected';
    case 'status':
      if (detail.status === 429) return 'busy';
      if (detail.status === 404) return 'not-found';
      return detail.status === 401 ? 'unreachable' : 'unexpected';
  }
}

/**
 * Returns the shop's error for a rejected coupon. The spelling of the platform's codes differs by
 * version of its API.
 */
export function couponErrorOf(error: unknown): ShopError {
  if (!(error instanceof PlatformError)) return toShopError(error);
  const of = (shopCode: ShopErrorCode) => new ShopError(shopCode, { cause: error });
  // The platform reports a validation error for a code that is longer than any coupon code.
  if (error.detail.kind === 'validation') return of('coupon-unknown');
  if (error.detail.kind !== 'application') return toShopError(error);
  const { code, data } = error.detail;
  if (code === 'INVALID_COUPON_CODE' || code.includes('DOES_NOT_EXIST')) return of('coupon-unknown');
  // Cart V2 has one code for a coupon that cannot be used, and names the reason beside it.
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

/** Returns the shop's error for a rejected gift card. */
export function giftCardErrorOf(error: unknown): ShopError {
  if (!(error instanceof PlatformError)) return toShopError(error);
  const of = (shopCode: ShopErrorCode) => new ShopError(shopCode, { cause: error });
  // The platform reports a validation error for a code of another length than any gift card's.
  if (error.detail.kind === 'validation') return of('gift-card-unknown');
  if (error.detail.kind !== 'application') return toShopError(error);
  const { code, data } = error.detail;
  if (code === 'INVALID_GIFT_CARD_CODE') return of('gift-card-unknown');
  const reason = code === 'INVALID_GIFT_CARD_STATUS' ? reasonIn(data) : '';
  if (reason === 'EXPIRED') return of('gift-card-expired');
  if (reason === 'EMPTY_BALANCE') return of('gift-card-empty');
  return code.includes('GIFT_CARD') ? of('gift-card-unavailable') : toShopError(error);
}
