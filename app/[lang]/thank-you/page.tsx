import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ThankYou } from '@/components/checkout/thank-you';
import { Letterhead } from '@/components/layout/letterhead';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { fillPlace } from '@/features/places/fill-place';
import { orderArrival, orderStatements } from '@/features/places/order-page';
import * as places from '@/features/places/other-pages';
import { AnalyticsView } from '@/features/places/view';
import { purchase } from '@/lib/analytics/build-events';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { report } from '@/lib/observe/report';
import { type PlacedOrder, readPlacedOrder } from '@/lib/orders/read-order';
import { isMember } from '@/lib/session/read';
import { localHref, withReturn } from '@/lib/urls';

// Rendered in full, with the order in the HTML, so that it works without JavaScript.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).orders.thankYou, robots: { index: false } };
}

/** Return page of the platform's checkout: `?orderId=<id>`. */
export default async function ThankYouPage({ searchParams }: PageProps<'/[lang]/thank-you'>) {
  // A prefetch stops here. Otherwise it would mistake its own end for a platform failure.
  await connection();
  const { orderId } = await searchParams;
  const found = await readOrderOrStatus(typeof orderId === 'string' ? orderId : '');
  if (typeof found !== 'string')
    return (
      <>
        <Letterhead className="mx-auto max-w-[60rem] px-gutter" />
        <ThankYou
          {...found}
          statements={
            await fillPlace(orderStatements, {
              order: found.order,
              shipments: null,
              className: 'mt-4',
            })
          }
          registerHref={await registerHref(found.order.id)}
          arrival={await fillPlace(orderArrival, { order: found.order })}
        />
        {await fillPlace(places.order, { order: found.order })}
        {found.order.status === 'canceled' || found.order.status === 'rejected' ? null : (
          <AnalyticsView of={() => purchase(found.order)} />
        )}
      </>
    );
  const { orders } = await getMessages();
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={found === 'unreachable' ? orders.unreachableTitle : orders.notFoundTitle}
        actions={
          <>
            {found === 'unreachable' && typeof orderId === 'string' ? (
              // A plain link to this page retries with and without JavaScript.
              <LinkButton href={`/thank-you?orderId=${encodeURIComponent(orderId)}`}>
                {orders.showAgain}
              </LinkButton>
            ) : null}
            <LinkButton href="/products" variant={found === 'unreachable' ? 'secondary' : 'primary'}>
              {orders.continueShopping}
            </LinkButton>
          </>
        }
      >
        {found === 'unreachable' ? orders.unreachableText : orders.missingGuest}
      </EmptyState>
    </div>
  );
}

/** A guest can register and come back to this page. Null for a member. */
async function registerHref(orderId: string): Promise<string | null> {
  if (await isMember()) return null;
  return withReturn('/register', localHref(await getLang(), `/thank-you?orderId=${orderId}`));
}

async function readOrderOrStatus(orderId: string): Promise<PlacedOrder | 'not-found' | 'unreachable'> {
  try {
    return (await readPlacedOrder(orderId)) ?? 'not-found';
  } catch (error) {
    report(error, '/thank-you');
    return 'unreachable';
  }
}
