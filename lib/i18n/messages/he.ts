import type { Messages } from './en';
import { account, hearts, savedLines, signIn, wishlist } from './he/account';
import { cart, cartChanges, errors, failure } from './he/cart';
import { catalog, compare, home, recommended, search, viewed } from './he/catalog';
import { fields, siteForms } from './he/forms';
import { consent, header, layout, maintenance, pages, ui } from './he/layout';
import { offline } from './he/offline';
import { cartShare, orderProgress, orderStates, orders, totals } from './he/orders';
import { backInStock, delivery, gallery, giftCard, product, reviewForm, reviews, sizes } from './he/product';
import { suggest } from './he/suggest';

/**
 * All interface text in Hebrew. Buttons are verbal nouns, sentences address the shopper in the
 * plural, and no sentence depends on the gender of a value. Values that may begin or end with
 * digits or signs, such as names and codes, stand between U+2068 and U+2069: without these isolates
 * a Latin value such as `10OFF` would be reordered within the right-to-left sentence.
 */
export const he: Messages = {
  account,
  backInStock,
  cart,
  cartChanges,
  cartShare,
  catalog,
  compare,
  consent,
  delivery,
  errors,
  failure,
  fields,
  gallery,
  giftCard,
  header,
  hearts,
  home,
  layout,
  maintenance,
  orderProgress,
  offline,
  orderStates,
  orders,
  pages,
  product,
  search,
  reviewForm,
  reviews,
  savedLines,
  recommended,
  signIn,
  siteForms,
  sizes,
  suggest,
  totals,
  ui,
  viewed,
  wishlist,
};
