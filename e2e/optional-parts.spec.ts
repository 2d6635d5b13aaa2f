import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { addLundBowl } from './journey';

/** An exception in an optional part must not replace the page around it. */

// React reports what a boundary has caught.
test.use({ allowedConsole: [/broken|TypeError/] });
test.beforeEach(({ sandbox }) => sandbox.reset());

async function expectToBuy(page: Page): Promise<void> {
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Waits for an exception that a boundary or the page has caught. */
const exception = (page: Page) =>
  page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /broken|TypeError/.test(message.text()),
  );

test('a product can be bought while all optional parts throw', async ({ page }) => {
  await page.goto('/products/arc-vase');
  await page.addInitScript(() => {
    const broken = (): never => {
      throw new Error('broken');
    };
    // Hearts, the link to the wishlist and the colors follow the other tabs.
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args) {
      if (args[0] === 'storage') broken();
      listen.apply(this ?? window, args);
    };
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key === 'compared' ? Object({ split: () => ({ filter: () => null }) }) : read.call(this, key);
    };
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if (options?.rootMargin === '400px 0px') broken();
        super(callback, options);
      }
    };
  });
  const thrown = exception(page);
  await page.goto('/products/lund-bowl');
  await thrown;
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
  await expect(page.getByRole('button', { name: /wishlist/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Appearance' })).toHaveCount(0);
  await expectToBuy(page);
});

test('a page stays when what its parts have loaded cannot be shown', async ({ page }) => {
  const malformed = { products: [{ id: 'one' }], suggestions: [{ kind: 'product', slug: 'one' }] };
  for (const path of ['products/summaries', 'products/recommended', 'search/suggest'])
    await page.route(new RegExp(`/api/${path}`), (route) => route.fulfill({ json: malformed }));

  await page.goto('/products/arc-vase');
  await page.goto('/products/lund-bowl');
  let thrown = exception(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await thrown;
  await expectToBuy(page);

  thrown = exception(page);
  await page.getByRole('banner').getByPlaceholder('Search').and(page.locator(':visible')).fill('bowl');
  await thrown;
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();

  await page.goto('/cart');
  thrown = exception(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await thrown;
  await expect(page.getByRole('main').getByRole('button', { name: 'Check out' })).toBeVisible();
});

test('the cart link leads to the cart when the cart cannot be shown', async ({ page }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await page.route(/\/api\/cart$/, (route) => route.fulfill({ json: { cart: { lines: null, count: 1 } } }));
  const thrown = exception(page);
  await page.goto('/products/lund-bowl');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await thrown;
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
});
