import type { Picture, Price } from './types';

/** A way on from the words typed so far. */
export type Suggestion =
  | { kind: 'category'; name: string; slug: string }
  | { kind: 'product'; name: string; slug: string; picture: Picture | null; price: Price };

/** Fewer letters mean too much. */
export const FEWEST_LETTERS = 2;
