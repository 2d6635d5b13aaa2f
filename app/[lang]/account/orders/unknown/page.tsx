import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/not-found-content';
import { OrderNotFound } from '@/components/account/order-not-found';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).orders.notFound, robots: { index: false } };
}

/**
 * What the middleware answers instead of an order that is not there. A page whose answer depends on the visitor has
 * sent its status before it knows; this one is the same for everybody, so its status is a real 404.
 */
export default function UnknownOrderPage() {
  return (
    <NotFoundContent>
      <OrderNotFound />
    </NotFoundContent>
  );
}
