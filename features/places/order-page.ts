import { place } from '@/lib/places';

/** The place of a member's order. The build drops the import of a part whose feature is off. */
export const orderEnd = place(
  'order-end',
  FEATURES.forms ? () => import('@/features/forms/places/order-end') : null,
);
