import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { commaList, format } from '@/lib/i18n/format';
import type { OrderDetail, OrderShipment, OrderTransactions } from '@/lib/model/order';
import { formatMoney } from '@/lib/money';
import { dayOf, momentOf } from '@/lib/orders/dates';
import { methodMessage } from '@/lib/orders/status-messages';

export function OrderParcels({
  shipments,
  lines,
}: {
  shipments: OrderShipment[] | null;
  lines: OrderDetail['lines'];
}) {
  const messages = useMessages('orders');
  const lang = useLang();
  if (shipments?.length === 0) return null;
  return (
    <Records title={messages.parcels}>
      {shipments === null ? (
        <Unknown>{messages.parcelsUnknown}</Unknown>
      ) : (
        // No border at the end: the next section begins with one.
        <ul className="divide-y divide-line border-t border-line">
          {shipments.map((shipment) => (
            <Record key={shipment.id} at={shipment.at} end={<Tracking shipment={shipment} />}>
              {commaList(lang, contentsOf(shipment, lines)) || messages.parcel}
              {shipment.provider ? (
                <Small>{format(messages.carrier, { carrier: shipment.provider })}</Small>
              ) : null}
            </Record>
          ))}
        </ul>
      )}
    </Records>
  );
}

const contentsOf = (shipment: OrderShipment, lines: OrderDetail['lines']): string[] =>
  shipment.lines.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    // Keeps the quantity on the same line as the name.
    return line ? [`${quantity}\u00a0×\u00a0${line.name}`] : [];
  });

function Tracking({ shipment: { trackingHref, trackingNumber } }: { shipment: OrderShipment }) {
  const messages = useMessages('orders');
  if (!trackingHref) return trackingNumber ? <span className="break-all">{trackingNumber}</span> : null;
  return (
    <a
      href={trackingHref}
      rel="noopener noreferrer"
      className="break-all underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {trackingNumber ? format(messages.track, { number: trackingNumber }) : messages.trackParcel}
    </a>
  );
}

export function OrderPayments({ transactions }: { transactions: OrderTransactions | null }) {
  const messages = useMessages('orders');
  const states = useMessages('orderStates');
  const lang = useLang();
  if (transactions && transactions.payments.length + transactions.refunds.length === 0) return null;
  return (
    <Records title={messages.payments}>
      {transactions === null ? (
        <Unknown>{messages.paymentsUnknown}</Unknown>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {transactions.payments.map((payment) => (
            <Record key={payment.id} at={payment.at} end={formatMoney(payment.amount, lang)}>
              {methodMessage(states, payment.method)}
              <Small>{states.transaction[payment.status]}</Small>
            </Record>
          ))}
          {transactions.refunds.map((refund) => (
            <Record
              key={refund.id}
              at={refund.at}
              end={<span dir="ltr">−{formatMoney(refund.amount, lang)}</span>}
            >
              {messages.refund}
              <Small>{[states.refund[refund.status], refund.reason].filter(Boolean).join(': ')}</Small>
            </Record>
          ))}
        </ul>
      )}
    </Records>
  );
}

export function OrderHistory({ activities }: Pick<OrderDetail, 'activities'>) {
  const messages = useMessages('orders');
  const states = useMessages('orderStates');
  const lang = useLang();
  if (activities.length === 0) return null;
  return (
    <Records title={messages.history}>
      <ol className="text-small">
        {activities.map(({ id, at, type }) => (
          <li key={id} className="flex gap-x-6 py-1.5 max-sm:flex-col sm:justify-between">
            <span>{states.activity[type]}</span>
            <time dateTime={at} className="text-muted tabular-nums">
              {momentOf(at, lang)}
            </time>
          </li>
        ))}
      </ol>
    </Records>
  );
}

function Records({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-12 pb-group">
      <h2 className="mb-3 font-display text-title">{title}</h2>
      {children}
    </section>
  );
}

function Record({ at, end, children }: { at: string | null; end: ReactNode; children: ReactNode }) {
  const lang = useLang();
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 text-small">
      <div className="min-w-0 grow basis-48 break-words">
        {children}
        {at ? (
          <Small>
            <time dateTime={at}>{dayOf(at, lang)}</time>
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
