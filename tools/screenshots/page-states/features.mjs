import { fillCart, main } from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */

const PRODUCT = '/products/lund-bowl';

/** @type {State['arrange']} */
const addToCart = (page) => main(page).getByRole('button', { name: 'Add to cart' }).click();

/**
 * Pages of the features that the configuration turns on.
 *
 * @type {State[]}
 */
export const FEATURE_STATES = [
  { name: 'reviews', path: `${PRODUCT}/reviews` },
  { name: 'review-form-signed-out', path: `${PRODUCT}/reviews/new` },
  { name: 'wishlist-empty', path: '/wishlist' },
  {
    name: 'wishlist',
    path: '/products',
    arrange: async (page) => {
      for (const heart of (await main(page).locator('button[aria-pressed]').all()).slice(0, 5))
        await heart.click();
      await page.goto('/wishlist');
      await main(page).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'gift-card', path: '/gift-card' },
  { name: 'gift-card-errors', path: '/gift-card', arrange: addToCart },
  { name: 'compare', path: '/compare?products=lund-bowl,solveig-mug,arc-vase' },
  { name: 'contact-form', path: '/contact' },
  {
    name: 'prices-in-another-currency',
    path: '/de',
    arrange: async (page) => {
      const { origin } = new URL(page.url());
      await page.context().addCookies([{ name: 'currency', value: 'EUR', url: origin }]);
      await page.goto('/de/products');
    },
    undo: (page) => page.context().clearCookies({ name: 'currency' }),
  },
  { name: 'not-seen-offline', path: '/offline' },
  {
    name: 'cart-with-features',
    path: '/cart',
    arrange: async (page) => {
      await fillCart(page);
      await page.goto('/cart');
      await main(page).getByRole('button', { name: 'Save for later' }).first().waitFor();
    },
  },
];
