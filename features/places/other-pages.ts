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

export const listHead = place('list-head');
export const category = place('category');
export const order = place('order');
