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
 * The shopper is addressed as "tu", as most Italian online shops do. Quotes are « » without spaces, no
 * space stands before `:`, `;`, `!`, `?` and `%`, and there are no dashes between clauses. No sentence
 * depends on the gender of a value or of the shopper, and no article stands before a date or a percentage,
 * because it would depend on the number: il 7 marzo, l’8 marzo.
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
