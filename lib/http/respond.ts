import { DEFAULT_LANG } from '@/lib/i18n/lang';
import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { messageFor } from '@/lib/errors/messages';
import { type ShopError, type ShopErrorCode, toShopError } from '@/lib/errors/shop-error';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';
import { currentRequestId } from '@/lib/observe/request-id';

const STATUS: Record<ShopErrorCode, number> = {
  unreachable: 503,
  busy: 503,
  unsure: 503,
  'too-many-tries': 429,
  'forbidden-origin': 403,
  'too-large': 413,
  'bad-request': 400,
  'not-found': 404,
  'sold-out': 409,
  'options-missing': 422,
  'cart-empty': 409,
  'coupon-unknown': 422,
  'coupon-expired': 422,
  'coupon-used-up': 422,
  'coupon-not-started': 422,
  'coupon-minimum': 422,
  'coupon-not-applicable': 422,
  'gift-card-unknown': 422,
  'gift-card-expired': 422,
  'gift-card-empty': 422,
  'gift-card-unavailable': 422,
  'gift-card-unsold': 409,
  'lines-unavailable': 409,
  'members-only': 409,
  'order-minimum': 409,
  'cart-coupon': 409,
  'gift-card-coupon': 409,
  'membership-unusable': 409,
  'checkout-unavailable': 503,
  'sign-in-failed': 401,
  'sign-in-foreign': 401,
  'sign-in-expired': 401,
  'sign-in-timed-out': 401,
  'sign-in-canceled': 401,
  unexpected: 500,
};

export const statusOf = (code: ShopErrorCode): number => STATUS[code];

/** Prevents caches from storing a response for one shopper. */
export const PRIVATE = { 'cache-control': 'private, no-store' };

export const answer = (body: unknown): Response => Response.json(body, { headers: PRIVATE });

/**
 * Returns an error response. Its message is for developers: the shop's own pages show the code's
 * message in their language.
 */
export const answerError = (error: ShopError): Response =>
  Response.json(
    { error: { code: error.code, message: messageFor(error.code, DEFAULT_LANG) } },
    { status: STATUS[error.code], headers: { ...PRIVATE, ...retryAfter(error) } },
  );

const retryAfter = ({ retryAfterSeconds }: ShopError): Record<string, string> =>
  retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };

/**
 * Returns a 303 redirect. The browser loads the page with GET, so that a reload repeats nothing.
 */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, ...PRIVATE } });

/** Converts a failure to a `ShopError` and logs it, without request bodies and tokens. */
export function report(error: unknown, where: string): ShopError {
  // The framework throws to leave a page and to postpone rendering. Neither is a failure.
  unstable_rethrow(error);
  const shopError = toShopError(error);
  void log(shopError, where);
  return shopError;
}

async function log({ code, cause }: ShopError, where: string): Promise<void> {
  // A rejection without a cause is the shop's own decision and needs no log.
  if (cause === undefined && code !== 'unexpected') return;
  const requestId = await currentRequestId();
  const fields = { requestId, where, code, ...failureFields(cause) };
  if (code === 'unexpected') logger.error({ ...fields, stack: stackOf(cause) }, 'a request failed');
  else logger.warn(fields, 'a request could not be answered');
}

const stackOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.stack : undefined);
