import type { MessagesOf } from '../message';
import { account } from './en/account';
import { backInStock } from './en/back-in-stock';
import { cart } from './en/cart';
import { cartChanges } from './en/cart-changes';
import { cartShare } from './en/cart-share';
import { catalog } from './en/catalog';
import { compare } from './en/compare';
import { consent } from './en/consent';
import { delivery } from './en/delivery';
import { errors } from './en/errors';
import { failure } from './en/failure';
import { fields } from './en/fields';
import { gallery } from './en/gallery';
import { giftCard } from './en/gift-card';
import { header } from './en/header';
import { hearts } from './en/hearts';
import { home } from './en/home';
import { layout } from './en/layout';
import { maintenance } from './en/maintenance';
import { offline } from './en/offline';
import { orderProgress } from './en/order-progress';
import { orderStates } from './en/order-states';
import { orders } from './en/orders';
import { pages } from './en/pages';
import { product } from './en/product';
import { recommended } from './en/recommended';
import { reviewForm } from './en/review-form';
import { reviews } from './en/reviews';
import { savedLines } from './en/saved-lines';
import { search } from './en/search';
import { signIn } from './en/sign-in';
import { siteForms } from './en/site-forms';
import { sizes } from './en/sizes';
import { suggest } from './en/suggest';
import { totals } from './en/totals';
import { ui } from './en/ui';
import { viewed } from './en/viewed';
import { wishlist } from './en/wishlist';

/** All interface text in English: the source that every other language follows. */
const source = {
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

export type Messages = MessagesOf<typeof source>;
export type Area = keyof Messages;

export const en: Messages = source;
