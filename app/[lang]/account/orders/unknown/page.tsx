import type { Metadata } from 'next';
import { Missing } from '@/app/missing';
import { OrderMissing } from '@/components/account/order-missing';
import { getWords } from '@/lib/words/server-words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getWords()).orders.notFound, robots: { index: false } };
}

/**
 * What the middleware answers instead of an order that is not there. A page whose answer depends on the visitor has
 * sent its status before it knows; this one is the same for everybody, so its status is a real 404.
 */
export default function UnknownOrderPage() {
  return (
    <Missing>
      <OrderMissing />
    </Missing>
  );
}
