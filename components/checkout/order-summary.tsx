import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { LineChoices } from '@/components/cart/line-choices';
import { LineTerms } from '@/components/cart/line-terms';
import { SmallPicture } from '@/components/ui/small-picture';
import { TextLink } from '@/components/ui/text-link';
import { format } from '@/lib/i18n/format';
import { isZero, type Money } from '@/lib/model/money';
import type { Order, OrderLine } from '@/lib/model/order';
import { formatMoney } from '@/lib/money';

type OrderSummaryProps<L extends OrderLine> = {
  order: Pick<Order, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total'> & {
    lines: L[];
    fees?: { name: string; amount: Money }[];
    couponCode?: string | null;
  };
  /** Returns the product page of a line, or null if it has none. */
  hrefOf?: (line: L) => string | null;
  /** Returns details below a line. */
  more?: (line: L) => ReactNode;
};

/** Lines and totals of an order. */
export function OrderSummary<L extends OrderLine>({ order, hrefOf, more }: OrderSummaryProps<L>) {
  const messages = useMessages('orders');
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
        {order.tax ? <Row label={messages.tax} money={order.tax} /> : null}
        <Row label={messages.total} money={order.total} strong />
      </dl>
    </section>
  );
}

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
          {line.quantity} × {formatMoney(line.price, lang)}
        </p>
        {children}
      </div>
      <p className="tabular-nums">{formatMoney(line.total, lang)}</p>
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
      <dd className="tabular-nums">
        {minus ? '−' : ''}
        {free !== undefined && isZero(money) ? free : formatMoney(money, lang)}
      </dd>
    </div>
  );
}
