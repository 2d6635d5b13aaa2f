import { becomeMember, main, mendPlatform, press, reloadBroken, see, seeAlert } from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Page} Page */

/**
 * Opens one order from the list of orders.
 * @param {number} number
 * @returns {(page: Page) => Promise<void>}
 */
const openOrder = (number) => async (page) => {
  await main(page)
    .getByRole('link', { name: `Order ${number}` })
    .click();
  await main(page)
    .getByRole('heading', { level: 1, name: `Order ${number}` })
    .waitFor();
};

/** @param {Page} page */
const openAddressForm = (page) => page.getByText('Add an address').click();

/**
 * The member's pages. The numbers are from Ada's orders, in sandbox/seed/seed.ts.
 *
 * @type {State[]}
 */
export const ACCOUNT_STATES = [
  { name: 'account', shopper: 'member', path: '/account' },
  { name: 'account-german', shopper: 'member', path: '/de/account' },
  { name: 'account-new', shopper: 'newcomer', path: '/account' },
  {
    name: 'profile-saved',
    shopper: 'member',
    path: '/account',
    arrange: async (page) => {
      await press('Save')(page);
      await see(page, 'Your profile is saved.');
    },
  },
  {
    name: 'profile-errors',
    shopper: 'member',
    path: '/account',
    arrange: async (page) => {
      await main(page).getByLabel('Phone').fill('abc');
      await press('Save')(page);
      await seeAlert(page);
    },
  },
  { name: 'address-form', shopper: 'member', path: '/account', arrange: openAddressForm },
  {
    name: 'address-errors',
    shopper: 'member',
    path: '/account',
    arrange: async (page) => {
      await openAddressForm(page);
      await press('Add address')(page);
      await seeAlert(page);
    },
  },
  {
    name: 'account-unreachable',
    shopper: 'member',
    path: '/account',
    alone: true,
    arrange: reloadBroken,
    undo: mendPlatform,
  },
  { name: 'orders', shopper: 'member', path: '/account/orders' },
  { name: 'orders-german', shopper: 'member', path: '/de/account/orders' },
  { name: 'orders-none', shopper: 'newcomer', path: '/account/orders' },
  {
    name: 'orders-unreachable',
    shopper: 'member',
    path: '/account/orders',
    alone: true,
    arrange: reloadBroken,
    undo: mendPlatform,
  },
  { name: 'order', shopper: 'member', path: '/account/orders', arrange: openOrder(9_987) },
  { name: 'order-sent-refunded', shopper: 'member', path: '/account/orders', arrange: openOrder(9_961) },
  { name: 'order-digital', shopper: 'member', path: '/account/orders', arrange: openOrder(9_968) },
  { name: 'order-pickup', shopper: 'member', path: '/account/orders', arrange: openOrder(9_974) },
  { name: 'order-canceled', shopper: 'member', path: '/account/orders', arrange: openOrder(9_980) },
  { name: 'order-payment-pending', shopper: 'member', path: '/account/orders', arrange: openOrder(9_984) },
  {
    name: 'order-bought-again',
    shopper: 'member',
    path: '/account/orders',
    alone: true,
    arrange: async (page, tools) => {
      await tools.control('PATCH', 'products/lund-bowl', { visible: false });
      await openOrder(9_961)(page);
      await press('Buy again')(page);
      await page.getByRole('link', { name: 'View cart' }).waitFor();
    },
    undo: async (page, { control }) => {
      await control('PATCH', 'products/lund-bowl', { visible: true });
      await page.goto('/cart');
      await main(page)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await see(page, 'Your cart is empty');
    },
  },
  {
    name: 'order-not-found',
    shopper: 'member',
    path: '/account/orders/11111111-2222-4333-8444-555555555555',
  },
  { name: 'security', shopper: 'member', path: '/account/security' },
  {
    name: 'security-errors',
    shopper: 'member',
    path: '/account/security',
    arrange: async (page) => {
      await main(page).getByLabel('New password').fill('short');
      await press('Change password')(page);
      await seeAlert(page);
    },
  },
  {
    name: 'password-changed',
    path: '/register',
    arrange: async (page) => {
      await becomeMember(page, '/account/security');
      await main(page).getByLabel('New password').fill('an entirely new one');
      await press('Change password')(page);
      await see(page, /Password changed/);
    },
  },
  { name: 'delete-account', shopper: 'member', path: '/account/delete' },
  {
    name: 'delete-account-errors',
    shopper: 'member',
    path: '/account/delete',
    arrange: async (page) => {
      await press('Delete my account')(page);
      await seeAlert(page);
    },
  },
  {
    name: 'account-deleted',
    path: '/register',
    arrange: async (page) => {
      await becomeMember(page, '/account/delete');
      await main(page).getByRole('checkbox').check();
      await press('Delete my account')(page);
      await see(page, 'Your account is deleted');
    },
  },
];
