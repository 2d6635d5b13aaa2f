import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { RemovedCartError } from '@/lib/errors/shop-error';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { callPlatform } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { expected, malformedAnswer } from '../../well-formed';
import { toCart } from './map-cart';

/**
 * Runs a call of Cart V1 or Checkout V1. Once the platform has removed it, the error is the one for
 * an outage and never a not-found, which would make every cart look empty. The platform's response
 * decides, because announced dates move.
 *
 * @throws PlatformError, with a `RemovedCartError` as its cause for a removed call
 */
export async function callV1<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callPlatform(call);
  } catch (error) {
    if (!(error instanceof PlatformError) || !isUnknownPath(error)) throw error;
    throw new PlatformError({ kind: 'system', status: error.detail.status }, error.requestId, {
      cause: new RemovedCartError(),
    });
  }
}

/** Returns the same as `callV1`, or null when the cart does not exist. */
export async function callV1OrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await callV1(call);
  } catch (error) {
    if (error instanceof PlatformError && error.isNotFound) return null;
    throw error;
  }
}

type UnknownPathError = PlatformError & { detail: { kind: 'status'; status: number } };

/** A call that exists names the missing resource in its code. */
const isUnknownPath = (error: PlatformError): error is UnknownPathError =>
  error.detail.kind === 'status' && (error.detail.status === 404 || error.detail.status === 410);

export async function getCart(client: SessionClient): Promise<Cart> {
  return (await callV1OrNull(async () => wholeCart(await client.currentCart.getCurrentCart()))) ?? EMPTY_CART;
}

type PlatformCart = Parameters<typeof toCart>[0];

export const cartOf = ({ cart }: { cart?: PlatformCart }): Cart => wholeCart(expected(cart));

/**
 * Rejects a partly readable cart, which would look like one with fewer lines. @throws PlatformError
 */
export function wholeCart(cart: PlatformCart | null | undefined): Cart {
  const { currency, lineItems = [] } = expected(cart);
  if (typeof currency !== 'string' || !Array.isArray(lineItems)) throw malformedAnswer();
  const mapped = toCart({ ...expected(cart), lineItems });
  if (mapped.lines.length < lineItems.length) throw malformedAnswer();
  return mapped;
}
