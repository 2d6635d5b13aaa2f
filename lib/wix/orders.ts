import 'server-only';
import type { Order } from '@/lib/orders/types';
import { toOrder } from './map/order';
import { callOrNull } from './platform-error';
import type { SessionClient } from './session-client';

/** An order of the caller, or null when the platform knows no such order of theirs. @throws PlatformError */
export async function getOrder(client: SessionClient, orderId: string): Promise<Order | null> {
  const order = await callOrNull(() => client.orders.getOrder(orderId));
  return order ? toOrder(order) : null;
}
