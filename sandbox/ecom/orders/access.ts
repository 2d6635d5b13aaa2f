import type { Caller } from '../../core/access-tokens';
import { applicationError } from '../../core/errors';
import type { Reader } from '../../db/reader';
import { findOrder, type Order } from './store';

// Only apps write orders.
export { requireAdmin } from '../../core/caller';

/**
 * Returns an order that the caller may read.
 * @throws PlatformError 404 ORDER_NOT_FOUND; 403 READ_ORDER_FORBIDDEN for another buyer's, the code
 *   that the live platform was observed to return for a visitor's search.
 */
export async function requireOrder(reader: Reader, caller: Caller, id: string): Promise<Order> {
  const order = await findOrder(reader, id);
  if (order === undefined) throw orderNotFound(id);
  if (!mayRead(caller, order)) throw readForbidden();
  return order;
}

/**
 * Whether the caller is the buyer: the member, or the visitor who bought without signing in (also
 * after signing in).
 */
export function mayRead(caller: Caller, { visitorId, memberId }: Order): boolean {
  if (caller.kind === 'admin') return true;
  if (memberId !== null) return caller.kind === 'member' && memberId === caller.memberId;
  return visitorId === caller.visitorId;
}

export const orderNotFound = (id: string) =>
  applicationError(404, 'ORDER_NOT_FOUND', `Order ${id} was not found`);

export const readForbidden = () =>
  applicationError(403, 'READ_ORDER_FORBIDDEN', 'read order: permission denied');
