import type { Caller } from '../../core/caller';
import { applicationError } from '../../core/errors';
import type { Reader } from '../reader';
import { findOrder, type Order } from './store';

// Whoever writes to orders is an app.
export { requireAdmin } from '../../core/caller';

/**
 * An order that the caller may read.
 *
 * @throws PlatformError 404 ORDER_NOT_FOUND; 403 READ_ORDER_FORBIDDEN for somebody else's, the code that the live
 * platform was seen to answer a visitor's search with.
 */
export async function requireOrder(reader: Reader, caller: Caller, id: string): Promise<Order> {
  const order = await findOrder(reader, id);
  if (order === undefined) throw orderNotFound(id);
  if (!mayRead(caller, order)) throw readForbidden();
  return order;
}

/** The buyer: the member, or the visitor who bought without signing in (also once signed in). */
export function mayRead(caller: Caller, { visitorId, memberId }: Order): boolean {
  if (caller.kind === 'admin') return true;
  if (memberId !== null) return caller.kind === 'member' && memberId === caller.memberId;
  return visitorId === caller.visitorId;
}

export const orderNotFound = (id: string) =>
  applicationError(404, 'ORDER_NOT_FOUND', `Order ${id} was not found`);

export const readForbidden = () =>
  applicationError(403, 'READ_ORDER_FORBIDDEN', 'read order: permission denied');
