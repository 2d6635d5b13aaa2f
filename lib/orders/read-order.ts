import 'server-only';
import { cache } from 'react';
import { getAllProducts } from '@/lib/catalog/readers';
import { report } from '@/lib/http/respond';
import { readForShopper } from '@/lib/session/read';
import { productHref } from '@/lib/urls';
import { getMyMember } from '@/lib/wix/members';
import * as platform from '@/lib/wix/orders';
import { PlatformError } from '@/lib/wix/platform-error';
import type { Order, OrderDetail, OrderPage, OrderShipment, OrderTransactions } from './types';

/** Order ids are GUIDs; anything else need not bother the platform. */
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isOrderId = (text: string): boolean => GUID.test(text);

/** An order of the shopper of this request, or null when they have no such order. @throws PlatformError */
export async function readOrder(orderId: string): Promise<Order | null> {
  return isOrderId(orderId) ? readForShopper((client) => platform.getOrder(client, orderId)) : null;
}

/** Enough for years of most; the platform's own default. */
const ORDERS_A_PAGE = 50;

/**
 * A page of the signed-in member's orders, newest first. `nobody`: the platform says that this session is no member's.
 * `lost`: it does not take the cursor (any more). `unreachable`: it could not be asked.
 *
 * @param cursor from a page before this one, as the address has it.
 */
export async function readOrdersOr(
  cursor: string | null,
): Promise<OrderPage | 'nobody' | 'lost' | 'unreachable'> {
  try {
    const page = await readForShopper(async (client) => {
      const member = await getMyMember(client);
      return member && platform.searchOrders(client, { memberId: member.id, cursor, limit: ORDERS_A_PAGE });
    });
    return page ?? 'nobody';
  } catch (error) {
    report(error, '/account/orders');
    const rejected = error instanceof PlatformError && !error.isTemporary && !error.isUnauthenticated;
    return cursor !== null && rejected ? 'lost' : 'unreachable';
  }
}

/** An order with what has become of it. Null for the parts that could not be asked for just now. */
type ReadOrder = {
  order: OrderDetail;
  transactions: OrderTransactions | null;
  shipments: OrderShipment[] | null;
};

/**
 * All of an order of the shopper of this request, or null when they have no such order. Asked once a request.
 *
 * @throws PlatformError when the order itself could not be asked for.
 */
const readOrderDetail = cache(async (orderId: string): Promise<ReadOrder | null> => {
  if (!isOrderId(orderId)) return null;
  const found = await readForShopper(async (client) => {
    const order = await platform.getOrderDetail(client, orderId);
    if (!order) return null;
    const [transactions, shipments] = await Promise.all([
      orNull(platform.listTransactions(client, orderId, order.total.currency)),
      orNull(platform.listShipments(client, orderId)),
    ]);
    return { order, transactions, shipments };
  });
  return found && { ...found, order: await withLinks(found.order) };
});

/** As `readOrderDetail`, in words that tell an order which is not there from a platform that is not. */
export async function readOrderOr(orderId: string): Promise<ReadOrder | 'missing' | 'unreachable'> {
  try {
    return (await readOrderDetail(orderId)) ?? 'missing';
  } catch (error) {
    report(error, '/account/orders/[id]');
    return 'unreachable';
  }
}

/** What is beside the order must not take the order with it. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    report(error, 'order');
    return null;
  }
}

/** Adds the addresses of products that are still in the catalog, as the cache knows it. */
async function withLinks(order: OrderDetail): Promise<OrderDetail> {
  const products = await orNull(getAllProducts());
  const slugs = new Map(products?.map(({ id, slug }) => [id, slug]));
  return {
    ...order,
    lines: order.lines.map((line) => {
      const slug = line.again ? slugs.get(line.again.productId) : undefined;
      return slug === undefined ? line : { ...line, href: productHref(slug) };
    }),
  };
}
