import type { Metadata } from 'next';
import { OrderNotFound } from '@/components/account/order-not-found';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).orders.notFound };
}

/** Repeats the page's content after hydration. */
export default function UnknownOrderPage() {
  return <OrderNotFound />;
}
