import { isDelivered } from '@/lib/model/cart';
import type {
  OrderActivity,
  OrderDetail,
  OrderShipment,
  OrderTransactions,
  TransactionStatus,
} from '@/lib/model/order';

export type StepName =
  | 'placed'
  | 'confirming'
  | 'paid'
  | 'prepared'
  | 'shipped'
  | 'delivered'
  | 'ready'
  | 'pickedUp'
  | 'emailed'
  | 'carriedOut'
  | 'canceled'
  | 'refunded'
  | 'rejected';

export type ProgressStep = {
  name: StepName;
  /** `partly`: true for a part of the order. `stopped`: the order goes no further. */
  state: 'done' | 'partly' | 'current' | 'upcoming' | 'stopped';
  /** ISO 8601, or null when the platform reports no moment. */
  at: string | null;
  /** How much has been sent or handed over, where the parcels say it. */
  count?: { sent: number; of: number };
};

type Statuses = Pick<OrderDetail, 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'placedAt'> & {
  activities: OrderDetail['activities'];
  lines: Pick<OrderDetail['lines'][number], 'id' | 'kind' | 'quantity' | 'refunded'>[];
  delivery: Pick<NonNullable<OrderDetail['delivery']>, 'kind'> | null;
};

type Records = { transactions: OrderTransactions | null; shipments: OrderShipment[] | null };

const isPaid = ({ paymentStatus }: Statuses) =>
  paymentStatus === 'paid' || paymentStatus === 'partly-refunded' || paymentStatus === 'refunded';

/** `delivered` appears only when the merchant has completed each parcel. Empty before an order is placed. */
export function orderProgress(order: Statuses, records: Records): ProgressStep[] {
  const placed: ProgressStep = { name: 'placed', state: 'done', at: order.placedAt || null };
  switch (order.status) {
    case 'initialized':
      return [];
    case 'rejected':
      return [placed, { name: 'rejected', state: 'stopped', at: latest(order, 'order-rejected') }];
    case 'pending':
      return [
        placed,
        { name: 'confirming', state: 'current', at: null },
        ...[paidStep(order, records), ...handling(order, records)].map(
          (step): ProgressStep => (step.state === 'current' ? { ...step, state: 'upcoming' } : step),
        ),
      ];
    case 'canceled':
      return [
        placed,
        ...reached(order, records),
        { name: 'canceled', state: 'stopped', at: latest(order, 'order-canceled') },
        ...refundedStep(order, records),
      ];
    case 'approved':
      return order.paymentStatus === 'refunded'
        ? [placed, ...reached(order, records), ...refundedStep(order, records)]
        : [placed, paidStep(order, records), ...handling(order, records)];
  }
}

const reached = (order: Statuses, records: Records): ProgressStep[] =>
  [paidStep(order, records), ...handling(order, records)].filter(
    ({ name, state }) => name !== 'prepared' && (state === 'done' || state === 'partly'),
  );

function refundedStep(order: Statuses, { transactions }: Records): ProgressStep[] {
  if (order.paymentStatus !== 'refunded') return [];
  const dates = transactions?.refunds.map(({ at }) => at) ?? [];
  const at = latest(order, 'order-refunded', 'payment-refunded') ?? lastOf(dates);
  return [{ name: 'refunded', state: 'stopped', at }];
}

function paidStep(order: Statuses, { transactions }: Records): ProgressStep {
  if (!isPaid(order))
    return {
      name: 'paid',
      state: order.paymentStatus === 'partly-paid' ? 'partly' : 'current',
      at: null,
    };
  const paid = transactions?.payments.filter(({ status }) => PAYS.has(status)).map(({ at }) => at) ?? [];
  return { name: 'paid', state: 'done', at: latest(order, 'order-paid') ?? lastOf(paid) };
}

const PAYS = new Set<TransactionStatus>(['paid', 'refunded', 'partly-refunded']);

/** Sent, handed over, emailed or carried out. */
function handling(order: Statuses, { shipments }: Records): ProgressStep[] {
  const isFulfilled = order.fulfillmentStatus === 'fulfilled';
  if (!isDelivered(order))
    return [
      {
        name: order.lines.some(({ kind }) => kind === 'service') ? 'carriedOut' : 'emailed',
        state: isFulfilled
          ? 'done'
          : order.fulfillmentStatus === 'partly-fulfilled'
            ? 'partly'
            : afterPayment(order),
        at: isFulfilled ? sentAt(order, shipments) : null,
      },
    ];
  const sent = sentState(order, shipments);
  const prepared: ProgressStep = {
    name: 'prepared',
    state: sent.state === 'done' ? 'done' : sent.state === 'partly' ? 'current' : afterPayment(order),
    at: null,
  };
  return order.delivery?.kind === 'pickup'
    ? pickup(order, shipments, prepared, sent)
    : [prepared, { name: 'shipped', ...sent }, ...delivered(shipments, sent)];
}

type Sent = Pick<ProgressStep, 'state' | 'at' | 'count'>;

/** The order's status counts parcels that are entered, also before they leave. */
function sentState(order: Statuses, shipments: OrderShipment[] | null): Sent {
  const gone = shipments?.filter(({ stage }) => stage === 'sent');
  const waits = shipments !== null && gone?.length !== shipments.length;
  if (order.fulfillmentStatus === 'fulfilled' && !waits)
    return { state: 'done', at: sentAt(order, shipments) };
  const isPartly = gone ? gone.length > 0 : order.fulfillmentStatus !== 'not-fulfilled';
  if (!isPartly) return { state: 'upcoming', at: null };
  const at = lastOf(gone?.map((one) => one.at) ?? []);
  return gone ? { state: 'partly', at, count: countOf(order, gone) } : { state: 'partly', at };
}

function countOf(order: Statuses, gone: OrderShipment[]): { sent: number; of: number } {
  const sum = (quantities: number[]) => quantities.reduce((total, one) => total + one, 0);
  const delivered = order.lines.filter(({ kind }) => kind === 'physical');
  const ids = new Set(delivered.map(({ id }) => id));
  return {
    sent: sum(
      gone.flatMap(({ lines }) => lines.flatMap(({ id, quantity }) => (ids.has(id) ? quantity : []))),
    ),
    of: sum(delivered.map(({ quantity }) => quantity)),
  };
}

/** Platforms that never complete a parcel leave this step to the carrier's tracking page. */
const delivered = (shipments: OrderShipment[] | null, { state }: Sent): ProgressStep[] =>
  state === 'done' && shipments && shipments.length > 0 && shipments.every(({ isCompleted }) => isCompleted)
    ? [{ name: 'delivered', state: 'done', at: null }]
    : [];

function pickup(
  order: Statuses,
  shipments: OrderShipment[] | null,
  prepared: ProgressStep,
  sent: Sent,
): ProgressStep[] {
  const readyAt = latest(order, 'pickup-ready-email-sent');
  const isReady = readyAt !== null || shipments?.some(({ stage }) => stage === 'ready') === true;
  const isDone = isReady || sent.state === 'done';
  return [
    isDone ? { ...prepared, state: 'done' } : prepared,
    { name: 'ready', state: isDone ? 'done' : 'upcoming', at: readyAt },
    { name: 'pickedUp', ...sent, state: isReady && sent.state === 'upcoming' ? 'current' : sent.state },
  ];
}

const afterPayment = (order: Statuses): 'current' | 'upcoming' => (isPaid(order) ? 'current' : 'upcoming');

const sentAt = (order: Statuses, shipments: OrderShipment[] | null): string | null =>
  lastOf(shipments?.map(({ at }) => at) ?? []) ?? latest(order, 'order-fulfilled');

/** Activities are newest first. */
const latest = ({ activities }: Statuses, ...types: OrderActivity['type'][]): string | null =>
  activities.find(({ type }) => types.includes(type))?.at ?? null;

const lastOf = (dates: (string | null)[]): string | null =>
  dates
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null;
