import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { AddressText, Fact, Line, OrderSummary, SubscriptionHelp } from '@/components/checkout/order-summary';
import { PrintButton } from '@/components/layout/print-button';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { format, plural } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import { isPreOrdered } from '@/lib/model/cart';
import {
  isPaidByMembership,
  type OrderDetail,
  type OrderDetailLine,
  type OrderShipment,
  type OrderTransactions,
} from '@/lib/model/order';
import { formatMoney } from '@/lib/money';
import { dayOf, momentOf, slotOf } from '@/lib/orders/dates';
import { orderProgress, type ProgressStep } from '@/lib/orders/progress';
import { orderState } from '@/lib/orders/status-messages';
import { OrderBadge } from './order-list';
import { OrderHistory, OrderParcels, OrderPayments } from './order-records';

type OrderViewProps = {
  order: OrderDetail;
  /** Null if it could not be read. */
  transactions: OrderTransactions | null;
  shipments: OrderShipment[] | null;
  /** Milliseconds since the epoch. Downloads that expired before it are shown as expired. */
  now: number;
  /** The place `order-statements`. */
  statements?: ReactNode;
  /** When a delivery is expected. */
  arrival?: ReactNode;
  /** The reorder form. */
  children?: ReactNode;
};

export function OrderView({
  order,
  transactions,
  shipments,
  now,
  statements,
  arrival,
  children,
}: OrderViewProps) {
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
      <div className="min-w-0 [&>:first-child]:mt-0">
        <OrderParcels shipments={shipments} lines={order.lines} />
        <OrderSummary
          order={order}
          hrefOf={({ href }) => href}
          more={(line) => <LineExtras line={line} now={now} />}
        />
        <SubscriptionHelp lines={order.lines} className="mt-6 text-small text-muted" />
        {statements}
      </div>
      <div className="rounded-panel bg-sunken p-6 xl:row-span-2 sm:p-7">
        <dl className="grid gap-x-8 gap-y-6 text-small sm:grid-cols-2 xl:grid-cols-1">
          {delivery ? (
            <Fact term={delivery.kind === 'pickup' ? messages.pickup : messages.delivery}>
              <Line>{delivery.title}</Line>
              {delivery.time && !isPreOrdered(order) ? <Line>{delivery.time}</Line> : null}
              {delivery.slot || delivery.deliverBy ? null : arrival}
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
        <OrderPayments transactions={transactions} />
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

type OrderProgressProps = {
  order: OrderDetail;
  transactions: OrderTransactions | null;
  shipments: OrderShipment[] | null;
};

const MARKS: { [state in ProgressStep['state']]: string } = {
  done: 'border-inverse bg-inverse text-on-inverse',
  partly: 'border-inverse bg-canvas text-ink',
  current: 'border-inverse bg-canvas text-ink',
  upcoming: 'border-edge bg-canvas text-muted',
  stopped: 'border-edge bg-sunken text-ink',
};

function OrderProgress({ order, transactions, shipments }: OrderProgressProps) {
  const messages = useMessages('orderProgress');
  const steps = orderProgress(order, { transactions, shipments });
  if (steps.length === 0) return null;
  const isTracked = shipments?.some(({ trackingHref, isCompleted }) => trackingHref && !isCompleted) ?? false;
  const notes = [
    order.paymentStatus === 'partly-refunded' ? messages.partlyRefunded : '',
    isTracked && order.status === 'approved' ? messages.whereIsIt : '',
  ].filter(Boolean);
  return (
    <section aria-label={messages.title} className="progress border-y border-line py-6 xl:col-span-2">
      <h2 className="sr-only">{messages.title}</h2>
      <ol className="grid gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map((step) => (
          <Step key={step.name} step={step} payment={order.paymentStatus} />
        ))}
      </ol>
      {notes.length > 0 ? <p className="mt-5 text-small text-muted">{notes.join(' ')}</p> : null}
    </section>
  );
}

function Step({ step, payment }: { step: ProgressStep; payment: OrderDetail['paymentStatus'] }) {
  const messages = useMessages('orderProgress');
  const payments = useMessages('orderStates').payment;
  const day = dayOf(step.at, useLang());
  const { state, count } = step;
  const detail = step.name === 'paid' && state !== 'done' ? payments[payment] : null;
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={clsx(
        'progress-step relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 text-small sm:block sm:pe-3',
        state !== 'upcoming' && 'progress-reached',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx('flex size-7 items-center justify-center rounded-full border-2', MARKS[state])}
      >
        {state === 'done' ? <CheckIcon className="size-4" /> : null}
        {state === 'stopped' ? <CloseIcon className="size-4" /> : null}
        {state === 'current' || state === 'partly' ? (
          <span className="size-2 rounded-full bg-inverse" />
        ) : null}
      </span>
      <div className="sm:mt-3">
        <p className={clsx('font-medium', state === 'upcoming' && 'text-muted')}>
          <span>{stepName(messages, step)}</span>
          <span className="sr-only">{`: ${messages.state[state]}`}</span>
        </p>
        {detail ? <p className="text-muted">{detail}</p> : null}
        {count ? <p className="text-muted">{format(messages.count, count)}</p> : null}
        {day ? (
          <p className="text-muted">
            <time dateTime={step.at ?? undefined}>{day}</time>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function stepName({ step, underway, waitsForYou }: Messages['orderProgress'], one: ProgressStep): string {
  const { name, state } = one;
  if (name === 'pickedUp' && state === 'current') return waitsForYou;
  const isUnderway = state === 'current' || state === 'partly' || (name === 'paid' && state !== 'done');
  const found = isUnderway ? Object.entries(underway).find(([known]) => known === name) : undefined;
  return found?.[1] ?? step[name];
}

/** Also shown for the order of another member. */
export function OrderNotFound() {
  const messages = useMessages('orders');
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={messages.notFoundTitle}
        actions={
          <LinkButton href="/account/orders" prefetch={false}>
            {messages.seeOrders}
          </LinkButton>
        }
      >
        {messages.missingMember}
      </EmptyState>
    </div>
  );
}
