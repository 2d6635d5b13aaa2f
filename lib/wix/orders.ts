import 'server-only';
import type { Order } from '@/lib/orders/types';
import { toOrder } from './map/order';
import { callOrNull, PlatformError } from './platform-error';
import type { SessionClient } from './session-client';

/**
 * An order of the caller, or null when the platform knows no such order of theirs; somebody else's is none of theirs.
 *
 * @throws PlatformError
 */
export async function getOrder(client: SessionClient, orderId: string): Promise<Order | null> {
  try {
    const order = await callOrNull(() => client.orders.getOrder(orderId));
    return order ? toOrder(order) : null;
  } catch (error) {
    if (error instanceof PlatformError && error.isForbidden) return null;
    throw error;
  }
}
