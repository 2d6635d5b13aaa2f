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
 * The shopper is addressed as "você", as shops in Brazil do, and no text says whether it is a man or a
 * woman ("você está na sua conta", not "conectado"). Quotes are “ ”, and no space stands before `:`,
 * `;`, `!`, `?` and `%`. No sentence depends on the gender of a value.
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
