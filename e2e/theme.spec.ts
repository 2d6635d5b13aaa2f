import type { Page } from 'playwright/test';
import { expect, test, withoutScripts } from './fixtures';

const DARK = 'rgb(25, 23, 20)';
const LIGHT = 'rgb(251, 249, 245)';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Appearance' }).getByText(name, { exact: true }).click();

test('the colors follow the system until the shopper chooses, on every page', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await background(page)).toBe(LIGHT);
  await choose(page, 'Dark');
  await expect.poll(() => background(page)).toBe(DARK);
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', DARK);

  // Covers both cached pages and pages rendered per request.
  for (const path of ['/products', '/cart', '/de/login']) {
    await page.goto(path);
    expect(await background(page), path).toBe(DARK);
  }
  await page.goto('/products');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('theme');

  await choose(page, 'Match device');
  await expect.poll(() => background(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(DARK);
});

test('a page never flashes in the other colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'Dark');
  // Returns the color in which the first frame with a body is painted.
  await page.addInitScript(() => {
    const check = () => {
      if (!document.body) return requestAnimationFrame(check);
      return Object.assign(window, {
        firstColor: getComputedStyle(document.documentElement).backgroundColor,
      });
    };
    requestAnimationFrame(check);
  });
  await page.route('**/_next/static/**/*.js', () => {});
  await page.goto('/products', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Object(window).firstColor)).toBe(DARK);
});

test('the other tabs follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/products');
  await expect(other.getByRole('radio', { name: 'Match device' })).toBeChecked();
  await choose(page, 'Dark');
  await expect.poll(() => background(other)).toBe(DARK);
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

withoutScripts('the system decides, and there is no switch without scripts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Appearance' })).toBeHidden();
});

test('browsers without light-dark(), which package.json lists, have colors', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('--role-canvas:');
  expect(html).not.toContain('light-dark(');
});
