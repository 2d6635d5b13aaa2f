import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { AddressText, Fact, Line, OrderSummary, SubscriptionHelp } from '@/components/checkout/order-summary';
import { PrintButton } from '@/components/layout/print-button';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import { isPreOrdered } from '@/lib/model/cart';
import { compact } from '@/lib/model/compact';
import { isEmailed, type Order, type OrderPayment } from '@/lib/model/order';
import { dayOf } from '@/lib/orders/dates';

type ThankYouProps = {
  order: Order;
  /** The place `order-statements`. */
  statements?: ReactNode;
  /** Absent or null if they could not be read. */
  payments?: OrderPayment[] | null;
  /** Null for a member. */
  registerHref?: string | null;
  /** When a delivery is expected. */
  arrival?: ReactNode;
};

export function ThankYou({
  order,
  statements,
  payments = null,
  registerHref = null,
  arrival,
}: ThankYouProps) {
  const messages = useMessages('orders');
  const printed = useMessages('orderProgress');
  const { delivery, email } = order;
  const placed = dayOf(order.placedAt, useLang());
  return (
    <div className="page-frame max-w-[60rem] pt-group">
      <p className="text-small text-muted">{format(messages.orderNumber, { number: order.number })}</p>
      <h1 className="mt-2 font-display text-page">
        {order.status === 'canceled' ? messages.canceledTitle : messages.thankYou}
      </h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{nextText(messages, order)}</p>
      <PaymentNotice order={order} />
      <dl className="mt-8 mb-10 grid gap-x-8 gap-y-6 border-y border-line py-6 text-small sm:grid-cols-2 lg:grid-cols-3">
        {placed ? (
          <Fact term={messages.placedOn}>
            <time dateTime={order.placedAt}>{placed}</time>
          </Fact>
        ) : null}
        {email ? <Fact term={messages.email}>{email}</Fact> : null}
        {delivery ? (
          <Fact term={delivery.kind === 'pickup' ? messages.pickup : messages.delivery}>
            <Line>{delivery.title}</Line>
            {delivery.time && !isPreOrdered(order) ? <Line>{delivery.time}</Line> : null}
            {arrival}
            <AddressText address={delivery.address} />
          </Fact>
        ) : null}
        {order.note ? (
          <Fact term={messages.note}>
            <bdi className="break-words whitespace-pre-line">{order.note}</bdi>
          </Fact>
        ) : null}
      </dl>
      <OrderSummary order={order} payments={payments ?? []} />
      <SubscriptionHelp lines={order.lines} className="mt-6 text-small text-muted" />
      {statements}
      <PrintButton className="mt-4">{printed.print}</PrintButton>
      <HelpLinks className="mt-8 border-t border-line pt-4" />
      {registerHref ? <AccountOffer href={registerHref} /> : null}
      <div className="mt-10 print:hidden">
        <LinkButton href="/products" variant="secondary">
          {messages.continueShopping}
        </LinkButton>
      </div>
    </div>
  );
}

function AccountOffer({ href }: { href: string }) {
  const messages = useMessages('orders');
  return (
    <section
      aria-labelledby="account-offer"
      className="mt-12 rounded-panel bg-sunken p-6 sm:p-8 print:hidden"
    >
      <h2 id="account-offer" className="font-display text-title">
        {messages.offerTitle}
      </h2>
      <p className="mt-2 max-w-measure text-muted">{messages.offerText}</p>
      <LinkButton href={href} className="mt-5">
        {messages.createAccount}
      </LinkButton>
    </section>
  );
}

function nextText(messages: Messages['orders'], { status, lines, email }: Order): string {
  const mail = email ? format(messages.confirmationTo, { email }) : messages.confirmation;
  if (status === 'canceled') return messages.canceledText;
  const others = lines.filter(({ gift }) => !gift);
  return compact(
    mail,
    others.length > 0 && (isEmailed(others) ? messages.comesWithIt : messages.parcelLater),
    others.length < lines.length && messages.giftSent,
  ).join(' ');
}

/** Renders nothing for a paid or canceled order. */
function PaymentNotice({ order }: { order: Order }) {
  const message = paymentText(useMessages('orders'), order);
  return message ? (
    <Notice className="mt-6" tone="plain">
      {message}
    </Notice>
  ) : null;
}

function paymentText(messages: Messages['orders'], { status, paymentStatus }: Order): string | null {
  if (status === 'canceled') return null;
  switch (paymentStatus) {
    case 'pending':
    case 'under-review':
      return messages.paymentPending;
    case 'not-paid':
      return messages.paymentOpen;
    case 'partly-paid':
      return messages.paymentPartly;
    case 'canceled':
    case 'declined':
      return messages.paymentFailed;
    case 'partly-refunded':
      return messages.refundedPartly;
    case 'refunded':
      return messages.refundedFully;
    case 'paid':
      return null;
  }
}
