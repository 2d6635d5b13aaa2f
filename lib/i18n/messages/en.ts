import type { MessagesOf } from '../format';
import * as account from './en/account';
import * as cart from './en/cart';
import * as catalog from './en/catalog';
import * as forms from './en/forms';
import * as layout from './en/layout';
import * as offline from './en/offline';
import * as orders from './en/orders';
import * as product from './en/product';
import * as searching from './en/searching';
import * as suggest from './en/suggest';

/** All interface text in English: the source that every other language follows. */
const source = {
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

export type Messages = MessagesOf<typeof source>;
export type Area = keyof Messages;

export const en: Messages = source;
