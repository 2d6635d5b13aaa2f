import * as account from './account';
import * as cart from './cart';
import * as catalog from './catalog';
import * as forms from './forms';
import * as layout from './layout';
import * as offline from './offline';
import * as orders from './orders';
import * as product from './product';
import * as searching from './searching';
import * as suggest from './suggest';

/**
 * Buttons are verbal nouns, sentences address the shopper in the plural, and no sentence depends on
 * the gender of a value. Values that may begin or end with digits or signs, such as names and
 * codes, stand between U+2068 and U+2069: without these isolates `10OFF` would be reordered.
 */
export const texts = {
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
