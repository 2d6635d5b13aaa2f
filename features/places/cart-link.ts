import { additions, type FinishLink, place } from '@/lib/places';

/** The places of the page that a link to a cart opens. */

export const linkForm = place(
  'cart-link-form',
  FEATURES.agents ? () => import('@/features/agents/places/cart-link-form') : null,
);

export const linkEnds = additions<FinishLink>(
  FEATURES.agents ? () => import('@/features/agents/places/cart-link-code') : null,
  FEATURES.discountLinks ? () => import('@/features/discount-links/places/cart-link-code') : null,
);
