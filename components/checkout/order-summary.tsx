import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { LineChoices } from '@/components/cart/line-choices';
import { LineTerms } from '@/components/cart/line-terms';
import { TextLink } from '@/components/ui/link';
import { SmallPicture } from '@/components/ui/picture';
import { SHOP } from '@/lib/config/shop';
import { countryName, fillNodes, format, plural } from '@/lib/i18n/format';
import { isZero, type Money } from '@/lib/model/money';
import {
  type Address,
  isPaidByMembership,
  type Order,
  type OrderLine,
  type OrderPayment,
} from '@/lib/model/order';
import { formatMoney } from '@/lib/money';
import { methodMessage } from '@/lib/orders/status-messages';

type OrderSummaryProps<L extends OrderLine> = {
  order: Pick<
    Order,
    'subtotal' | 'discount' | 'shipping' | 'tax' | 'includedTaxes' | 'fees' | 'total' | 'balance'
  > & {
    lines: L[];
    couponCode?: string | null;
  };
  /** Shown below the total where a gift card has paid a part of it. */
  payments?: OrderPayment[];
  hrefOf?: (line: L) => string | null;
  more?: (line: L) => ReactNode;
};

export function OrderSummary<L extends OrderLine>({
  order,
  payments = [],
  hrefOf,
  more,
}: OrderSummaryProps<L>) {
  const messages = useMessages('orders');
  const { includedTax } = useMessages('totals');
  const { discount, fees = [], couponCode } = order;
  return (
    <section aria-label={messages.ordered} className="order-summary">
      <h2 className="border-b border-line pb-3 font-display text-title">{messages.ordered}</h2>
      <ul className="divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <OrderLineRow key={line.id} line={line} href={hrefOf?.(line) ?? null}>
            {more?.(line)}
          </OrderLineRow>
        ))}
      </ul>
      <dl className="ms-auto mt-4 text-small sm:max-w-80">
        <Row label={messages.subtotal} money={order.subtotal} />
        {discount && !isZero(discount) ? (
          <Row
            label={couponCode ? format(messages.discountBy, { code: couponCode }) : messages.discount}
            money={discount}
            minus
          />
        ) : null}
        {fees.map(({ name, amount }) => (
          <Row key={name} label={name} money={amount} />
        ))}
        {order.shipping ? (
          <Row label={messages.delivery} money={order.shipping} free={messages.free} />
        ) : null}
        {order.includedTaxes ? (
          order.includedTaxes.map(({ name, amount }) => (
            <Row key={name} label={format(includedTax, { name: name ?? messages.tax })} money={amount} />
          ))
        ) : order.tax ? (
          <Row label={messages.tax} money={order.tax} />
        ) : null}
        <Row label={messages.total} money={order.total} strong />
        <Payments payments={payments} balance={order.balance} />
      </dl>
    </section>
  );
}

function Payments({ payments, balance }: { payments: OrderPayment[]; balance: Money | null }) {
  const states = useMessages('orderStates');
  const { leftToPay } = useMessages('totals');
  const received = payments.filter((payment) => !isFailed(payment));
  if (!received.some(({ method }) => method.kind === 'gift-card')) return null;
  const isRestNamed = received.some(({ method }) => method.kind !== 'gift-card');
  return (
    <>
      {received.map(({ id, method, amount }) => (
        <Row
          key={id}
          label={methodMessage(states, method)}
          money={amount}
          minus={method.kind === 'gift-card'}
          strong={method.kind !== 'gift-card'}
        />
      ))}
      {balance && !isRestNamed ? <Row label={leftToPay} money={balance} strong /> : null}
    </>
  );
}

const isFailed = ({ status }: OrderPayment): boolean =>
  status === 'canceled' || status === 'declined' || status === 'voided';

function OrderLineRow({
  line,
  href,
  children,
}: {
  line: OrderLine;
  href: string | null;
  children: ReactNode;
}) {
  const lang = useLang();
  const { itemCount } = useMessages('orders');
  const { paymentOption } = useMessages('orderStates');
  const isCovered = isPaidByMembership(line);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 py-4">
      <SmallPicture picture={line.picture} sizes="4.5rem" />
      <div className="min-w-0">
        <p className="leading-snug font-medium break-words">
          {href ? <TextLink href={href}>{line.name}</TextLink> : line.name}
        </p>
        <LineChoices choices={line.choices} />
        <LineTerms line={line} />
        <p className="text-small text-muted">
          {isCovered
            ? plural(lang, itemCount, line.quantity)
            : `${line.quantity} × ${formatMoney(line.price, lang)}`}
        </p>
        {children}
      </div>
      {isCovered ? (
        <p className="max-w-32 text-end text-small text-muted">{paymentOption.membership}</p>
      ) : (
        <p className="tabular-nums">{formatMoney(line.total, lang)}</p>
      )}
    </li>
  );
}

type RowProps = {
  label: string;
  money: Money;
  minus?: boolean;
  strong?: boolean;
  /** Replaces an amount of zero. */
  free?: string;
};

function Row({ label, money, minus = false, strong = false, free }: RowProps) {
  const lang = useLang();
  return (
    <div
      className={clsx(
        'flex justify-between gap-4 py-1',
        strong && 'mt-2 border-t border-line pt-3 text-body font-semibold',
      )}
    >
      <dt>{label}</dt>
      <dd dir={minus ? 'ltr' : undefined} className="tabular-nums">
        {minus ? '−' : ''}
        {free !== undefined && isZero(money) ? free : formatMoney(money, lang)}
      </dd>
    </div>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium">{term}</dt>
      <dd className="mt-1 break-words text-muted">{children}</dd>
    </div>
  );
}

/** Text in any language, such as an address. Its direction is its own. */
export const Line = ({ children }: { children: ReactNode }) => (
  <span className="block">
    <bdi>{children}</bdi>
  </span>
);

/** Shows the address in the form of its country, whose name is in the page's language. */
export function AddressText({ address }: { address: Address | null }) {
  const lang = useLang();
  if (!address) return null;
  const { recipient, lines, country } = address;
  return (
    <>
      {recipient ? <Line>{recipient}</Line> : null}
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {country ? <Line>{countryName(country, lang)}</Line> : null}
    </>
  );
}

type SubscriptionHelpProps = { lines: Pick<OrderLine, 'plan'>[]; className?: string };

/** The platform lets no shopper read or change a subscription, so the shopper has to ask. */
export function SubscriptionHelp({ lines, className }: SubscriptionHelpProps) {
  const messages = useMessages('orders');
  if (!lines.some(({ plan }) => plan)) return null;
  const email = SHOP.contact?.email;
  return (
    <p className={className}>
      {email
        ? fillNodes(messages.subscriptionHelpTo, {
            email: (
              <a href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>
            ),
          })
        : messages.subscriptionHelp}
    </p>
  );
}
