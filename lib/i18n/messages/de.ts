import * as account from './de/account';
import * as cart from './de/cart';
import * as catalog from './de/catalog';
import * as forms from './de/forms';
import * as layout from './de/layout';
import * as offline from './de/offline';
import * as orders from './de/orders';
import * as product from './de/product';
import * as searching from './de/searching';
import * as suggest from './de/suggest';
import type { Messages } from './en';

export const de: Messages = {
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
