import 'server-only';
import { cache } from 'react';
import { type AddOutcome, addAll } from '@/lib/cart/add-all';
import { withPreOrderMessages } from '@/lib/catalog/line-details';
import { getAllProducts } from '@/lib/catalog/readers';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import type {
  Order,
  OrderDetail,
  OrderPage,
  OrderPayment,
  OrderShipment,
  OrderTransactions,
} from '@/lib/model/order';
import { report } from '@/lib/observe/report';
import { actForShopper, readForShopper } from '@/lib/session/read';
import { productHref } from '@/lib/urls';
import { fetchMyMember } from '@/lib/wix/members';
import * as platform from '@/lib/wix/orders';

/** Order ids are GUIDs. Any other text is rejected without a platform call. */
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isOrderId = (text: string): boolean => GUID.test(text);

/** `payments` is null where they could not be read. */
export type PlacedOrder = { order: Order; payments: OrderPayment[] | null };

/** Null when the shopper has no such order. @throws PlatformError */
export async function readOrder(orderId: string): Promise<Order | null> {
  if (!isOrderId(orderId)) return null;
  const order = await readForShopper((client) => platform.fetchOrder(client, orderId));
  return order && withMessages(order);
}

/** Payments say what a gift card has paid. @throws PlatformError when the order itself cannot be loaded */
export async function readPlacedOrder(orderId: string): Promise<PlacedOrder | null> {
  if (!isOrderId(orderId)) return null;
  const found = await readForShopper(async (client) => {
    const order = await platform.fetchOrder(client, orderId);
    if (!order) return null;
    const transactions = await partOrNull(platform.fetchTransactions(client, orderId, order.total.currency));
    return { order, payments: transactions?.payments ?? null };
  });
  return found && { ...found, order: await withMessages(found.order) };
}

/** A pre-order that has left needs no message about its delivery. */
const withMessages = async <O extends Pick<Order, 'lines' | 'fulfillmentStatus'>>(order: O): Promise<O> =>
  order.fulfillmentStatus === 'fulfilled'
    ? order
    : { ...order, lines: await withPreOrderMessages(order.lines) };

/** The platform's default. Most members never need a second page. */
const ORDERS_PER_PAGE = 50;

/**
 * A page of the member's orders, newest first. `signed-out`: the session is not a member's.
 * `unknown-page`: the platform rejects the cursor. `unreachable`: it is unavailable.
 * @param cursor from another page of the list, as in its address
 */
export async function readOrdersOr(
  cursor: string | null,
  limit = ORDERS_PER_PAGE,
): Promise<OrderPage | 'signed-out' | 'unknown-page' | 'unreachable'> {
  try {
    const page = await readForShopper(async (client) => {
      const member = await fetchMyMember(client);
      return member && platform.queryOrders(client, { memberId: member.id, cursor, limit });
    });
    return page ?? 'signed-out';
  } catch (error) {
    report(error, '/account/orders');
    const rejected = error instanceof PlatformError && !error.isTemporary && !error.isUnauthenticated;
    return cursor !== null && rejected ? 'unknown-page' : 'unreachable';
  }
}

/** A part that could not be loaded is null. */
export type ReadOrder = {
  order: OrderDetail;
  transactions: OrderTransactions | null;
  shipments: OrderShipment[] | null;
};

/** Null when the shopper has no such order. @throws PlatformError when the order cannot be loaded */
export const readOrderDetail = cache(async (orderId: string): Promise<ReadOrder | null> => {
  if (!isOrderId(orderId)) return null;
  const found = await readForShopper(async (client) => {
    const order = await platform.fetchOrderDetail(client, orderId);
    if (!order) return null;
    const [transactions, shipments] = await Promise.all([
      partOrNull(platform.fetchTransactions(client, orderId, order.total.currency)),
      partOrNull(platform.fetchShipments(client, orderId)),
    ]);
    return { order, transactions, shipments };
  });
  return found && { ...found, order: await withMessages(await withLinks(found.order)) };
});

/** As `readOrderDetail`, but distinguishes a missing order from an unreachable platform. */
export async function readOrderOr(orderId: string): Promise<ReadOrder | 'missing' | 'unreachable'> {
  try {
    return (await readOrderDetail(orderId)) ?? 'missing';
  } catch (error) {
    report(error, '/account/orders/[id]');
    return 'unreachable';
  }
}

/** A failed part does not fail the whole order. */
const partOrNull = <T>(read: Promise<T>): Promise<T | null> => nullOnFailure(read, 'order');

/** Adds links to products that are still in the cached catalog. */
async function withLinks(order: OrderDetail): Promise<OrderDetail> {
  const products = await partOrNull(getAllProducts(SITE_VIEW));
  const slugs = new Map(products?.map(({ id, slug }) => [id, slug]));
  return {
    ...order,
    lines: order.lines.map((line) => {
      const slug = line.again ? slugs.get(line.again.productId) : undefined;
      return slug === undefined ? line : { ...line, href: productHref(slug) };
    }),
  };
}

/** @throws ShopError `not-found` when the shopper has no such order; PlatformError for it or the cart */
export async function buyAgain(orderId: string): Promise<AddOutcome[]> {
  return actForShopper(async (client) => {
    const order = isOrderId(orderId) ? await platform.fetchOrderDetail(client, orderId) : null;
    if (!order) throw new ShopError('not-found');
    const outcomes: AddOutcome[] = order.lines.map(({ name, quantity }) => {
      return { name, requested: quantity, added: 0, reason: 'not-sold-here' };
    });
    const requests = order.lines.flatMap(({ again }, line) => (again ? [{ line, request: again }] : []));
    await addAll(client, requests, outcomes);
    return outcomes;
  });
}
