import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountFrame, AccountUnreachable } from '@/components/account/account-frame';
import { BuyAgain } from '@/components/account/buy-again';
import { OrderNotFound, OrderView } from '@/components/account/order-view';
import { Letterhead } from '@/components/layout/letterhead';
import { fillPlace } from '@/features/places/fill-place';
import { orderArrival, orderEnd, orderStatements } from '@/features/places/order-page';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { FORMS } from '@/lib/members/account-forms';
import { readOrderOr } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/read';
import { localHref, orderHref } from '@/lib/urls';
import { buyOrderAgain } from '../../actions';

export const instant = false;

export async function generateMetadata({
  params,
}: PageProps<'/[lang]/account/orders/[id]'>): Promise<Metadata> {
  await connection();
  const { id } = await params;
  await requireMember(localHref(await getLang(), orderHref(id)));
  const found = await readOrderOr(id);
  const { orders } = await getMessages();
  const title =
    found === 'missing'
      ? orders.notFound
      : found === 'unreachable'
        ? orders.order
        : format(orders.orderNumber, { number: found.order.number });
  return { title, robots: { index: false } };
}

/** Another member's order is reported as not found. */
export default async function OrderPage({ params }: PageProps<'/[lang]/account/orders/[id]'>) {
  await connection();
  const { id } = await params;
  await requireMember(localHref(await getLang(), orderHref(id)));
  const found = await readOrderOr(id);
  const { orders } = await getMessages();
  if (found === 'missing') return <OrderNotFound />;
  if (found === 'unreachable')
    return (
      <AccountFrame title={orders.order} current="orders" below>
        <AccountUnreachable what="order" href={orderHref(id)} />
      </AccountFrame>
    );
  const { order, transactions, shipments } = found;
  return (
    <AccountFrame
      title={format(orders.orderNumber, { number: order.number })}
      current="orders"
      below
      letterhead={<Letterhead />}
    >
      <OrderView
        order={order}
        transactions={transactions}
        shipments={shipments}
        now={Date.now()}
        statements={await fillPlace(orderStatements, { order, shipments, className: 'mt-4' })}
        arrival={await fillPlace(orderArrival, { order })}
      >
        <BuyAgain
          orderId={order.id}
          action={buyOrderAgain}
          initial={await storedState(FORMS.buyAgain(order.id), IDLE)}
        />
      </OrderView>
      {await fillPlace(orderEnd, { order, shipments })}
    </AccountFrame>
  );
}
