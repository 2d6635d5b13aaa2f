import type { Metadata } from 'next';
import { OrderMissing } from '@/components/account/order-missing';

export const metadata: Metadata = { title: 'Order not found' };

/** The same words again once a script has run. */
export default function OrderNotFound() {
  return <OrderMissing />;
}
