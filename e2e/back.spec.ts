import type { Locator, Page } from 'playwright/test';
import { PHONE } from './accessibility-checks';
import { expect, test } from './fixtures';
import { addLundBowl, openFilters, showFiltered } from './journey';

/** Back in the browser closes what lies over the page, and the next one leaves the page. */
async function expectBackToClose(page: Page, overlay: Locator, before: RegExp): Promise<void> {
  const { href, path } = await page.evaluate(() => ({ href: location.href, path: location.pathname }));
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(href);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(path);
}

/** The browser reports an opened overlay after it shows it, and its entry is added then. */
const untilEntryIsAdded = (page: Page) => page.waitForFunction(() => Object(history.state).overlays > 0);

test.beforeEach(({ page }) => page.goto('/contact'));

test('closes the menu and the filter sheet of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectBackToClose(page, page.getByRole('button', { name: 'Close menu' }), /\/contact$/);
  await openFilters(page);
  await expectBackToClose(page, page.getByRole('button', { name: /^Show \d+ products$/ }), /\/contact$/);
});

test('closes the drawer, the size guide and the enlarged picture', async ({ page }) => {
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
  await expectBackToClose(page, drawer, /\/contact$/);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expectBackToClose(page, page.getByRole('dialog', { name: 'Size guide' }), /\/contact$/);
  await page.locator('.gallery-enlarge').click();
  await expectBackToClose(page, page.getByRole('dialog', { name: /Lund Bowl/ }), /\/contact$/);
});

test('leaves the page after another way of closing', async ({ page }) => {
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
  await untilEntryIsAdded(page);
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.waitForFunction(() => !history.state.overlays);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await untilEntryIsAdded(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => !history.state.overlays);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('skips a drawer and a sheet that the shopper left by a link or a form', async ({ page }) => {
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await untilEntryIsAdded(page);
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products\/lund-bowl$/);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);

  await page.setViewportSize(PHONE);
  await page.goto('/products');
  await openFilters(page);
  await untilEntryIsAdded(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A to Z');
  await showFiltered(page);
  await expect(page).toHaveURL(/sortBy=nameAsc/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const moment of ['before', 'after'] as const)
  test(`follows a link clicked just ${moment} the closed drawer is reported`, async ({ page }) => {
    await addLundBowl(page);
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await untilEntryIsAdded(page);
    // Both taps wait until a busy phone has time for them.
    await drawer.getByRole('button', { name: 'Close' }).evaluate(async (close: HTMLElement, moment) => {
      const follow = () => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
      if (moment === 'after') document.addEventListener('toggle', follow, { capture: true, once: true });
      close.click();
      // React closes the drawer. The browser reports it later.
      await Promise.resolve();
      if (moment === 'before') follow();
    }, moment);
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/products\/lund-bowl$/);
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });
