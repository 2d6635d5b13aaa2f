import type { Page } from 'playwright/test';
import type { Settings } from '../scripts/lib/settings/settings.mjs';
import { expect } from './fixtures';
import { checkOut, fillCheckout, openEstimate } from './journey';
import type { Generation, SandboxControls } from './sandbox-controls';
import { untilShopHasCatalog } from './shop-catalog';

/** Steps of the journeys on sites with another catalog. */

/**
 * Gives the newly seeded site a catalog of this generation, and waits until the shop follows.
 */
export async function openSite(
  shop: Settings,
  sandbox: SandboxControls,
  generation: Generation,
): Promise<void> {
  await sandbox.reset();
  await sandbox.setCatalog(generation);
  await untilShopHasCatalog(shop.shopUrl, generation);
}

/**
 * Returns the amount next to a visible term, e.g. `Subtotal`, on a page of the shop or the
 * checkout.
 */
const amountOf = (page: Page, term: string): Promise<string> =>
  page
    .locator('dt:visible', { hasText: new RegExp(`^${term}$`) })
    .last()
    .locator('xpath=following-sibling::dd[1]')
    .innerText();

/** Waits until "Add to cart" has opened the drawer, and returns it. */
export async function drawerWith(page: Page, added: string) {
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(`Added to your cart: ${added}`, { exact: false })).toBeVisible();
  return drawer;
}

/** Adds the product of the page. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
}

/** Selects the state, so that the page shows the whole sum, and returns the sums. */
async function sumsOfCart(page: Page) {
  await openEstimate(page);
  await page.getByRole('combobox', { name: /^State/ }).selectOption('New York');
  await expect(page.getByText('Estimated total')).toBeVisible();
  return {
    subtotal: await amountOf(page, 'Subtotal'),
    delivery: await amountOf(page, 'Shipping'),
    total: await amountOf(page, 'Estimated total'),
  };
}

/** Returns the sums of the checkout page or of the order. */
const sumsOf = async (page: Page) => ({
  subtotal: await amountOf(page, 'Subtotal'),
  delivery: await amountOf(page, 'Shipping'),
  total: await amountOf(page, 'Total'),
});

/** Buys what is in the cart, from the cart page. The checkout and the order have the same sums. */
export async function buy(page: Page): Promise<void> {
  const expected = await sumsOfCart(page);
  await checkOut(page);
  await fillCheckout(page);
  expect(await sumsOf(page)).toEqual(expected);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(await sumsOf(page)).toEqual(expected);
}
