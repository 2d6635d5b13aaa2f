import type { Messages } from './en';
import * as account from './he/account';
import * as cart from './he/cart';
import * as catalog from './he/catalog';
import * as forms from './he/forms';
import * as layout from './he/layout';
import * as offline from './he/offline';
import * as orders from './he/orders';
import * as product from './he/product';
import * as searching from './he/searching';
import * as suggest from './he/suggest';

/**
 * Buttons are verbal nouns, sentences address the shopper in the plural, and no sentence depends on
 * the gender of a value. Values that may begin or end with digits or signs, such as names and
 * codes, stand between U+2068 and U+2069: without these isolates `10OFF` would be reordered.
 */
export const he: Messages = {
  ...account,
  ...cart,
  ...catalog,
  ...forms,
  ...layout,
  ...offline,
  ...orders,
  ...product,
  ...searching,
  ...suggest,
};
