import type { Metadata } from 'next';
import { OrderMissing } from '@/components/account/order-missing';
import { getWords } from '@/lib/words/server-words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getWords()).orders.notFound };
}

/** The same words again once a script has run. */
export default function OrderNotFound() {
  return <OrderMissing />;
}
