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
 * The shopper is addressed as "Ty", with capitals as in letters, as Polish shops do: "Pan" and "Pani"
 * need the gender. For the same reason, no verb is in the past with the shopper or a value as its
 * subject: "Usunięto: {name}". Values stay in the nominative, after a colon or after a noun: "produkt
 * „{name}”". U+00A0 stands in numbers from five digits on, nothing before `%`. Quotes are „ and ”, and
 * no text needs a dash.
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
