import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { dayOf } from '@/lib/orders/dates';
import type { Order } from '@/lib/orders/types';
import { OrderSummary } from './order-summary';

type ThankYouProps = {
  order: Order;
  /** Where a guest can have an account made, to come back to this page; null for a member. */
  registerHref?: string | null;
};

/** The order that was just placed. */
export function ThankYou({ order, registerHref = null }: ThankYouProps) {
  const { delivery, email } = order;
  const placed = dayOf(order.placedAt);
  return (
    <div className="page-frame max-w-[60rem] pt-group">
      <p className="text-small text-muted">Order {order.number}</p>
      <h1 className="mt-2 font-display text-page">
        {order.status === 'CANCELED' ? 'Order cancelled' : 'Thank you'}
      </h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{nextWords(order)}</p>
      <PaymentNotice order={order} />
      <dl className="mt-8 mb-10 grid gap-x-8 gap-y-6 border-y border-line py-6 text-small sm:grid-cols-2 lg:grid-cols-4">
        <Fact term="Order number">{order.number}</Fact>
        {placed ? (
          <Fact term="Placed on">
            <time dateTime={order.placedAt}>{placed}</time>
          </Fact>
        ) : null}
        {email ? <Fact term="Email">{email}</Fact> : null}
        {delivery ? (
          <Fact term={delivery.title || 'Delivery'}>
            {delivery.time ? <span className="block">{delivery.time}</span> : null}
            {delivery.address?.recipient ? <span className="block">{delivery.address.recipient}</span> : null}
            {delivery.address?.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        ) : null}
      </dl>
      <OrderSummary order={order} />
      {registerHref ? <AccountOffer href={registerHref} /> : null}
      <div className="mt-10">
        <LinkButton href="/products" variant="secondary">
          Continue shopping
        </LinkButton>
      </div>
    </div>
  );
}

/** After the order, never before it. */
function AccountOffer({ href }: { href: string }) {
  return (
    <section aria-labelledby="account-offer" className="mt-12 rounded-panel bg-sunken p-6 sm:p-8">
      <h2 id="account-offer" className="font-display text-title">
        Easier next time
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        With an account your addresses are kept, and you can see your orders and buy them again.
      </p>
      <LinkButton href={href} className="mt-5">
        Create account
      </LinkButton>
    </section>
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

function nextWords({ status, lines, email }: Order): string {
  const mail = email
    ? `A confirmation is on its way to ${email}.`
    : 'A confirmation is on its way to you by email.';
  if (status === 'CANCELED') return 'This order has been cancelled. Nothing will be sent.';
  return lines.every(({ kind }) => kind === 'digital' || kind === 'gift-card')
    ? `${mail} What you bought comes with it.`
    : `${mail} We will write again when your parcel leaves the studio.`;
}

/** Only when there is something to wait for. */
function PaymentNotice({ order }: { order: Order }) {
  const words = paymentWords(order);
  return words ? (
    <Notice className="mt-6" tone="plain">
      {words}
    </Notice>
  ) : null;
}

function paymentWords({ status, paymentStatus }: Order): string | null {
  if (status === 'CANCELED') return null;
  switch (paymentStatus) {
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return 'Your payment is being confirmed. We start packing as soon as it is, and will write to you.';
    case 'NOT_PAID':
    case 'UNSPECIFIED':
      return 'This order is not paid yet. We start packing as soon as it is.';
    case 'PARTIALLY_PAID':
      return 'This order is paid in part. We start packing as soon as the rest has come in.';
    case 'CANCELED':
    case 'DECLINED':
      return 'The payment for this order did not go through, and nothing was charged. Please write to us if you still want it.';
    case 'PARTIALLY_REFUNDED':
      return 'Part of this order has been refunded.';
    case 'FULLY_REFUNDED':
      return 'This order has been refunded.';
    case 'PAID':
      return null;
  }
}

/** The place of an order that is on its way. */
export function ThankYouSkeleton() {
  return (
    <div className="page-frame max-w-[60rem] pt-group" role="status">
      <span className="sr-only">Loading your order</span>
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-4 h-16 w-72 max-w-full" />
      <Skeleton className="mt-6 h-6 w-full max-w-measure" />
      <Skeleton className="mt-8 h-32 w-full" />
      <Skeleton className="mt-10 h-64 w-full" />
    </div>
  );
}
