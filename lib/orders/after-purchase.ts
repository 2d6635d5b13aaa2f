import type { Order, OrderDetail, OrderShipment } from '@/lib/model/order';
import { DAY_MS } from '@/lib/time-zone';

/**
 * Whether a buyer can return an order, or withdraw from it. The platform does not report the day of delivery, so all
 * periods start at the latest day on which the order can have arrived.
 */

type Line = Pick<Order['lines'][number], 'id' | 'kind' | 'quantity'> & {
  /** Quantity that was refunded. Only the order's page knows it. */
  refunded?: number;
};

type Purchase = Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'placedAt'> & {
  lines: readonly Line[];
  activities?: OrderDetail['activities'];
};

type Parcels = readonly Pick<OrderShipment, 'at' | 'lines' | 'stage'>[];

const rest = ({ quantity, refunded = 0 }: Line): number => Math.max(0, quantity - refunded);

/** In milliseconds since the epoch. Null if neither activities nor parcels have it. */
function lastSent({ activities = [] }: Purchase, parcels: Parcels | null): number | null {
  const fulfilled = activities.flatMap(({ type, at }) => (type === 'order-fulfilled' ? [at] : []));
  const dates = [...(parcels ?? []).map(({ at }) => at), ...fulfilled];
  const times = dates.map((at) => Date.parse(at ?? '')).filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : Math.max(...times);
}

type ReturnRules = {
  /** The shop's own period, counted from delivery. Null: no end. */
  days: number | null;
  /** Most days that a parcel takes. */
  deliveryDays: number;
  /** Milliseconds since the epoch. */
  now: number;
};

const PAID: ReadonlySet<Order['paymentStatus']> = new Set(['paid', 'partly-paid', 'partly-refunded']);

/**
 * Things that were paid, sent and not refunded, by the line's id. Empty after the shop's period.
 * @param parcels null if they could not be read. An order that is sent in part has none then.
 */
export function returnableQuantities(
  order: Purchase,
  parcels: Parcels | null,
  { days, deliveryDays, now }: ReturnRules,
): ReadonlyMap<string, number> {
  const { status, paymentStatus, fulfillmentStatus, placedAt } = order;
  if (status !== 'approved' || !PAID.has(paymentStatus)) return new Map();
  const start = lastSent(order, parcels) ?? Date.parse(placedAt);
  if (days !== null && now > start + (days + deliveryDays) * DAY_MS) return new Map();

  const inParcels = (id: string, isSent: boolean): number =>
    (parcels ?? [])
      .filter(({ stage }) => (stage === 'sent') === isSent)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
  // A merchant may mark an order as sent without a parcel, or enter a parcel before it leaves.
  const sentOf = ({ id, quantity }: Line): number =>
    fulfillmentStatus === 'fulfilled' ? quantity - inParcels(id, false) : inParcels(id, true);

  return new Map(
    order.lines.flatMap((line): [string, number][] => {
      const quantity = line.kind === 'physical' ? Math.min(sentOf(line), rest(line)) : 0;
      return quantity > 0 ? [[line.id, quantity]] : [];
    }),
  );
}

/** The period of withdrawal after delivery (Directive 2011/83/EU, Art. 9). */
const WITHDRAWAL_DAYS = 14;
/** Traders deliver within these days, unless something else is agreed (Art. 18 (1)). */
export const LONGEST_DELIVERY_DAYS = 30;

/** Money was paid, so that the platform has sent the links to the files. */
const SUPPLIED: ReadonlySet<Order['paymentStatus']> = new Set(['paid', 'partly-refunded', 'refunded']);

/**
 * Whether an order leads its buyer to the withdrawal from the contract. Not if it was never placed
 * or has ended, and not for files that were supplied, which are exempt (Art. 16 (m)). The period of
 * goods starts with the delivery of the last one (Art. 9 (2)). After they left, it ends at the
 * latest `LONGEST_DELIVERY_DAYS` and `WITHDRAWAL_DAYS` later, if the shop has instructed the
 * shopper. This is no deadline: the page takes every statement, and the footer leads there at any
 * time, because a wrong instruction adds twelve months (Art. 10) and delivery may take longer.
 * @param parcels null if unknown: goods may then have left `LONGEST_DELIVERY_DAYS` after the order
 * @param now milliseconds since the epoch
 */
export function leadsToWithdrawal(order: Purchase, parcels: Parcels | null, now: number): boolean {
  const { status, paymentStatus, fulfillmentStatus, placedAt } = order;
  if ((status !== 'approved' && status !== 'pending') || paymentStatus === 'refunded') return false;
  const lines = order.lines.filter(
    (line) => rest(line) > 0 && !(line.kind === 'digital' && SUPPLIED.has(paymentStatus)),
  );
  const hasGoods = lines.some(({ kind }) => kind === 'physical');
  if (lines.length === 0) return false;
  if (hasGoods && fulfillmentStatus !== 'fulfilled') return true;
  const placed = Date.parse(placedAt);
  const sent = hasGoods ? (lastSent(order, parcels) ?? placed + LONGEST_DELIVERY_DAYS * DAY_MS) : placed;
  // Without a date, the period may not be over.
  return !(now > sent + (LONGEST_DELIVERY_DAYS + WITHDRAWAL_DAYS) * DAY_MS);
}
