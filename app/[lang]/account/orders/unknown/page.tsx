import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/not-found-content';
import { OrderNotFound } from '@/components/account/order-not-found';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).orders.notFound, robots: { index: false } };
}

/**
 * The middleware rewrites requests for an order that does not exist to this page. A page that
 * depends on the visitor sends its status before it has read the order. The response of this page
 * is shared, so its status is a real 404.
 */
export default function UnknownOrderPage() {
  return (
    <NotFoundContent>
      <OrderNotFound />
    </NotFoundContent>
  );
}
