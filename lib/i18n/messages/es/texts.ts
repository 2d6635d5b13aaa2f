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
 * The shopper is addressed as "tú", as most shops in Spain do: "usted" sounds like a bank or an office.
 * Quotes are « » without spaces, questions begin with ¿, U+00A0 stands before `%`, and nothing else has a
 * space before it. No sentence depends on the gender of a value or of the shopper.
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
