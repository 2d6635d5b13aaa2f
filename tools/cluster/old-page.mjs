import { chromium } from 'playwright';
import { Failure } from '../../scripts/lib/failure.mjs';
import { findBrowser } from '../../scripts/lib/machine/browser.mjs';
import { isInteractive, watchHydration } from '../../scripts/lib/verification/watch-hydration.mjs';

/**
 * Opens a page of the shop in a browser, with an item in its cart, to stay open while a newer shop
 * replaces this one.
 * @param {string} shopUrl behind the proxy
 */
export async function openOldPage(shopUrl) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ baseURL: shopUrl, locale: 'en-US' });
  await page.addInitScript(watchHydration);
  /** @type {string[]} */
  const loads = [];
  /** @type {string[]} */
  const errors = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('/products/lund-bowl');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('dialog', { name: 'Cart' })
    .getByText(/Added to your cart/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Cart' }).waitFor({ state: 'hidden' });

  const follow = async (/** @type {string} */ name, /** @type {RegExp} */ heading) => {
    loads.length = 0;
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // Until React has hydrated the page, its links load whole pages.
    await page.waitForFunction(isInteractive);
    return loads.length;
  };

  return {
    close: () => browser.close(),
    /**
     * Checks the page after the shop was replaced: it loads once, then navigates as before, and the
     * cart is unchanged.
     */
    async goesOn() {
      const first = await follow('All products', /products/i);
      const second = await follow('Lighting', /Lighting/);
      await page.goto('/cart');
      await page.getByRole('main').getByRole('link', { name: 'Lund Bowl' }).first().waitFor();
      if (first !== 1 || second !== 0 || errors.length > 0)
        throw new Failure(
          `The old page loaded ${first} times and then ${second} times; errors: ${errors.join(', ') || 'none'}`,
        );
      console.log('A page of the old deployment loads once, goes on, and keeps its cart.');
    },
    /**
     * Opens and leaves the cart, which no proxy caches: it is a page of the newer shop, and reports
     * how fast it was, unless it is left before anything is measured.
     */
    async leavesCart() {
      await page.goto('/cart');
      await page.waitForFunction(isInteractive);
      await page.goto('/products');
    },
  };
}
