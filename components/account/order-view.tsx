import type { ReactNode } from 'react';
import { OrderSummary } from '@/components/checkout/order-summary';
import { formatMoney } from '@/lib/money';
import { dayOf, momentOf, slotOf } from '@/lib/orders/dates';
import { orderState, paymentStatusWords } from '@/lib/orders/status-words';
import { paymentOptionWords } from '@/lib/orders/transaction-words';
import type {
  Address,
  OrderDetail,
  OrderDetailLine,
  OrderShipment,
  OrderTransactions,
} from '@/lib/orders/types';
import { OrderBadge } from './order-badge';
import { OrderHistory, OrderMoneyMoved, OrderParcels } from './order-records';

type OrderViewProps = {
  order: OrderDetail;
  /** Null when it could not be asked for just now. */
  transactions: OrderTransactions | null;
  shipments: OrderShipment[] | null;
  /** Milliseconds; what has expired by then is said to have. */
  now: number;
  /** Buying it again. */
  children?: ReactNode;
};

/** One order with everything that its buyer may want to know of it. */
export function OrderView({ order, transactions, shipments, now, children }: OrderViewProps) {
  const { delivery, billing, note, balance } = order;
  const placed = dayOf(order.placedAt);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderBadge state={orderState(order)} />
        {placed ? (
          <p className="text-small text-muted">
            Placed on <time dateTime={order.placedAt}>{placed}</time>
          </p>
        ) : null}
      </div>
      <div className="mt-6">{children}</div>
      <dl className="mt-8 mb-10 grid gap-x-8 gap-y-6 border-y border-line py-6 text-small sm:grid-cols-2 lg:grid-cols-3">
        {delivery ? (
          <Fact term={delivery.kind === 'pickup' ? 'Pickup' : 'Delivery'}>
            <Line>{[delivery.title, delivery.time].filter(Boolean).join(', ')}</Line>
            {delivery.slot ? <Line>{slotOf(delivery.slot)}</Line> : null}
            {delivery.deliverBy ? <Line>By {dayOf(delivery.deliverBy)}</Line> : null}
            <AddressText address={delivery.address} />
            {delivery.instructions ? <Line>{delivery.instructions}</Line> : null}
          </Fact>
        ) : null}
        <Fact term="Payment">
          <Line>{paymentStatusWords(order.paymentStatus)}</Line>
          {balance ? <Line>Still to be paid: {formatMoney(balance)}</Line> : null}
          {order.refunded ? <Line>Refunded: {formatMoney(order.refunded)}</Line> : null}
        </Fact>
        {billing ? (
          <Fact term="Billing address">
            <AddressText address={billing} />
          </Fact>
        ) : null}
        {order.email ? <Fact term="Email">{order.email}</Fact> : null}
        {note ? <Fact term="Your note">{note}</Fact> : null}
      </dl>
      <OrderSummary
        order={order}
        hrefOf={({ href }) => href}
        more={(line) => <LineExtras line={line} now={now} />}
      />
      <OrderParcels shipments={shipments} lines={order.lines} />
      <OrderMoneyMoved transactions={transactions} />
      <OrderHistory activities={order.activities} />
    </>
  );
}

function LineExtras({ line, now }: { line: OrderDetailLine; now: number }) {
  const option = paymentOptionWords(line.paymentOption);
  return (
    <div className="text-small text-muted">
      {line.refunded > 0 ? <p>{line.refunded} refunded</p> : null}
      {option ? <p>{option}</p> : null}
      {line.kind === 'gift-card' ? <p>The gift card comes by email.</p> : null}
      {line.kind === 'digital' ? <Download download={line.download} now={now} /> : null}
    </div>
  );
}

function Download({ download, now }: { download: OrderDetailLine['download']; now: number }) {
  if (!download) return <p>The download is here as soon as the order is paid.</p>;
  const until = momentOf(download.expiresAt);
  if (until && Date.parse(download.expiresAt ?? '') <= now)
    return <p>The download link expired on {dayOf(download.expiresAt)}. Write to us for a new one.</p>;
  return (
    <p>
      {/* Another host's file: the browser downloads it, no page of the shop changes. */}
      <a
        href={download.href}
        rel="noopener noreferrer"
        className="inline-flex min-h-target items-center text-ink underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        Download<span className="sr-only">&nbsp;the file</span>
      </a>
      {until ? <span className="block">until {until}</span> : null}
    </p>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium">{term}</dt>
      <dd className="mt-1 break-words text-muted">{children}</dd>
    </div>
  );
}

const Line = ({ children }: { children: ReactNode }) => <span className="block">{children}</span>;

function AddressText({ address }: { address: Address | null }) {
  if (!address) return null;
  return (
    <>
      {address.recipient ? <Line>{address.recipient}</Line> : null}
      {address.lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </>
  );
}
