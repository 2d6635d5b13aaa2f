import type { ReactNode } from 'react';
import { useLang, useWords } from '#words';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { dayOf } from '@/lib/orders/dates';
import type { Order } from '@/lib/orders/types';
import type { Words } from '@/lib/words/en';
import { fill } from '@/lib/words/format';
import { OrderSummary } from './order-summary';

type ThankYouProps = {
  order: Order;
  /** Where a guest can have an account made, to come back to this page; null for a member. */
  registerHref?: string | null;
};

/** The order that was just placed. */
export function ThankYou({ order, registerHref = null }: ThankYouProps) {
  const words = useWords('orders');
  const { delivery, email } = order;
  const placed = dayOf(order.placedAt, useLang());
  return (
    <div className="page-frame max-w-[60rem] pt-group">
      <p className="text-small text-muted">{fill(words.orderNumber, { number: order.number })}</p>
      <h1 className="mt-2 font-display text-page">
        {order.status === 'CANCELED' ? words.cancelledTitle : words.thankYou}
      </h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{nextWords(words, order)}</p>
      <PaymentNotice order={order} />
      <dl className="mt-8 mb-10 grid gap-x-8 gap-y-6 border-y border-line py-6 text-small sm:grid-cols-2 lg:grid-cols-4">
        <Fact term={words.orderNumberTerm}>{order.number}</Fact>
        {placed ? (
          <Fact term={words.placedOn}>
            <time dateTime={order.placedAt}>{placed}</time>
          </Fact>
        ) : null}
        {email ? <Fact term={words.email}>{email}</Fact> : null}
        {delivery ? (
          <Fact term={delivery.kind === 'pickup' ? words.pickup : words.delivery}>
            <span className="block">{delivery.title}</span>
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
          {words.continueShopping}
        </LinkButton>
      </div>
    </div>
  );
}

/** After the order, never before it. */
function AccountOffer({ href }: { href: string }) {
  const words = useWords('orders');
  return (
    <section aria-labelledby="account-offer" className="mt-12 rounded-panel bg-sunken p-6 sm:p-8">
      <h2 id="account-offer" className="font-display text-title">
        {words.offerTitle}
      </h2>
      <p className="mt-2 max-w-measure text-muted">{words.offerText}</p>
      <LinkButton href={href} className="mt-5">
        {words.createAccount}
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

function nextWords(words: Words['orders'], { status, lines, email }: Order): string {
  const mail = email ? fill(words.confirmationTo, { email }) : words.confirmation;
  if (status === 'CANCELED') return words.cancelledText;
  return lines.every(({ kind }) => kind === 'digital' || kind === 'gift-card')
    ? `${mail} ${words.comesWithIt}`
    : `${mail} ${words.parcelLater}`;
}

/** Only when there is something to wait for. */
function PaymentNotice({ order }: { order: Order }) {
  const told = paymentWords(useWords('orders'), order);
  return told ? (
    <Notice className="mt-6" tone="plain">
      {told}
    </Notice>
  ) : null;
}

function paymentWords(words: Words['orders'], { status, paymentStatus }: Order): string | null {
  if (status === 'CANCELED') return null;
  switch (paymentStatus) {
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return words.paymentPending;
    case 'NOT_PAID':
    case 'UNSPECIFIED':
      return words.paymentOpen;
    case 'PARTIALLY_PAID':
      return words.paymentPartly;
    case 'CANCELED':
    case 'DECLINED':
      return words.paymentFailed;
    case 'PARTIALLY_REFUNDED':
      return words.refundedPartly;
    case 'FULLY_REFUNDED':
      return words.refundedFully;
    case 'PAID':
      return null;
  }
}
