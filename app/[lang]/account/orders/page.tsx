import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEnded, AccountUnreachable } from '@/components/account/account-states';
import { OrderList } from '@/components/account/order-list';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ORDERS_HREF, orderHref, ordersHref } from '@/lib/orders/hrefs';
import { readOrdersOr } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/require-member';

// Answered whole, so that it works without a script.
export const instant = false;

export const metadata: Metadata = { title: 'Orders', robots: { index: false } };

/** The member's orders, newest first, 50 a page: `?cursor=<the platform's own>`. */
export default async function OrdersPage({ searchParams }: PageProps<'/[lang]/account/orders'>) {
  await connection();
  const { cursor } = await searchParams;
  const at = typeof cursor === 'string' && cursor !== '' ? cursor : null;
  const here = ordersHref(at);
  await requireMember(here);
  const page = await readOrdersOr(at);
  if (page === 'nobody') return <AccountEnded returnTo={here} />;
  return (
    <AccountFrame title="Orders" current="orders">
      {page === 'unreachable' ? (
        <AccountUnreachable what="your orders" href={ORDERS_HREF} />
      ) : page === 'lost' ? (
        <EmptyState
          title="That page is no longer there"
          actions={<LinkButton href={ORDERS_HREF}>See the newest orders</LinkButton>}
        >
          The list of your orders has moved on. None of them is lost.
        </EmptyState>
      ) : page.orders.length === 0 ? (
        <EmptyState
          title="No orders yet"
          actions={<LinkButton href="/products">See all products</LinkButton>}
        >
          Whatever you order while you are signed in will be here.
        </EmptyState>
      ) : (
        <OrderList
          orders={page.orders}
          hrefOf={orderHref}
          olderHref={page.older === null ? null : ordersHref(page.older)}
          newerHref={page.newer === null ? null : ordersHref(page.newer)}
        />
      )}
    </AccountFrame>
  );
}
