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
 * The shopper is addressed as "je", as most Dutch shops do: "u" would sound like a bank or an authority.
 * Quotes are “ and ”, with no space inside. No space stands before `:`, `;`, `!`, `?` or `%`, and no dash in
 * a sentence. Buttons of one verb are infinitives, those with an object or a name after them imperatives.
 * No sentence depends on the gender of a value.
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
