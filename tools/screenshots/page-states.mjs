import { ACCOUNT_STATES } from './page-states/account.mjs';
import { CART_STATES } from './page-states/cart.mjs';
import { CATALOG_STATES } from './page-states/catalog.mjs';
import { FEATURE_STATES } from './page-states/features.mjs';
import { SHOP_STATES } from './page-states/shop.mjs';
import { SIGN_IN_STATES } from './page-states/sign-in.mjs';
import { THANK_YOU_STATES } from './page-states/thank-you.mjs';

/**
 * Every page in every state that a shopper can see.
 * @type {import('./page-states/state.mjs').State[]}
 */
export const STATES = [
  ...SHOP_STATES,
  ...CATALOG_STATES,
  ...CART_STATES,
  ...THANK_YOU_STATES,
  ...SIGN_IN_STATES,
  ...ACCOUNT_STATES,
  ...FEATURE_STATES,
];
