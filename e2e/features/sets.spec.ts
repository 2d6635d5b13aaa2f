import type { Page } from '@playwright/test';
import { barriers, ON_A_DESK, ON_A_PHONE, sidewaysScroll } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';

test.beforeEach(({ sandbox }) => sandbox.reset());

const setOf = (page: Page) => page.getByRole('region', { name: 'A table for four' });

test('a thing of the picture opens by keyboard, leads to its product, and closes again', async ({ page }) => {
  await page.goto('/');
  const spot = setOf(page).getByRole('button', { name: '5: Mira Teapot, Oat' });
  const opened = page.locator(':popover-open');
  await spot.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toContainText('$112.00');
  await expect(opened).toContainText('In stock');
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('link', { name: 'Mira Teapot' })).toBeFocused();
  expect(await barriers(page, ON_A_DESK)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(spot).toBeFocused();

  await spot.press('Enter');
  await opened.getByRole('link', { name: 'Mira Teapot' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Teapot' })).toBeVisible();
  await expect(page.locator('label').getByRole('radio', { name: 'Oat' })).toBeChecked();
});

test('the total is the one of the cart in the currency of the shopper', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('form', { name: 'Currency' }).getByRole('button', { name: 'EUR' }).click();
  const set = setOf(page);
  const total = set.locator('output');
  await expect(total).toContainText('€');
  const amount = (await total.textContent()) ?? '';
  await set.getByRole('button', { name: 'Add the set' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(amount).first()).toBeVisible();
});

test('numbers in the picture are apart and large enough', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const spots = setOf(page).getByRole('button', { name: /^\d+: / });
  await expect(spots).toHaveCount(7);
  await spots.first().scrollIntoViewIfNeeded();
  const boxes = await spots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    for (const other of boxes.slice(index + 1))
      expect(
        Math.hypot(box.x - other.x, box.y - other.y),
        `the distance of ${JSON.stringify([box, other])}`,
      ).toBeGreaterThanOrEqual(24);
  }
  await spots.nth(1).click();
  await expect(page.locator(':popover-open')).toBeInViewport({ ratio: 1 });
  expect(await sidewaysScroll(page)).toBe(0);
  // Otherwise axe measures the part of a button that the open popover leaves free.
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

withoutScripts('the form adds the set, and the cart says so without scripts', async ({ page }) => {
  await page.goto('/');
  const set = setOf(page);
  await set.getByRole('combobox', { name: 'Quantity: Eldre Moon Jar, Chalk' }).selectOption('0');
  await set.getByRole('button', { name: 'Add the set' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText('Everything is in your cart: 11 items.')).toBeVisible();
  await expect(page.getByText('$444.00').first()).toBeVisible();
});
