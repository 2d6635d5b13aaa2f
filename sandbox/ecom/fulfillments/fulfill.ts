import { z } from 'zod';
import { applicationError, rejectedField } from '../../core/errors';
import { quantitySent, settle, withActivities } from '../orders/settle';
import type { Order } from '../orders/store';
import type { OrderFulfillment } from '../orders/types';
import { withTrackingLink } from './carriers';

const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .nullish()
    .transform((value) => value ?? undefined);

/** The fields of a fulfillment that a merchant may send, as the SDK documents them. */
export const fulfillmentSchema = z.object({
  lineItems: z
    .array(z.object({ id: z.string(), quantity: z.number().int().min(1).max(100_000).nullish() }))
    .max(300)
    .optional(),
  trackingInfo: z
    .object({
      trackingNumber: text(100),
      shippingProvider: text(100),
      trackingLink: text(2048).pipe(z.url({ protocol: /^https?$/ }).optional()),
    })
    .optional(),
  customInfo: z.object({ fieldsData: z.record(z.string(), z.string()) }).optional(),
  status: z.enum(['Pending', 'Accepted', 'Ready', 'In_Delivery', 'Fulfilled']).nullish(),
  completed: z.boolean().nullish(),
});
type RequestedFulfillment = z.infer<typeof fulfillmentSchema>;

/**
 * Returns the order with one more fulfillment. Lines without a quantity, and a fulfillment without
 * lines, take the remaining quantity.
 * @throws PlatformError 428 for an order that is not approved; 400 for unknown lines or too large
 *   quantities; 409 TRACKING_NUMBER_ALREADY_EXISTS.
 */
export function addFulfillment(
  order: Order,
  requested: RequestedFulfillment,
  now: number,
  id: string,
): Order {
  requireApproved(order);
  rejectKnownNumber(order, requested.trackingInfo?.trackingNumber, id);
  const parcel: OrderFulfillment = {
    id,
    createdDate: new Date(now).toISOString(),
    lineItems: quantityOf(order, requested.lineItems),
    ...(requested.trackingInfo ? { trackingInfo: withTrackingLink(requested.trackingInfo) } : {}),
    ...(requested.customInfo ? { customInfo: requested.customInfo } : {}),
    status: requested.status ?? 'Fulfilled',
    completed: requested.completed ?? false,
  };
  const sent = settle({ ...order, fulfillments: [...order.fulfillments, parcel] }, now);
  return withActivities(sent, now, trackingActivities(undefined, parcel.trackingInfo));
}

/**
 * Returns the order with the fulfillment changed. Fields that are not given stay.
 * @throws PlatformError as `addFulfillment`; 404.
 */
export function changeFulfillment(
  order: Order,
  { id, ...requested }: RequestedFulfillment & { id: string },
  now: number,
): Order {
  requireApproved(order);
  const before = requireFulfillment(order, id);
  rejectKnownNumber(order, requested.trackingInfo?.trackingNumber, id);
  const others = order.fulfillments.filter((one) => one !== before);
  const trackingInfo = requested.trackingInfo
    ? withTrackingLink({ ...before.trackingInfo, ...defined(requested.trackingInfo) })
    : before.trackingInfo;
  const after: OrderFulfillment = {
    ...before,
    ...(requested.lineItems
      ? { lineItems: quantityOf({ ...order, fulfillments: others }, requested.lineItems) }
      : {}),
    ...(trackingInfo ? { trackingInfo } : {}),
    ...(requested.customInfo ? { customInfo: requested.customInfo } : {}),
    status: requested.status ?? before.status,
    completed: requested.completed ?? before.completed,
  };
  const fulfillments = order.fulfillments.map((one) => (one === before ? after : one));
  return withActivities(
    settle({ ...order, fulfillments }, now),
    now,
    trackingActivities(before.trackingInfo, after.trackingInfo),
  );
}

/** Returns the order without the fulfillment. @throws PlatformError 404. */
export function removeFulfillment(order: Order, id: string, now: number): Order {
  const gone = requireFulfillment(order, id);
  return settle({ ...order, fulfillments: order.fulfillments.filter((one) => one !== gone) }, now);
}

function requireFulfillment({ fulfillments }: Order, id: string): OrderFulfillment {
  const found = fulfillments.find((one) => one.id === id);
  if (found === undefined)
    throw applicationError(404, 'FULFILLMENT_NOT_FOUND', `Fulfillment ${id} was not found`);
  return found;
}

function requireApproved({ status }: Order): void {
  if (status !== 'APPROVED')
    throw applicationError(428, `ORDER_IS_${status}`, `An order that is ${status} cannot be fulfilled`);
}

function rejectKnownNumber({ fulfillments }: Order, number: string | undefined, ownId: string): void {
  const known = fulfillments.some(
    ({ id, trackingInfo }) => id !== ownId && number && trackingInfo?.trackingNumber === number,
  );
  if (known)
    throw applicationError(409, 'TRACKING_NUMBER_ALREADY_EXISTS', `Tracking number ${number} already exists`);
}

function quantityOf(order: Order, lines: RequestedFulfillment['lineItems']): OrderFulfillment['lineItems'] {
  const left = new Map(
    order.document.lineItems.map(({ id, quantity }) => [id, quantity - quantitySent(id, order)]),
  );
  const requested =
    lines ?? [...left].filter(([, quantity]) => quantity > 0).map(([id]) => ({ id, quantity: null }));
  if (requested.length === 0) throw wrongQuantity('no items are left to fulfill');
  return requested.map(({ id, quantity }) => {
    const rest = left.get(id) ?? 0;
    const taken = quantity ?? rest;
    if (taken < 1 || taken > rest) throw wrongQuantity(`${rest} items of line ${id} are left to fulfill`);
    left.set(id, rest - taken);
    return { id, quantity: taken };
  });
}

const wrongQuantity = (description: string) => rejectedField('fulfillment.lineItems', description);

type Tracking = OrderFulfillment['trackingInfo'];

function trackingActivities(before: Tracking, after: Tracking): string[] {
  const numbers = [before?.trackingNumber, after?.trackingNumber];
  return [
    ...(numbers[1] && !numbers[0] ? ['TRACKING_NUMBER_ADDED'] : []),
    ...(numbers[0] && numbers[1] && numbers[0] !== numbers[1] ? ['TRACKING_NUMBER_EDITED'] : []),
    ...(after?.trackingLink && !before?.trackingLink ? ['TRACKING_LINK_ADDED'] : []),
  ];
}

const defined = (tracking: NonNullable<Tracking>): NonNullable<Tracking> =>
  Object.fromEntries(Object.entries(tracking).filter(([, value]) => value !== undefined));
