import { applicationError } from '../../../core/errors';
import { withActivities } from '../settle';
import type { Order } from '../store';

/**
 * The transitions that `updateOrderStatus` allows. Canceling has further effects, see
 * `cancelOrder`.
 */
const ALLOWED: Record<Order['status'], readonly Order['status'][]> = {
  INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED'],
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: [],
  CANCELED: [],
  REJECTED: [],
};
const ACTIVITIES: Partial<Record<Order['status'], string>> = {
  PENDING: 'ORDER_PENDING',
  REJECTED: 'ORDER_REJECTED',
};

/** @throws PlatformError 428 STATUS_ALREADY_SET, STATUS_NOT_SUPPORTED or UNSUPPORTED_TRANSITION. */
export function confirmStatus(order: Order, status: Order['status'], now: number): Order {
  const reject = (code: string) =>
    applicationError(428, code, `An order that is ${order.status} cannot become ${status}`);
  if (status === order.status) throw reject('STATUS_ALREADY_SET');
  if (status === 'INITIALIZED' || status === 'CANCELED') throw reject('STATUS_NOT_SUPPORTED');
  if (!ALLOWED[order.status].includes(status)) throw reject('UNSUPPORTED_TRANSITION');
  const activity = ACTIVITIES[status];
  return withActivities({ ...order, status }, now, activity ? [activity] : []);
}
