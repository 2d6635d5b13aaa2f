import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderMissing } from '@/components/account/order-missing';

/**
 * What the middleware answers instead of an order that is not there. A page whose answer depends on the visitor has
 * sent its status before it knows; this one is the same for everybody, so its status is a real 404.
 */
export async function generateMetadata(): Promise<Metadata> {
  // Here it leaves the page's own HTML whole: thrown while the page renders, it leaves it empty until a script has run.
  notFound();
}

export default function UnknownOrderPage() {
  return <OrderMissing />;
}
