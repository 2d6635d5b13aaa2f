import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import type { OrderDetail, OrderShipment, OrderTransactions } from '@/lib/model/order';
import { dayOf } from '@/lib/orders/dates';
import { orderProgress, type ProgressStep } from '@/lib/orders/progress';

type OrderProgressProps = {
  order: OrderDetail;
  /** Null if it could not be read. */
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

/** How far an order is: from placed to delivered, or to its end. */
export function OrderProgress({ order, transactions, shipments }: OrderProgressProps) {
  const messages = useMessages('orderProgress');
  const steps = orderProgress(order, { transactions, shipments });
  if (steps.length === 0) return null;
  const isTracked = shipments?.some(({ trackingHref, isCompleted }) => trackingHref && !isCompleted) ?? false;
  const notes = [
    order.paymentStatus === 'PARTIALLY_REFUNDED' ? messages.partlyRefunded : '',
    isTracked && order.status === 'APPROVED' ? messages.whereIsIt : '',
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
          {nameOf(messages, step)}
          <VisuallyHidden>: {messages.state[state]}</VisuallyHidden>
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

function nameOf({ step, underway, waitsForYou }: Messages['orderProgress'], one: ProgressStep): string {
  const { name, state } = one;
  if (name === 'pickedUp' && state === 'current') return waitsForYou;
  const isUnderway = state === 'current' || state === 'partly' || (name === 'paid' && state !== 'done');
  const found = isUnderway ? Object.entries(underway).find(([known]) => known === name) : undefined;
  return found?.[1] ?? step[name];
}
