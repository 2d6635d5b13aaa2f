import type { MessagesOf } from '../message';
import { account, hearts, savedLines, signIn, wishlist } from './en/account';
import { cart, cartChanges, errors, failure } from './en/cart';
import { catalog, compare, home, recommended, search, viewed } from './en/catalog';
import { fields, siteForms } from './en/forms';
import { consent, header, layout, maintenance, pages, ui } from './en/layout';
import { offline } from './en/offline';
import { cartShare, orderProgress, orderStates, orders, totals } from './en/orders';
import { backInStock, delivery, gallery, giftCard, product, reviewForm, reviews, sizes } from './en/product';
import { suggest } from './en/suggest';

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
