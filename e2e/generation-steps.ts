import type { Page } from 'playwright/test';
import type { Settings } from '../scripts/lib/settings.mjs';
import { expect } from './fixtures';
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
 * Returns the amount beside a visible term, e.g. `Subtotal`, on a page of the shop or the checkout.
 */
export const amountOf = (page: Page, term: string): Promise<string> =>
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
