import type { Messages } from '@/lib/i18n/messages/en';
import { additions, place } from '@/lib/places';

/** The places of the page that a link to a cart opens. */

export const linkForm = place(
  'cart-link-form',
  FEATURES.agents ? () => import('@/features/agents/places/cart-link-form') : null,
);

/** Acts when the items of a link are in the cart. Returns what to tell the shopper. Never throws. */
export type FinishLink = (query: string, messages: Messages) => Promise<string | null>;

export const linkEnds = additions<FinishLink>(
  FEATURES.agents ? () => import('@/features/agents/places/cart-link-code') : null,
);
