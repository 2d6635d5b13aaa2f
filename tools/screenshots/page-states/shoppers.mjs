import { addToCart, becomeMember, signIn } from './steps.mjs';

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} Cookies */
/** @typedef {import('./state.mjs').Page} Page */
/** @typedef {import('./state.mjs').Shopper} Shopper */

/**
 * Returns the cookies of each kind of shopper. A new shopper has none.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @returns {Promise<Record<Shopper, Cookies | undefined>>}
 */
export async function meetShoppers(browser, baseURL) {
  /** @param {(page: Page) => Promise<unknown>} arrive */
  async function meet(arrive) {
    const context = await browser.newContext({ baseURL, locale: 'en-US' });
    await arrive(await context.newPage());
    const cookies = await context.storageState();
    await context.close();
    return cookies;
  }
  return {
    new: undefined,
    guest: await meet(async (page) => {
      await addToCart(page, 'lund-bowl', { Glaze: 'Oat', Size: 'Large, 23 cm' });
      await addToCart(page, 'klar-carafe');
    }),
    member: await meet(async (page) => {
      await page.goto('/account');
      await signIn(page, 'ada@example.com', 'halden-ada-1');
      await page.waitForURL(/\/account$/);
    }),
    newcomer: await meet(becomeMember),
  };
}
