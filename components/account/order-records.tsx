import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/money';
import { dayOf, momentOf } from '@/lib/orders/dates';
import { activityWords, refundWords, transactionWords } from '@/lib/orders/transaction-words';
import type { OrderDetail, OrderShipment, OrderTransactions } from '@/lib/orders/types';

/** What went off, and where it is. */
export function OrderParcels({
  shipments,
  lines,
}: {
  shipments: OrderShipment[] | null;
  lines: OrderDetail['lines'];
}) {
  if (shipments?.length === 0) return null;
  return (
    <Records title="Parcels">
      {shipments === null ? (
        <Unknown>We can’t show your parcels right now. Please look again in a moment.</Unknown>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {shipments.map((shipment) => (
            <Record key={shipment.id} at={shipment.at} end={<Tracking shipment={shipment} />}>
              {contentsOf(shipment, lines) || 'Parcel'}
              {shipment.provider ? <Small>with {shipment.provider}</Small> : null}
            </Record>
          ))}
        </ul>
      )}
    </Records>
  );
}

const contentsOf = (shipment: OrderShipment, lines: OrderDetail['lines']): string =>
  shipment.lines
    .flatMap(({ id, quantity }) => {
      const line = lines.find((one) => one.id === id);
      return line ? [`${quantity} × ${line.name}`] : [];
    })
    .join(', ');

function Tracking({ shipment: { trackingHref, trackingNumber } }: { shipment: OrderShipment }) {
  if (!trackingHref) return trackingNumber ? <span className="break-all">{trackingNumber}</span> : null;
  return (
    <a
      href={trackingHref}
      rel="noopener noreferrer"
      className="break-all underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      Track {trackingNumber ?? 'parcel'}
    </a>
  );
}

/** What was paid, and what came back. */
export function OrderMoneyMoved({ transactions }: { transactions: OrderTransactions | null }) {
  if (transactions && transactions.payments.length + transactions.refunds.length === 0) return null;
  return (
    <Records title="Payments">
      {transactions === null ? (
        <Unknown>We can’t show your payments right now. Please look again in a moment.</Unknown>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {transactions.payments.map((payment) => (
            <Record key={payment.id} at={payment.at} end={formatMoney(payment.amount)}>
              {payment.method}
              <Small>{transactionWords(payment.status)}</Small>
            </Record>
          ))}
          {transactions.refunds.map((refund) => (
            <Record key={refund.id} at={refund.at} end={`−${formatMoney(refund.amount)}`}>
              Refund
              <Small>{[refundWords(refund.status), refund.reason].filter(Boolean).join(': ')}</Small>
            </Record>
          ))}
        </ul>
      )}
    </Records>
  );
}

/** What has become of the order, newest first. */
export function OrderHistory({ activities }: Pick<OrderDetail, 'activities'>) {
  const told = activities.flatMap(({ id, at, type }) => {
    const words = activityWords(type);
    return words ? [{ id, at, words }] : [];
  });
  if (told.length === 0) return null;
  return (
    <Records title="What happened">
      <ol className="text-small">
        {told.map(({ id, at, words }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-1.5">
            <span>{words}</span>
            <time dateTime={at} className="text-muted tabular-nums">
              {momentOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </Records>
  );
}

function Records({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="mb-3 font-display text-title">{title}</h2>
      {children}
    </section>
  );
}

function Record({ at, end, children }: { at: string | null; end: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 text-small">
      <div className="min-w-0 break-words">
        {children}
        {at ? (
          <Small>
            <time dateTime={at}>{dayOf(at)}</time>
          </Small>
        ) : null}
      </div>
      <div className="text-end tabular-nums">{end}</div>
    </li>
  );
}

const Small = ({ children }: { children: ReactNode }) => <span className="block text-muted">{children}</span>;

const Unknown = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-small text-muted">
    {children}
  </p>
);
