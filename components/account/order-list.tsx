import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { ArrowIcon } from '@/components/ui/icons';
import { ShopLink, TextLink } from '@/components/ui/link';
import { NoPicture, Picture } from '@/components/ui/picture';
import { commaList, format, plural } from '@/lib/i18n/format';
import { PRODUCT_RATIO } from '@/lib/media';
import type { Order } from '@/lib/model/order';
import { formatMoney } from '@/lib/money';
import { dayOf } from '@/lib/orders/dates';
import { type OrderState, orderState } from '@/lib/orders/status-messages';
import { orderHref } from '@/lib/urls';

const TONES: Record<OrderState['tone'], string> = {
  wait: 'bg-sunken text-ink',
  done: 'bg-success-soft text-ink',
  stopped: 'bg-sunken text-muted',
  act: 'bg-danger-soft text-ink',
};

type OrderListProps = {
  orders: Order[];
  /** The places `order-statements` of the orders, by their ids. */
  statements?: ReadonlyMap<string, ReactNode>;
  hrefOf: (orderId: string) => string;
  olderHref: string | null;
  newerHref: string | null;
};

export function OrderList({ orders, statements, hrefOf, olderHref, newerHref }: OrderListProps) {
  const messages = useMessages('orders');
  return (
    <>
      {/* No border at the start where the account navigation, which ends with one, is above. */}
      <ul
        aria-label={messages.title}
        className="divide-y divide-line border-b border-line max-lg:-mt-5 lg:border-t"
      >
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} href={hrefOf(order.id)}>
            {statements?.get(order.id)}
          </OrderRow>
        ))}
      </ul>
      {olderHref || newerHref ? (
        <nav aria-label={messages.pages} className="mt-6 flex flex-wrap gap-x-8">
          {newerHref ? (
            <TextLink href={newerHref} className="inline-flex min-h-target items-center">
              {messages.newer}
            </TextLink>
          ) : null}
          {olderHref ? (
            <TextLink href={olderHref} className="ms-auto inline-flex min-h-target items-center">
              {messages.older}
            </TextLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

/** The member's newest order, on the page that the account opens on. */
export function LastOrder({ order }: { order: Order }) {
  return (
    <ul>
      <OrderRow order={order} href={orderHref(order.id)} headingLevel={3} />
    </ul>
  );
}

/** More pictures would be too small to recognize. */
const PICTURES = 4;

type OrderRowProps = { order: Order; href: string; headingLevel?: 2 | 3; children?: ReactNode };

function OrderRow({ order, href, headingLevel = 2, children }: OrderRowProps) {
  const Heading = `h${headingLevel}` as const;
  const messages = useMessages('orders');
  const states = useMessages('orderStates');
  const lang = useLang();
  const placed = dayOf(order.placedAt, lang);
  const quantity = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <li className="group relative grid items-center gap-x-8 gap-y-4 py-6 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Heading className="text-lead font-medium">
            {/* The link covers the whole row, and the text is its accessible name. */}
            <ShopLink
              href={href}
              prefetch={false}
              className="underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
            >
              {format(messages.orderNumber, { number: order.number })}
            </ShopLink>
          </Heading>
          <OrderBadge state={orderState(states, order)} />
        </div>
        <p className="mt-1.5 text-small text-muted">
          {placed ? (
            <>
              <time dateTime={order.placedAt}>{placed}</time> ·{' '}
            </>
          ) : null}
          {plural(lang, messages.itemCount, quantity)} ·{' '}
          <span className="text-ink tabular-nums">{formatMoney(order.total, lang)}</span>
        </p>
        <p className="mt-1 line-clamp-2 text-small text-muted">
          {commaList(
            lang,
            order.lines.map(({ name }) => name),
          )}
        </p>
      </div>
      <OrderPictures lines={order.lines} />
      <ArrowIcon className="size-5 text-muted transition-transform duration-quick group-hover:translate-x-1 max-lg:hidden rtl:group-hover:-translate-x-1" />
      {children}
    </li>
  );
}

function OrderPictures({ lines }: Pick<Order, 'lines'>) {
  const shown = lines.slice(0, lines.length > PICTURES ? PICTURES - 1 : PICTURES);
  const rest = lines.length - shown.length;
  return (
    <div className="flex gap-2" aria-hidden="true">
      {shown.map(({ id, picture }) =>
        picture ? (
          <Picture
            key={id}
            picture={picture}
            ratio={PRODUCT_RATIO}
            sizes="5rem"
            alt=""
            className="aspect-product w-16 rounded-soft sm:w-20"
          />
        ) : (
          <NoPicture key={id} className="aspect-product w-16 rounded-soft sm:w-20" />
        ),
      )}
      {rest > 0 ? (
        <span className="flex aspect-product w-16 items-center justify-center rounded-soft sm:w-20 bg-sunken text-small text-muted">
          +{rest}
        </span>
      ) : null}
    </div>
  );
}

/** Has two or three words. The color only repeats them. */
export function OrderBadge({ state }: { state: OrderState }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-soft px-2.5 py-1 text-caption leading-normal font-medium',
        TONES[state.tone],
      )}
    >
      {state.label}
    </span>
  );
}
