import type { Picture, Price } from '@/lib/model/product';

/** Matches the search terms typed so far, or those of the `guess` before it. */
export type Suggestion =
  | { kind: 'guess'; terms: string }
  | { kind: 'page'; name: string; href: string }
  | { kind: 'category'; name: string; slug: string }
  | { kind: 'product'; name: string; slug: string; picture: Picture | null; price: Price };

/** Shorter input matches too many products. */
export const MIN_LETTERS = 2;
/** The search field accepts no more letters. URLs with longer texts are cut. */
export const MAX_SEARCH_LENGTH = 100;
