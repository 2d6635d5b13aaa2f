/** @typedef {import('playwright').Page} Page */
/** @typedef {{ control: (method: string, path: string, body?: unknown) => Promise<unknown> }} Tools the sandbox's controls */
/** @typedef {(page: Page, tools: Tools) => Promise<unknown>} Step */
/**
 * A page in a state that it can be in.
 *
 * @typedef {object} State
 * @property {string} name of the file
 * @property {'new' | 'guest' | 'member'} [shopper] who looks: somebody new (the default), a guest with a cart, or Ada
 * @property {string} path
 * @property {Step} [arrange] from the page as it opens to the state
 * @property {Step} [undo] what the next state must not meet
 * @property {boolean} [window] only what is seen without scrolling: the page behind is inert or does not matter
 * @property {number} [below] only where the window is narrower than so many px
 */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog');

/** @param {Page} page */
async function openCart(page) {
  await page.getByRole('link', { name: /^Cart/ }).click();
  await dialog(page).getByRole('article').first().waitFor();
}

/** @type {Step} */
const breakPlatform = (_, { control }) => control('PUT', 'faults', { faults: [{ call: '*', kind: 'down' }] });
/** @type {Step} */
const mendPlatform = (_, { control }) => control('PUT', 'faults', { faults: [] });

/**
 * @param {string} button
 * @returns {Step}
 */
const press = (button) => (page) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).click();

/** @type {State[]} */
export const STATES = [
  { name: 'home', path: '/' },
  { name: 'home-german', path: '/de' },
  {
    name: 'home-right-to-left',
    path: '/',
    arrange: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  },
  {
    name: 'menu',
    path: '/',
    window: true,
    below: 1024,
    arrange: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'offline',
    path: '/',
    window: true,
    arrange: (page) => page.context().setOffline(true),
    undo: (page) => page.context().setOffline(false),
  },
  { name: 'list', path: '/products' },
  { name: 'list-filtered', path: '/categories/tableware?minPrice=20&maxPrice=60&sortBy=priceAsc' },
  { name: 'list-nothing-found', path: '/categories/textiles?minPrice=5000' },
  { name: 'search', path: '/search?q=bowl' },
  { name: 'search-nothing-found', path: '/search?q=xylophone' },
  { name: 'product', path: '/products/lund-bowl' },
  { name: 'product-sold-out', path: '/products/rok-incense-holder' },
  { name: 'product-option-missing', path: '/products/lund-bowl', arrange: press('Add to cart') },
  { name: 'cart-drawer', shopper: 'guest', path: '/products', window: true, arrange: openCart },
  {
    name: 'cart-drawer-empty',
    path: '/products',
    window: true,
    arrange: async (page) => {
      await page.getByRole('link', { name: /^Cart/ }).click();
      await dialog(page).getByText('Nothing in here yet').waitFor();
    },
  },
  { name: 'cart', shopper: 'guest', path: '/cart' },
  { name: 'cart-german', shopper: 'guest', path: '/de/cart' },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'cart-coupon-refused',
    shopper: 'guest',
    path: '/cart',
    arrange: async (page) => {
      await page.getByText('Have a coupon?').click();
      await page.getByLabel('Coupon code').fill('NOSUCHCODE');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('alert').filter({ hasText: /code/ }).first().waitFor();
    },
  },
  { name: 'cart-unreachable', shopper: 'guest', path: '/cart', arrange: reloadBroken, undo: mendPlatform },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in-errors', path: '/login', arrange: press('Sign in') },
  { name: 'register', path: '/register' },
  { name: 'register-errors', path: '/register', arrange: press('Create account') },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'account', shopper: 'member', path: '/account' },
  { name: 'orders', shopper: 'member', path: '/account/orders' },
  {
    name: 'order',
    shopper: 'member',
    path: '/account/orders',
    arrange: async (page) => {
      await page.getByRole('main').getByRole('link', { name: /order/i }).first().click();
      await page.waitForURL(/orders\/[^/]+$/);
    },
  },
  { name: 'security', shopper: 'member', path: '/account/security' },
  { name: 'delete-account', shopper: 'member', path: '/account/delete' },
  {
    name: 'account-unreachable',
    shopper: 'member',
    path: '/account',
    arrange: reloadBroken,
    undo: mendPlatform,
  },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'thank-you-unknown', path: '/thank-you?orderId=00000000-0000-4000-8000-000000000000' },
  { name: 'design', path: '/design' },
];

/** @param {Page} page @param {Tools} tools */
async function reloadBroken(page, tools) {
  await breakPlatform(page, tools);
  await page.reload();
}
