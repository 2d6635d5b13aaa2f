import {
  addToCart,
  becomeMember,
  buy,
  enterCoupon,
  fillCart,
  mendPlatform,
  reloadBroken,
  see,
  seeTotals,
} from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */

/**
 * The pages of a shopper who has paid.
 * @type {State[]}
 */
export const THANK_YOU_STATES = [
  {
    name: 'thank-you-guest',
    path: '/cart',
    arrange: async (page) => {
      await fillCart(page);
      await buy(page);
      await page.getByRole('link', { name: 'Create account' }).waitFor();
    },
  },
  {
    name: 'thank-you-member',
    path: '/register',
    arrange: async (page) => {
      await becomeMember(page);
      await fillCart(page);
      await seeTotals(page);
      await enterCoupon(page, 'WELCOME10');
      await see(page, /Coupon WELCOME10 applied/);
      await buy(page);
    },
  },
  {
    name: 'thank-you-digital',
    path: '/cart',
    arrange: async (page) => {
      await addToCart(page, 'glaze-recipe-book');
      await buy(page);
    },
  },
  {
    name: 'thank-you-german',
    path: '/de/cart',
    arrange: async (page) => {
      await fillCart(page);
      await buy(page);
      await page.goto(page.url().replace('/thank-you', '/de/thank-you'));
    },
  },
  {
    name: 'thank-you-unreachable',
    path: '/cart',
    alone: true,
    arrange: async (page, tools) => {
      await addToCart(page, 'glaze-recipe-book');
      await buy(page);
      await reloadBroken(page, tools);
    },
    undo: mendPlatform,
  },
  { name: 'thank-you-unknown', path: '/thank-you?orderId=00000000-0000-4000-8000-000000000000' },
];
