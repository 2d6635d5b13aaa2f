import 'server-only';
import type { Order, OrderDetail, OrderPage, OrderShipment, OrderTransactions } from '@/lib/orders/types';
import { toOrder } from './map/order';
import { toOrderDetail } from './map/order-detail';
import { toShipments, toTransactions } from './map/transactions';
import { callOrNull, callPlatform, PlatformError } from './platform-error';
import type { SessionClient } from './session-client';
import { expected, mappedAll } from './well-formed';

/**
 * An order of the caller, or null when the platform knows no such order of theirs; somebody else's is none of theirs.
 *
 * @throws PlatformError
 */
export async function getOrder(client: SessionClient, orderId: string): Promise<Order | null> {
  return ownOrNull(async () => expected(toOrder(await client.orders.getOrder(orderId))));
}

/** As `getOrder`, with everything that is known of it but payments and parcels. @throws PlatformError */
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
 * Every status, by name: a search that names none leaves out PENDING and REJECTED. The installed package documents that
 * a search never returns INITIALIZED, whatever its filter. Where the platform returns one all the same, it is listed.
 */
const SHOWN = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;

/**
 * One page of a member's orders, newest first. A member may read no others; the filter says so once more.
 *
 * @param cursor where a page before ended; it holds filter and order, and only the platform can read it.
 * @throws PlatformError, also for a cursor that is no longer good.
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

/** @param currency the order's. @throws PlatformError */
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
