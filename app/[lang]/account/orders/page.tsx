import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { AccountEnded, AccountFrame, AccountUnreachable } from '@/components/account/account-frame';
import { OrderList } from '@/components/account/order-list';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { fillPlace } from '@/features/places/fill-place';
import { orderStatements } from '@/features/places/order-page';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import type { Order } from '@/lib/model/order';
import { readOrdersOr } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/read';
import { localHref, ORDERS_HREF, orderHref, ordersHref } from '@/lib/urls';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).orders.title, robots: { index: false } };
}

/** Lists the newest orders first, 50 a page. `?cursor=` takes the platform's cursor. */
export default async function OrdersPage({ searchParams }: PageProps<'/[lang]/account/orders'>) {
  await connection();
  const { cursor } = await searchParams;
  const at = typeof cursor === 'string' && cursor !== '' ? cursor : null;
  const here = ordersHref(at);
  const { orders: messages } = await getMessages();
  await requireMember(localHref(await getLang(), here));
  const page = await readOrdersOr(at);
  if (page === 'signed-out') return <AccountEnded returnTo={here} />;
  return (
    <AccountFrame title={messages.title} current="orders">
      {page === 'unreachable' ? (
        <AccountUnreachable what="orders" href={ORDERS_HREF} />
      ) : page === 'unknown-page' ? (
        <EmptyState
          title={messages.pageGoneTitle}
          actions={<LinkButton href={ORDERS_HREF}>{messages.newestOrders}</LinkButton>}
        >
          {messages.pageGoneText}
        </EmptyState>
      ) : page.orders.length === 0 ? (
        <div className="rounded-panel bg-sunken px-6">
          <EmptyState
            title={messages.noneTitle}
            actions={<LinkButton href="/products">{messages.allProducts}</LinkButton>}
          >
            {messages.noneText}
            <HelpLinks className="mt-4 justify-center" />
          </EmptyState>
        </div>
      ) : (
        <OrderList
          orders={page.orders}
          statements={await statementsOf(page.orders)}
          hrefOf={orderHref}
          olderHref={page.older === null ? null : ordersHref(page.older)}
          newerHref={page.newer === null ? null : ordersHref(page.newer)}
        />
      )}
    </AccountFrame>
  );
}

async function statementsOf(orders: Order[]): Promise<Map<string, ReactNode>> {
  const className = 'relative z-10 -my-2 sm:col-span-full';
  return new Map(
    await Promise.all(
      orders.map(async (order) => {
        const filled = await fillPlace(orderStatements, { order, shipments: null, className });
        return [order.id, filled] as const;
      }),
    ),
  );
}
