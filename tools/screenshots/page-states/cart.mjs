import {
  addToCart,
  dialog,
  enterCoupon,
  fillCart,
  main,
  mendPlatform,
  openCart,
  press,
  reloadBroken,
  see,
  seeTotals,
} from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */

/** The product before the `cart-changed` state changed it. */
const STOCK = {
  tray: { variants: [{ choices: {}, quantity: 3 }] },
  holder: { price: 46 },
  board: { variants: [{ choices: { Size: 'Medium, 27 cm' }, quantity: 2 }] },
};

/**
 * The cart, in its drawer and on its page.
 *
 * @type {State[]}
 */
export const CART_STATES = [
  { name: 'cart-drawer', shopper: 'guest', path: '/products', window: true, arrange: openCart },
  {
    name: 'cart-drawer-empty',
    path: '/products',
    window: true,
    arrange: async (page) => {
      await page.getByRole('link', { name: /^Cart/ }).click();
      await dialog(page).getByText('Your cart is empty').waitFor();
    },
  },
  {
    name: 'cart-drawer-loading',
    shopper: 'guest',
    path: '/products',
    window: true,
    arrange: async (page) => {
      // A response that never arrives.
      await page.route('**/api/cart', () => undefined);
      const requested = page.waitForRequest('**/api/cart');
      await page.reload();
      await requested;
      await page.getByRole('link', { name: /^Cart/ }).click();
      await dialog(page).getByText('Loading your cart').waitFor({ state: 'attached' });
    },
    undo: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
  {
    name: 'cart-drawer-undo',
    path: '/products/klar-carafe',
    window: true,
    arrange: async (page) => {
      await fillCart(page);
      await dialog(page)
        .getByRole('button', { name: /^Remove Klar/ })
        .click();
      await dialog(page).getByRole('button', { name: /^Undo/ }).waitFor();
    },
  },
  {
    name: 'cart-drawer-free-delivery',
    path: '/products/ora-serving-bowl',
    window: true,
    arrange: async (page) => {
      await addToCart(page, 'ora-serving-bowl');
      await see(page, /You’ve got free shipping/);
    },
  },
  {
    name: 'cart-drawer-gift-card',
    path: '/products/halden-gift-card',
    window: true,
    arrange: async (page) => {
      await page.getByRole('radio', { name: '$50' }).check();
      await page.getByLabel('Who it is for').fill('Nora');
      await press('Add to cart')(page);
      await dialog(page).getByRole('article').waitFor();
    },
  },
  { name: 'cart', shopper: 'guest', path: '/cart' },
  { name: 'cart-german', shopper: 'guest', path: '/de/cart' },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'cart-undo',
    path: '/cart',
    arrange: async (page) => {
      await fillCart(page);
      await seeTotals(page);
      await main(page)
        .getByRole('button', { name: /^Remove Klar/ })
        .click();
      await main(page).getByRole('button', { name: /^Undo/ }).waitFor();
    },
  },
  {
    name: 'cart-empty-undo',
    path: '/cart',
    arrange: async (page) => {
      await addToCart(page, 'klar-carafe');
      await seeTotals(page);
      await main(page)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await see(page, 'Your cart is empty');
    },
  },
  {
    name: 'cart-changed',
    path: '/cart',
    alone: true,
    arrange: async (page, { control }) => {
      await addToCart(page, 'flo-tray');
      await addToCart(page, 'stav-candle-holder');
      await addToCart(page, 'rund-cutting-board', { Size: 'Medium, 27 cm' });
      await dialog(page).getByRole('button', { name: 'Increase quantity' }).last().click();
      await seeTotals(page);
      await control('PATCH', 'products/flo-tray', { variants: [{ choices: {}, quantity: 0 }] });
      await control('PATCH', 'products/stav-candle-holder', { price: 49 });
      await control('PATCH', 'products/rund-cutting-board', {
        variants: [{ choices: { Size: 'Medium, 27 cm' }, quantity: 1 }],
      });
      await page.goto('/cart');
      await see(page, 'Your cart has changed');
      await see(page, /^Sold out\./);
    },
    undo: async (_, { control }) => {
      await control('PATCH', 'products/flo-tray', STOCK.tray);
      await control('PATCH', 'products/stav-candle-holder', STOCK.holder);
      await control('PATCH', 'products/rund-cutting-board', STOCK.board);
    },
  },
  {
    name: 'cart-coupon-rejected',
    shopper: 'guest',
    path: '/cart',
    arrange: async (page) => {
      await enterCoupon(page, 'NOSUCHCODE');
      await page.getByRole('alert').filter({ hasText: /code/ }).first().waitFor();
    },
  },
  {
    name: 'cart-coupon-applied',
    path: '/cart',
    arrange: async (page) => {
      await fillCart(page);
      await seeTotals(page);
      await enterCoupon(page, 'WELCOME10');
      await see(page, /Coupon WELCOME10 applied/);
    },
  },
  {
    name: 'cart-abroad',
    shopper: 'guest',
    path: '/cart',
    arrange: async (page) => {
      await page.getByText('Estimate shipping and tax').click();
      await page.getByRole('combobox', { name: 'Ship to' }).selectOption('Germany');
      await page.getByRole('radio', { name: /^International/ }).waitFor();
    },
  },
  {
    name: 'cart-checkout-unavailable',
    shopper: 'guest',
    path: '/cart',
    alone: true,
    arrange: async (page, { control }) => {
      await control('PUT', 'faults', {
        faults: [{ call: 'redirect-session', kind: 'status', status: 500 }],
      });
      await press('Check out')(page);
      await see(page, /couldn’t open the checkout/);
    },
    undo: mendPlatform,
  },
  {
    name: 'cart-unreachable',
    shopper: 'guest',
    path: '/cart',
    alone: true,
    arrange: reloadBroken,
    undo: mendPlatform,
  },
];
