import 'server-only';
import { readForShopper } from '@/lib/session/read';
import * as platform from '@/lib/wix/orders';
import type { Order } from './types';

/** Order ids are GUIDs; anything else need not bother the platform. */
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An order of the shopper of this request, or null when they have no such order. @throws PlatformError */
export async function readOrder(orderId: string): Promise<Order | null> {
  return GUID.test(orderId) ? readForShopper((client) => platform.getOrder(client, orderId)) : null;
}
