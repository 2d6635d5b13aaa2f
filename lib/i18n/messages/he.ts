import type { Messages } from './en';
import { account } from './he/account';
import { backInStock } from './he/back-in-stock';
import { cart } from './he/cart';
import { cartChanges } from './he/cart-changes';
import { cartShare } from './he/cart-share';
import { catalog } from './he/catalog';
import { compare } from './he/compare';
import { consent } from './he/consent';
import { delivery } from './he/delivery';
import { errors } from './he/errors';
import { failure } from './he/failure';
import { fields } from './he/fields';
import { gallery } from './he/gallery';
import { giftCard } from './he/gift-card';
import { header } from './he/header';
import { hearts } from './he/hearts';
import { home } from './he/home';
import { layout } from './he/layout';
import { maintenance } from './he/maintenance';
import { offline } from './he/offline';
import { orderProgress } from './he/order-progress';
import { orderStates } from './he/order-states';
import { orders } from './he/orders';
import { pages } from './he/pages';
import { product } from './he/product';
import { recommended } from './he/recommended';
import { reviewForm } from './he/review-form';
import { reviews } from './he/reviews';
import { savedLines } from './he/saved-lines';
import { search } from './he/search';
import { signIn } from './he/sign-in';
import { siteForms } from './he/site-forms';
import { sizes } from './he/sizes';
import { suggest } from './he/suggest';
import { totals } from './he/totals';
import { ui } from './he/ui';
import { viewed } from './he/viewed';
import { wishlist } from './he/wishlist';

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
