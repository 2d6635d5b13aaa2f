import { place } from '@/lib/places';

/** The places of the other pages. */

export const giftCard = place(
  'gift-card',
  FEATURES.currencies ? () => import('@/features/currency-switch/places/gift-card-note') : null,
);

export const comparedProduct = place(
  'compared-product',
  FEATURES.quickAdd ? () => import('@/features/quick-add/places/compared-product') : null,
);

/** Its parts draw all compared products to one scale. */
export const comparedSize = place(
  'compared-size',
  FEATURES.scaleFigure ? () => import('@/features/scale-figure/places/compared-size') : null,
);

export const listHead = place('list-head');
export const category = place('category');
export const order = place('order');
