import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { Order, OrderDetail, OrderPage, OrderShipment, OrderTransactions } from '@/lib/model/order';
import { toOrder } from './map/order';
import { toOrderDetail } from './map/order-detail';
import { toShipments, toTransactions } from './map/transactions';
import { callOrNull, callPlatform } from './platform-error';
import type { SessionClient } from './session-client';
import { expected, mappedAll } from './well-formed';

/**
 * Returns an order of the caller. Null when the platform knows none, or when it belongs to another
 * shopper.
 *
 * @throws PlatformError
 */
export async function getOrder(client: SessionClient, orderId: string): Promise<Order | null> {
  return ownOrNull(async () => expected(toOrder(await client.orders.getOrder(orderId))));
}

/** As `getOrder`, with every field except payments and parcels. @throws PlatformError */
export async function getOrderDetail(client: SessionClient, orderId: string): Promise<OrderDetail | null> {
  return ownOrNull(async () => expected(toOrderDetail(await client.orders.getOrder(orderId))));
}

async function ownOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await callOrNull(call);
  } catch (error) {
    if (error instanceof PlatformError && error.isForbidden) return null;
    throw error;
  }
}

/**
 * Every status, by name: without a filter, a search omits PENDING and REJECTED. The installed
 * package documents that a search never returns INITIALIZED, whatever its filter. If the platform
 * returns one all the same, it is listed.
 */
const SHOWN = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;

/**
 * Returns one page of a member's orders, newest first. A member can read no others. The filter
 * makes that explicit.
 *
 * @param cursor the end of another page. It contains filter and sort order and is opaque to the
 *   shop.
 * @throws PlatformError, also for a cursor that is no longer valid.
 */
export async function searchOrders(
  client: SessionClient,
  { memberId, cursor, limit }: { memberId: string; cursor: string | null; limit: number },
): Promise<OrderPage> {
  return callPlatform(async () => {
    const { orders, metadata } = await client.orders.searchOrders(
      cursor === null
        ? {
            filter: { 'buyerInfo.memberId': memberId, status: { $in: [...SHOWN] } },
            sort: [{ fieldName: '_createdDate', order: 'DESC' }],
            cursorPaging: { limit },
          }
        : { cursorPaging: { limit, cursor } },
    );
    return {
      orders: mappedAll(expected(orders), toOrder),
      older: metadata?.cursors?.next || null,
      newer: metadata?.cursors?.prev || null,
    };
  });
}

/** @param currency of the order. @throws PlatformError */
export async function listTransactions(
  client: SessionClient,
  orderId: string,
  currency: string,
): Promise<OrderTransactions> {
  return callPlatform(async () => {
    const answer = await client.orderTransactions.listTransactionsForSingleOrder(orderId);
    return toTransactions(answer.orderTransactions, currency);
  });
}

/** @throws PlatformError */
export async function listShipments(client: SessionClient, orderId: string): Promise<OrderShipment[]> {
  return callPlatform(async () => {
    const answer = await client.orderFulfillments.listFulfillmentsForSingleOrder(orderId);
    return toShipments(answer.orderWithFulfillments);
  });
}
