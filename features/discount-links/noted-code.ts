import 'server-only';
import { cookies } from 'next/headers';
import { applyCoupon } from '@/lib/cart/operations';
import { type ShopErrorCode, toShopError } from '@/lib/errors/shop-error';
import { hostCookieName } from '@/lib/http/cookie-names';
import type { Cart } from '@/lib/model/cart';
import { report } from '@/lib/observe/report';
import type { AfterAdd } from '@/lib/places';
import { SECURE_COOKIES } from '@/lib/session/refresh';
import { readCode } from './code';

/** Not part of the session, so that a sign-in and a sign-out leave it. */
const NAME = hostCookieName('discount', SECURE_COOKIES);

/** A week: a shopper who comes back from a newsletter still has it, and an old one surprises nobody. */
const SECONDS = 7 * 24 * 60 * 60;

/** Rejections that another cart or another day changes. The code waits for the next item. */
const MAY_CHANGE: ReadonlySet<ShopErrorCode> = new Set([
  'coupon-minimum',
  'coupon-not-applicable',
  'gift-card-coupon',
]);
const FINAL: ReadonlySet<ShopErrorCode> = new Set([
  'code-unknown',
  'coupon-expired',
  'coupon-used-up',
  'coupon-not-started',
]);

async function store(value: string, maxAge: number): Promise<void> {
  (await cookies()).set({
    name: NAME,
    value,
    httpOnly: true,
    secure: SECURE_COOKIES,
    sameSite: 'lax',
    path: '/',
    maxAge,
  });
}

export const noteCode = (code: string): Promise<void> => store(code, SECONDS);

/** Null without one, and for a cookie that the shop has not set. */
export const readNotedCode = async (): Promise<string | null> => readCode((await cookies()).get(NAME)?.value);

export const isApplied = ({ couponCode }: Pick<Cart, 'couponCode'>, code: string): boolean =>
  couponCode?.toLowerCase() === code.toLowerCase();

/** Applies a code in place of another one. @throws ShopError with the reason of the rejection */
export async function applyCode(code: string): Promise<Cart> {
  try {
    const cart = await applyCoupon(code);
    await store('', 0);
    return cart;
  } catch (error) {
    if (FINAL.has(toShopError(error).code)) await store('', 0);
    throw error;
  }
}

/**
 * Applies the noted code, unless the cart has another one. A failure of the platform leaves it noted and is
 * no failure of the add.
 */
export const applyNotedCode: AfterAdd = async (readCart) => {
  const code = await readNotedCode();
  if (code === null) return null;
  try {
    const cart = await readCart();
    if (isApplied(cart, code)) await store('', 0);
    if (cart.couponCode !== null || cart.lines.length === 0) return null;
    return { cart: await applyCode(code), code, rejection: null };
  } catch (error) {
    const { code: reason } = report(error, 'discount link');
    return FINAL.has(reason) || MAY_CHANGE.has(reason) ? { cart: null, code, rejection: reason } : null;
  }
};
