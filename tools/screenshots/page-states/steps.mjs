import { randomUUID } from 'node:crypto';

/** Steps that several states share, in the shopper's own words. */

/** @typedef {import('./state.mjs').Page} Page */
/** @typedef {import('./state.mjs').Tools} Tools */

const PASSWORD = 'a long and plain password';

/** @param {Page} page */
export const main = (page) => page.getByRole('main');

/** @param {Page} page */
export const dialog = (page) => page.getByRole('dialog');

/**
 * Presses a button of the page itself, by its whole name.
 * @param {string} name
 * @returns {(page: Page) => Promise<void>}
 */
export const press = (name) => (page) =>
  main(page).getByRole('button', { name, exact: true }).first().click();

/**
 * Waits until a text is visible.
 * @param {Page} page
 * @param {string | RegExp} text
 */
export const see = (page, text) => page.getByText(text).filter({ visible: true }).first().waitFor();

/**
 * Waits for the message with which a form responds.
 * @param {Page} page
 */
export const seeAlert = (page) => main(page).getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();

/** @type {(page: Page, tools: Tools) => Promise<void>} */
export const breakPlatform = (_, { control }) =>
  control('PUT', 'faults', { faults: [{ call: '*', kind: 'down' }] });

/** @type {(page: Page, tools: Tools) => Promise<void>} */
export const mendPlatform = (_, { control }) => control('PUT', 'faults', { faults: [] });

/**
 * Reloads the open page while the platform fails.
 * @param {Page} page
 * @param {Tools} tools
 */
export async function reloadBroken(page, tools) {
  await breakPlatform(page, tools);
  await page.reload();
}

/**
 * Adds a product to the cart from its page. The drawer is open afterwards.
 * @param {Page} page
 * @param {string} slug of a product
 * @param {Record<string, string>} [choices] option → choice, by their labels
 */
export async function addToCart(page, slug, choices = {}) {
  // Before its script has loaded, the form leads to the cart page.
  await page.goto(`/products/${slug}`, { waitUntil: 'networkidle' });
  for (const [option, choice] of Object.entries(choices)) {
    const group = page.getByRole('group', { name: option });
    const list = page.getByRole('combobox', { name: option });
    await group.or(list).first().waitFor();
    if (await list.isVisible()) await list.selectOption({ label: choice });
    else await group.getByRole('radio', { name: choice }).check();
  }
  await press('Add to cart')(page);
  await dialog(page)
    .getByText(/Added to your cart/)
    .waitFor();
}

/** @param {Page} page */
export async function openCart(page) {
  await page.getByRole('link', { name: /^Cart/ }).click();
  await dialog(page).getByRole('article').first().waitFor();
}

/**
 * Opens the cart page and waits for the platform's totals.
 * @param {Page} page
 */
export async function seeTotals(page) {
  await page.goto('/cart');
  await page.getByText('Estimate shipping and tax').click();
  await page.getByRole('radio', { name: /^Standard/ }).waitFor();
}

/** @param {Page} page @param {string} code */
export async function enterCoupon(page, code) {
  await page.getByText(/^Have a coupon/).click();
  await page.getByLabel(/^Coupon.* code$/).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/**
 * Puts two products with a large stock into the cart.
 * @param {Page} page
 */
export async function fillCart(page) {
  await addToCart(page, 'klar-carafe');
  await addToCart(page, 'lund-bowl', { Glaze: 'Oat', Size: 'Small, 18 cm' });
}

/**
 * Buys the cart on the hosted checkout page, and comes back.
 * @param {Page} page
 */
export async function buy(page) {
  await page.goto('/cart');
  await press('Check out')(page);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Phone').fill('+1 518 555 0142');
  const address = page.getByLabel('Address', { exact: true });
  // Items that are sent by email need no address.
  if (await address.isVisible()) {
    await address.fill('1 Warren Street');
    await page.getByLabel('City').fill('Hudson');
    await page.getByLabel('Postal code').fill('12534');
  }
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/thank-you\?orderId=/);
}

/**
 * @param {Page} page
 * @param {string} email
 * @param {string} [password]
 */
export async function fillCredentials(page, email, password = PASSWORD) {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
}

/**
 * @param {Page} page
 * @param {string} email
 * @param {string} [password]
 */
export async function signIn(page, email, password) {
  await fillCredentials(page, email, password);
  await press('Sign in')(page);
}

/** Returns an email address that no member has yet. */
export const newEmail = () => `greta.${randomUUID().slice(0, 6)}@example.com`;

/**
 * Creates an account, which signs in.
 * @param {Page} page
 * @param {string} [path] to go on to
 * @returns the email of the account
 */
export async function becomeMember(page, path = '/account') {
  const email = newEmail();
  await page.goto(`/register?returnTo=${encodeURIComponent(path)}`);
  await fillCredentials(page, email);
  await main(page).getByLabel('First name').fill('Greta');
  await press('Create account')(page);
  await page.waitForURL((url) => url.pathname + url.search === path);
  return email;
}
