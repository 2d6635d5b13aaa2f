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
 * Sentences are in です・ます and leave out the shopper, who is never あなた: お and ご say whose a thing
 * is. Buttons are verbs in their plain form, labels are nouns. Quotes are 「」, also around names of
 * products. Signs are full-width, and no space stands between Japanese, Latin letters and digits.
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
