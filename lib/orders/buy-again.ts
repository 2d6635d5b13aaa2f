import 'server-only';
import { addOnce, quantityOf } from '@/lib/cart/add-once';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import type { AddRequest, Cart } from '@/lib/model/cart';
import { actForShopper } from '@/lib/session/read';
import { cartPlatform } from '@/lib/wix/cart/current-cart';
import * as platform from '@/lib/wix/orders';
import type { SessionClient } from '@/lib/wix/session-client';
import { isOrderId } from './read-order';

/** The result for one line of the order. */
export type BoughtAgain = {
  name: string;
  requested: number;
  /** Quantity that was added to the cart. */
  added: number;
  /** Null when the full quantity was added. `unreachable`: the platform was unavailable. */
  reason: 'sold-out' | 'not-sold-here' | 'unreachable' | null;
};

/**
 * Adds every line of an order that can still be bought to the cart.
 *
 * @throws ShopError `not-found` when the shopper has no such order; PlatformError when the platform
 *   is unavailable for the order or the cart.
 */
export async function buyAgain(orderId: string): Promise<BoughtAgain[]> {
  return actForShopper(async (client) => {
    const order = isOrderId(orderId) ? await platform.getOrderDetail(client, orderId) : null;
    if (!order) throw new ShopError('not-found');
    const outcomes: BoughtAgain[] = order.lines.map(({ name, quantity }) => {
      return { name, requested: quantity, added: 0, reason: 'not-sold-here' };
    });
    const requests = order.lines.flatMap(({ again }, line) => (again ? [{ line, request: again }] : []));
    let cart = await cartPlatform.getCart(client);
    for (const round of roundsOf(requests)) cart = await addRound(client, round, { cart, outcomes });
    return outcomes;
  });
}

/** A request, and the index of the order's line that it is for. */
type LineRequest = { line: number; request: AddRequest };

/**
 * Returns the requests in as few rounds as possible with each product once a round, because only
 * then can a change of the cart be attributed to a request.
 */
function roundsOf(requests: readonly LineRequest[]): LineRequest[][] {
  const rounds: LineRequest[][] = [];
  for (const one of requests) {
    const isIn = (round: LineRequest[]) =>
      round.some(({ request }) => request.productId === one.request.productId);
    const round = rounds.find((round) => !isIn(round));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/**
 * Adds a round with one call, sets its outcomes and returns the new cart. When the platform rejects
 * the round as a whole, adds its requests one by one.
 */
async function addRound(
  client: SessionClient,
  round: LineRequest[],
  { cart, outcomes }: { cart: Cart; outcomes: BoughtAgain[] },
): Promise<Cart> {
  const requests = round.map(({ request }) => request);
  const next = await addOrReason(client, requests, cart);
  if (next === 'sold-out' && round.length > 1) {
    let now = cart;
    for (const one of round) now = await addRound(client, [one], { cart: now, outcomes });
    return now;
  }
  for (const { line, request } of round) {
    const outcome = outcomes[line];
    if (!outcome) continue;
    if (typeof next === 'string') {
      outcome.reason = next;
      continue;
    }
    outcome.added = Math.max(0, quantityOf(next, request.productId) - quantityOf(cart, request.productId));
    outcome.reason = outcome.added < outcome.requested ? 'sold-out' : null;
  }
  return typeof next === 'string' ? cart : next;
}

async function addOrReason(
  client: SessionClient,
  requests: AddRequest[],
  before: Cart,
): Promise<Cart | 'sold-out' | 'unreachable'> {
  try {
    return await addOnce(client, requests, before);
  } catch (error) {
    report(error, 'buy again');
    if (!(error instanceof PlatformError)) throw error;
    // Otherwise the product is gone, or its options have changed.
    return error.isTemporary || error.isUnauthenticated ? 'unreachable' : 'sold-out';
  }
}
