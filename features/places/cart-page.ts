import type { Area } from '@/lib/i18n/messages/en';
import { place } from '@/lib/places';

/** The places of the cart's page. The build drops the import of a part whose feature is off. */

export const cartStart = place(
  'cart-start',
  FEATURES.discountLinks ? () => import('@/features/discount-links/places/cart-start') : null,
);

export const lineAction = place(
  'line-action',
  FEATURES.saveForLater ? () => import('@/features/save-for-later/places/line-action') : null,
);

export const belowLines = place(
  'below-lines',
  FEATURES.saveForLater ? () => import('@/features/save-for-later/places/below-lines') : null,
);

export const arrival = place(
  'cart-arrival',
  FEATURES.deliveryDate ? () => import('@/features/delivery-date/places/cart-arrival') : null,
);

export const checkoutNotice = place(
  'checkout-notice',
  FEATURES.guarantee || FEATURES.fees ? () => import('@/features/law-notes/places/checkout-notice') : null,
);

export const orderFields = place(
  'order-fields',
  FEATURES.orderFields ? () => import('@/features/order-fields/places/required') : null,
);

export const summaryEnd = place(
  'summary-end',
  FEATURES.orderFields ? () => import('@/features/order-fields/places/optional') : null,
  FEATURES.cartLink ? () => import('@/features/cart-link/places/summary-end') : null,
);

export const summary = place('summary');

export const cart = place(
  'cart',
  FEATURES.recommendations ? () => import('@/features/recommendations/places/cart') : null,
);

/** Messages that parts of the page need in the browser. */
export const messageAreas: readonly Area[] = [
  ...(FEATURES.saveForLater ? (['savedLines'] as const) : []),
  ...(FEATURES.quickAdd ? (['quickAdd'] as const) : []),
];
