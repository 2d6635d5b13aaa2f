import 'server-only';
import type { currentCartV2 } from '@wix/ecom';
import { PlatformError } from '@/lib/errors/platform-error';
import { callOrNull, callPlatform, codeOf } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { expected, malformedAnswer } from '../../well-formed';

export type PlatformCart = currentCartV2.Cart & { _id: string; lineItems: currentCartV2.V2LineItem[] };

/** A cart that was ordered counts as none: the error is a not-found. @throws PlatformError */
export async function callCart<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callPlatform(call);
  } catch (error) {
    if (codeOf(error) === 'CART_ALREADY_ORDERED') throw noCart(error);
    throw error;
  }
}

const noCart = (cause?: unknown): PlatformError =>
  new PlatformError(
    { kind: 'application', code: 'CURRENT_CART_NOT_FOUND', description: 'No open cart', data: undefined },
    cause instanceof PlatformError ? cause.requestId : null,
    { cause },
  );

// Per bundle: a client belongs to one request.
const reads = new WeakMap<SessionClient, Promise<PlatformCart | null>>();

/**
 * Null when the shopper has no open cart. Reads at the same time are one call: the cart's page needs the cart
 * for its lines and for its totals. @throws PlatformError
 */
export function fetchOpenCart(client: SessionClient): Promise<PlatformCart | null> {
  const running = reads.get(client);
  if (running) return running;
  const read = callOrNull(() =>
    callCart(async () => openCart(await client.currentCartV2.getCurrentCart())),
  ).finally(() => reads.delete(client));
  reads.set(client, read);
  return read;
}

/** @throws PlatformError, a not-found when the shopper has no open cart */
export async function requireOpenCart(client: SessionClient): Promise<PlatformCart> {
  const cart = await fetchOpenCart(client);
  if (cart === null) throw noCart();
  return cart;
}

/** An ordered cart stays the current one until the next add: a not-found here. @throws PlatformError */
export function openCart({ cart }: { cart?: currentCartV2.Cart }): PlatformCart {
  const whole = wholeCart(cart);
  if (whole.orderPlaced === true) throw noCart();
  return whole;
}

function wholeCart(cart: currentCartV2.Cart | null | undefined): PlatformCart {
  const { _id, businessInfo, lineItems = [] } = expected(cart);
  if (typeof _id !== 'string' || typeof businessInfo?.currencyCode !== 'string') throw malformedAnswer();
  // The platform leaves out empty lists.
  if (!Array.isArray(lineItems)) throw malformedAnswer();
  return { ...expected(cart), _id, lineItems };
}
