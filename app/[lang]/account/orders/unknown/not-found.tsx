import type { Metadata } from 'next';
import { OrderNotFound } from '@/components/account/order-not-found';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).orders.notFound };
}

/** The same words again once a script has run. */
export default function UnknownOrderPage() {
  return <OrderNotFound />;
}
