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
 * The shopper is addressed as "du", in lower case, as Swedish shops do: "ni" to one person is distant.
 * Quotes are ”…”, a dash is – with spaces. U+00A0 stands before `%` and in numbers. No sentence depends
 * on the gender of a value, so that products are "slut i lager" and not "slutsåld" or "slutsålt".
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
