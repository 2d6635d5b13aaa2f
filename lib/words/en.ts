import { account } from './en/account';
import { cart } from './en/cart';
import { cartNews } from './en/cart-news';
import { catalog } from './en/catalog';
import { errors } from './en/errors';
import { failure } from './en/failure';
import { fields } from './en/fields';
import { header } from './en/header';
import { home } from './en/home';
import { layout } from './en/layout';
import { maintenance } from './en/maintenance';
import { orderStates } from './en/order-states';
import { orders } from './en/orders';
import { pages } from './en/pages';
import { product } from './en/product';
import { signIn } from './en/sign-in';
import { totals } from './en/totals';
import { ui } from './en/ui';
import type { MessagesOf } from './message';

/** All interface text in English: the source that every other language follows. */
const source = {
  account,
  cart,
  cartNews,
  catalog,
  errors,
  failure,
  fields,
  header,
  home,
  layout,
  maintenance,
  orderStates,
  orders,
  pages,
  product,
  signIn,
  totals,
  ui,
};

export type Words = MessagesOf<typeof source>;
export type Area = keyof Words;

export const en: Words = source;
