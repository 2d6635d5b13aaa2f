import { account } from './de/account';
import { backInStock } from './de/back-in-stock';
import { cart } from './de/cart';
import { cartChanges } from './de/cart-changes';
import { cartShare } from './de/cart-share';
import { catalog } from './de/catalog';
import { compare } from './de/compare';
import { consent } from './de/consent';
import { delivery } from './de/delivery';
import { errors } from './de/errors';
import { failure } from './de/failure';
import { fields } from './de/fields';
import { gallery } from './de/gallery';
import { giftCard } from './de/gift-card';
import { header } from './de/header';
import { hearts } from './de/hearts';
import { home } from './de/home';
import { layout } from './de/layout';
import { maintenance } from './de/maintenance';
import { offline } from './de/offline';
import { orderProgress } from './de/order-progress';
import { orderStates } from './de/order-states';
import { orders } from './de/orders';
import { pages } from './de/pages';
import { product } from './de/product';
import { recommended } from './de/recommended';
import { reviewForm } from './de/review-form';
import { reviews } from './de/reviews';
import { savedLines } from './de/saved-lines';
import { search } from './de/search';
import { signIn } from './de/sign-in';
import { siteForms } from './de/site-forms';
import { sizes } from './de/sizes';
import { suggest } from './de/suggest';
import { totals } from './de/totals';
import { ui } from './de/ui';
import { viewed } from './de/viewed';
import { wishlist } from './de/wishlist';
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
