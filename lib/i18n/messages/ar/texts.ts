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
 * Modern Standard Arabic. Buttons are verbal nouns, and requests are «يُرجى» and a verbal noun: an
 * imperative and a verb in the present would need the shopper's gender, while «سلتك» and «طلبت» are
 * written in the same way for both. No word agrees with a value: «تمت إزالة» and then the name, or the
 * name and a colon. Values stand between U+2068 and U+2069, prices as well: after Arabic letters,
 * `10%` and `+5` would be reordered, which Hebrew does not do. Plurals have all six forms, without
 * `zero` where nothing is ever counted as 0. Digits are Latin, quotes « and ».
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
