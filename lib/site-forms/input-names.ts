/**
 * Names of the fields of a form in HTML. The merchant's names have a prefix, so that none collides
 * with a field of the shop.
 */

/** Fields of the shop in every form. */
export const SHOP_FIELDS = {
  use: 'use',
  /** A field that no person sees, and that programs fill in. */
  trap: 'website',
  /** When the form was opened, signed by the shop. */
  opened: 'opened',
  captcha: 'captcha',
} as const;

export const inputName = (name: string): string => `f_${name}`;

/** The name of one box of a group. Each has its own, so that a form's state keeps all of them. */
export const boxName = (name: string, index: number): string => `f_${name}.${index}`;
