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
