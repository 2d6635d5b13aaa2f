import { place } from '@/lib/places';

/** The places of an order. The build drops the import of a part whose feature is off. */

export const orderStatements = place(
  'order-statements',
  FEATURES.withdrawal || FEATURES.cancellation
    ? () => import('@/features/statements/places/order-statements')
    : null,
);

export const orderArrival = place(
  'order-arrival',
  FEATURES.deliveryDate ? () => import('@/features/delivery-date/places/order-arrival') : null,
);

export const orderEnd = place(
  'order-end',
  FEATURES.forms ? () => import('@/features/forms/places/order-end') : null,
);
