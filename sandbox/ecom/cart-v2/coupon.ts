import type { Reader } from '../../db/reader';
import type { Cart } from '../cart-v1/schema';
import { readCatalogItems } from '../lines/catalog';
import { resolveLines } from '../lines/resolve';
import { checkCoupon, couponError } from '../quote/quote';
import { readCoupon } from '../quote/store';
import { cartError, couponStatusData } from './errors';

type Couponed = Pick<Cart, 'lines' | 'couponCode' | 'document'>;

/**
 * Returns the stored spelling of a coupon that the cart takes. A second coupon is rejected, never
 * replaced.
 * @throws PlatformError 400 INVALID_COUPON_CODE; 428 COUPON_ALREADY_EXISTS,
 *   MAX_COUPONS_PER_CART_EXCEEDED, COUPON_LOCKED, INVALID_COUPON_STATUS.
 */
export async function couponFor(
  reader: Reader,
  { lines, couponCode, document }: Couponed,
  code: string,
  now: number,
): Promise<string> {
  if (document.settings?.lockCouponCode) throw couponLocked();
  if (couponCode !== null)
    throw couponCode.toUpperCase() === code.toUpperCase()
      ? cartError('COUPON_ALREADY_EXISTS', 'The coupon is on the cart', { couponCode: code })
      : cartError('MAX_COUPONS_PER_CART_EXCEEDED', 'A cart takes one coupon');
  const resolved = resolveLines(lines, await readCatalogItems(reader, lines));
  const { coupon, rejection } = await checkCoupon(reader, code, { now, lines: resolved });
  if (coupon === undefined)
    throw cartError('INVALID_COUPON_CODE', 'Coupon does not exist', { couponCode: code });
  if (rejection)
    throw cartError(
      'INVALID_COUPON_STATUS',
      couponError(rejection, coupon).description,
      couponStatusData(code, rejection, coupon),
    );
  return coupon.code;
}

/** @throws PlatformError 428 COUPON_NOT_FOUND_IN_CART, COUPON_LOCKED. */
export async function rejectForeignCoupon(
  reader: Reader,
  { couponCode, document }: Couponed,
  couponId: string,
): Promise<void> {
  if (document.settings?.lockCouponCode) throw couponLocked();
  const coupon = couponCode === null ? undefined : await readCoupon(reader, couponCode);
  if (coupon?.id !== couponId)
    throw cartError('COUPON_NOT_FOUND_IN_CART', 'The coupon is not on the cart', { couponId });
}

const couponLocked = () => cartError('COUPON_LOCKED', 'The coupon of this cart cannot be changed');
