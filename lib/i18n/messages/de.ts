import { account, hearts, savedLines, signIn, wishlist } from './de/account';
import { cart, cartChanges, errors, failure } from './de/cart';
import { catalog, compare, home, recommended, search, viewed } from './de/catalog';
import { fields, siteForms } from './de/forms';
import { consent, header, layout, maintenance, pages, ui } from './de/layout';
import { offline } from './de/offline';
import { cartShare, orderProgress, orderStates, orders, totals } from './de/orders';
import { backInStock, delivery, gallery, giftCard, product, reviewForm, reviews, sizes } from './de/product';
import { suggest } from './de/suggest';
import type { Messages } from './en';

/** All interface text in German. */
export const de: Messages = {
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
