import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { OrderSummary } from '@/components/checkout/order-summary';
import { SubscriptionHelp } from '@/components/checkout/subscription-help';
import { HelpLinks } from '@/components/layout/help-links';
import { PrintButton } from '@/components/layout/print-button';
import { Fact } from '@/components/ui/fact';
import { format, plural } from '@/lib/i18n/format';
import {
  type Address,
  isPaidByMembership,
  type OrderDetail,
  type OrderDetailLine,
  type OrderShipment,
  type OrderTransactions,
} from '@/lib/model/order';
import { formatMoney } from '@/lib/money';
import { dayOf, momentOf, slotOf } from '@/lib/orders/dates';
import { orderState } from '@/lib/orders/status-messages';
import { OrderBadge } from './order-badge';
import { OrderProgress } from './order-progress';
import { OrderHistory, OrderMoneyMoved, OrderParcels } from './order-records';

type OrderViewProps = {
  order: OrderDetail;
  /** Null if it could not be read. */
  transactions: OrderTransactions | null;
  shipments: OrderShipment[] | null;
  /** Milliseconds since the epoch. Downloads that expired before it are shown as expired. */
  now: number;
  /** The reorder form. */
  children?: ReactNode;
};

/** One order with all its details. */
export function OrderView({ order, transactions, shipments, now, children }: OrderViewProps) {
  const { delivery, billing, note, balance } = order;
  const messages = useMessages('orders');
  const states = useMessages('orderStates');
  const printed = useMessages('orderProgress');
  const lang = useLang();
  const placed = dayOf(order.placedAt, lang);
  return (
    <div className="order-columns grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_auto_auto_1fr]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4 xl:col-span-2">
        <OrderBadge state={orderState(states, order)} />
        {placed ? (
          <p className="text-small text-muted">
            {messages.placedOn} <time dateTime={order.placedAt}>{placed}</time>
          </p>
        ) : null}
        <PrintButton className="-my-2">{printed.print}</PrintButton>
        <div className="grow basis-full sm:basis-0 sm:[&_button]:ms-auto sm:[&_button]:flex print:hidden">
          {children}
        </div>
      </div>
      <OrderProgress order={order} transactions={transactions} shipments={shipments} />
      <div className="min-w-0">
        <OrderSummary
          order={order}
          hrefOf={({ href }) => href}
          more={(line) => <LineExtras line={line} now={now} />}
        />
        <SubscriptionHelp lines={order.lines} className="mt-6 text-small text-muted" />
        <OrderParcels shipments={shipments} lines={order.lines} />
      </div>
      <div className="rounded-panel bg-sunken p-6 xl:row-span-2 sm:p-7">
        <dl className="grid gap-x-8 gap-y-6 text-small sm:grid-cols-2 xl:grid-cols-1">
          {delivery ? (
            <Fact term={delivery.kind === 'pickup' ? messages.pickup : messages.delivery}>
              <Line>{delivery.title}</Line>
              {delivery.time ? <Line>{delivery.time}</Line> : null}
              {delivery.slot ? <Line>{slotOf(delivery.slot, lang)}</Line> : null}
              {delivery.deliverBy ? (
                <Line>{format(messages.by, { day: dayOf(delivery.deliverBy, lang) ?? '' })}</Line>
              ) : null}
              <AddressText address={delivery.address} />
              {delivery.instructions ? <Line>{delivery.instructions}</Line> : null}
            </Fact>
          ) : null}
          <Fact term={messages.payment}>
            <Line>{states.payment[order.paymentStatus]}</Line>
            {balance ? (
              <Line>{format(messages.stillToPay, { amount: formatMoney(balance, lang) })}</Line>
            ) : null}
            {order.refunded ? (
              <Line>{format(messages.refundedAmount, { amount: formatMoney(order.refunded, lang) })}</Line>
            ) : null}
          </Fact>
          {billing ? (
            <Fact term={messages.billingAddress}>
              <AddressText address={billing} />
            </Fact>
          ) : null}
          {order.email ? <Fact term={messages.email}>{order.email}</Fact> : null}
          {note ? (
            <Fact term={messages.note}>
              <bdi className="break-words whitespace-pre-line">{note}</bdi>
            </Fact>
          ) : null}
        </dl>
        <HelpLinks className="mt-6 border-t border-line pt-4" />
      </div>
      <div className="min-w-0 [&>:first-child]:mt-0">
        <OrderMoneyMoved transactions={transactions} />
        <div className="print:hidden">
          <OrderHistory activities={order.activities} />
        </div>
      </div>
    </div>
  );
}

function LineExtras({ line, now }: { line: OrderDetailLine; now: number }) {
  const messages = useMessages('orders');
  const options = useMessages('orderStates').paymentOption;
  const lang = useLang();
  return (
    <div className="text-small text-muted">
      {line.refunded > 0 ? <p>{plural(lang, messages.linesRefunded, line.refunded)}</p> : null}
      {line.paymentOption && !isPaidByMembership(line) ? <p>{options[line.paymentOption]}</p> : null}
      {line.kind === 'gift-card' ? <p>{messages.giftCardMail}</p> : null}
      {line.kind === 'digital' ? <Download download={line.download} now={now} /> : null}
    </div>
  );
}

function Download({ download, now }: { download: OrderDetailLine['download']; now: number }) {
  const messages = useMessages('orders');
  const lang = useLang();
  if (!download) return <p>{messages.downloadLater}</p>;
  const until = momentOf(download.expiresAt, lang);
  if (until && Date.parse(download.expiresAt ?? '') <= now)
    return <p>{format(messages.downloadExpired, { day: dayOf(download.expiresAt, lang) ?? '' })}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {/* The file is on another host: the browser downloads it and stays on the page. */}
      <a
        href={download.href}
        rel="noopener noreferrer"
        className="inline-flex min-h-target items-center text-ink underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        {messages.download}
        <span className="sr-only">&nbsp;{messages.downloadWhat}</span>
      </a>
      {until ? <span>{format(messages.until, { moment: until })}</span> : null}
    </p>
  );
}

/** A line of text in any language, such as an address. Its direction is its own. */
const Line = ({ children }: { children: ReactNode }) => (
  <span className="block">
    <bdi>{children}</bdi>
  </span>
);

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
