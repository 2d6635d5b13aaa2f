import type { PriceIncrease } from '@/lib/model/shown-cart';
import {
  findPlatformError,
  INSPECT,
  isNamed,
  OAuthFlowError,
  type OAuthFlowFailure,
  PlatformError,
  TokenRejectedError,
} from './platform-error';

/** HTTP statuses. `messageFor` in ./messages has the message of a code. */
const STATUS = {
  unreachable: 503,
  busy: 503,
  unsure: 503,
  'too-many-attempts': 429,
  'forbidden-origin': 403,
  'too-large': 413,
  'bad-request': 400,
  'bad-quantity': 400,
  'not-found': 404,
  'sold-out': 409,
  'options-missing': 422,
  'details-missing': 422,
  'cart-empty': 409,
  'cart-lost': 409,
  'code-unknown': 422,
  'coupon-expired': 422,
  'coupon-used-up': 422,
  'coupon-not-started': 422,
  'coupon-minimum': 422,
  'coupon-not-applicable': 422,
  'gift-card-expired': 422,
  'gift-card-empty': 422,
  'gift-card-unavailable': 422,
  'gift-card-rejected': 422,
  'gift-card-unsold': 409,
  'lines-unavailable': 409,
  'price-raised': 409,
  'members-only': 409,
  'order-minimum': 409,
  'cart-coupon': 409,
  'gift-card-coupon': 409,
  'membership-unusable': 409,
  'checkout-unavailable': 503,
  'cookies-blocked': 409,
  'sign-in-failed': 401,
  'sign-in-foreign': 401,
  'sign-in-expired': 401,
  'sign-in-timed-out': 401,
  'sign-in-canceled': 401,
  unexpected: 500,
} as const;

export type ShopErrorCode = keyof typeof STATUS;

export const statusOf = (code: ShopErrorCode): number => STATUS[code];

const isCode = (text: string): text is ShopErrorCode => Object.hasOwn(STATUS, text);

export const SHOP_ERROR_CODES = Object.keys(STATUS).filter(isCode);

/**
 * When a retry may succeed, in seconds. The quota is per minute, and a part of it is free sooner. A
 * breaker that is open tests the platform every 1 to 10 seconds (lib/wix/transport.ts).
 */
const RETRY_AFTER_SECONDS: Partial<Record<ShopErrorCode, number>> = {
  unreachable: 5,
  busy: 15,
  unsure: 5,
  'checkout-unavailable': 5,
};

/** A failure with a message for the shopper. The cause is for logs only. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  static override readonly [Symbol.hasInstance] = isNamed('ShopError');
  /** Seconds after which a retry may succeed; null when it makes no difference. */
  readonly retryAfterSeconds: number | null;
  /** Names the error where it is passed on without its fields. See `PlatformError`. */
  readonly digest: string;
  /** Path of the page that shows the failure of a plain form; null for the page of the form. */
  readonly page: string | null;
  constructor(
    readonly code: ShopErrorCode,
    {
      retryAfterSeconds = RETRY_AFTER_SECONDS[code] ?? null,
      page = null,
      ...options
    }: ErrorOptions & { retryAfterSeconds?: number | null | undefined; page?: string | null } = {},
  ) {
    super(code, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.page = page;
    this.digest = `shop;${code};${retryAfterSeconds ?? ''}`;
  }

  [INSPECT](): string {
    return `${this.name}: ${this.digest}`;
  }
}

/** The platform's error goes into the cause only. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof OAuthFlowError) return new ShopError(SIGN_IN[error.failure], { cause: error });
  if (error instanceof TokenRejectedError) return new ShopError('unreachable', { cause: error });
  const platformError = findPlatformError(error);
  if (platformError) return new ShopError(codeOf(platformError), { cause: platformError });
  return shopErrorIn(error) ?? new ShopError('unexpected', { cause: error });
}

const DIGEST = /^shop;([\w-]+);(\d*)$/;

/** Recognizes an error that has lost its class. See `PlatformError`. */
function shopErrorIn(error: unknown): ShopError | null {
  const [, name, seconds = ''] = DIGEST.exec(String(Object(error).digest)) ?? [];
  const code = SHOP_ERROR_CODES.find((known) => known === name);
  if (code === undefined) return null;
  return new ShopError(code, { retryAfterSeconds: seconds === '' ? null : Number(seconds) });
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
      // The platform denies what the shop needs. Nothing that the shopper does changes it.
      return detail.status === 401 || detail.status === 403 ? 'unreachable' : 'unexpected';
  }
}

/** The platform has removed the cart that the shop is set to use. The message says what to do. */
export class RemovedCartError extends Error {
  override readonly name = 'RemovedCartError';
  constructor() {
    super('WIX_CART is v1, but the platform has removed the calls of Cart V1: set WIX_CART to v2');
  }
}

export const isRemovedCart = (error: unknown): boolean =>
  error instanceof PlatformError && error.cause instanceof RemovedCartError;

/** The cart costs more than the page showed. The shopper sees what rose before the checkout. */
export class PriceIncreaseError extends ShopError {
  constructor(readonly increase: PriceIncrease) {
    super('price-raised');
  }
}
