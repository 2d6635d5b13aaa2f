import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from './fixtures';
import type { Generation, SandboxControls } from './sandbox-controls';

/** Steps of the journeys on sites with another catalog. */

/** The shop shares each offer for 15 seconds, so that each attempt reads another one. */
const SLUGS = ['arc-vase', 'tove-bottle', 'silo-canister', 'flo-tray', 'bue-bookends', 'korn-salt-cellar'];

/**
 * Gives the newly seeded site a catalog of this generation, and waits until the shop follows. It
 * notices the change when a call is rejected, and drops its cached pages then.
 */
export async function openSite(
  request: APIRequestContext,
  sandbox: SandboxControls,
  generation: Generation,
): Promise<void> {
  await sandbox.reset();
  await sandbox.setCatalog(generation);
  let attempt = 0;
  await expect(async () => {
    await request.get(`/api/products/${SLUGS[attempt++ % SLUGS.length]}/offer`);
    const readiness: unknown = await (await request.get('/api/ready')).json();
    expect(readiness).toMatchObject({ catalog: generation });
  }).toPass({ timeout: 30_000 });
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
