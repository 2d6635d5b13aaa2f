import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures';

/** What a shopper sees and uses before the first scroll. */

const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const path of ['/products', '/categories/tableware', '/search?q=bowl'])
  test(`a desktop shows the names of the first products of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await bottomOf(cards(page).first().getByRole('link'))).toBeLessThan(700);
  });

test('the prices of a row of cards are in one line, whatever the length of names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/categories/tableware');
  const tops = (of: string) =>
    cards(page).evaluateAll(
      (all, selector) =>
        all
          .slice(0, 4)
          .map((card) => Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0)),
      of,
    );
  const names = await page
    .locator('.card-name')
    .evaluateAll((all) => all.slice(0, 4).map((one) => one.textContent));
  expect(Math.max(...names.map((name) => name?.length ?? 0))).toBeGreaterThan(50);
  expect(new Set(await tops('.card-price')).size).toBe(1);
});

test('the first view of a list is hydrated first, and the rest waits for nobody', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As on a browser that is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/products', { waitUntil: 'load' });
  const hydrated = (moment: 'firstViewAt' | 'committedAt') =>
    page.evaluate((of) => Object(window).hydration[of] > 0, moment);
  await expect.poll(() => hydrated('firstViewAt')).toBe(true);
  expect(await hydrated('committedAt')).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => hydrated('committedAt')).toBe(true);
});

test('a phone shows the name and the price of a product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/lund-bowl');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await bottomOf(page.locator('.buy-box .price').first())).toBeLessThan(700);
});

test('a sheet leaves no strip of the page beside it on a phone', async ({ browser, baseURL }) => {
  // Scrollbars of a phone take no room.
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, isMobile: true });
  await page.goto('/products');
  for (const [button, sheet] of [
    ['Filter and sort', '.filter-sheet'],
    ['Menu', '.phone-menu'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator(sheet)).toBeVisible();
    expect((await page.locator(sheet).boundingBox())?.width).toBe(390);
    await page.keyboard.press('Escape');
  }
  await page.close();
});

test('a range of prices fills the fields of the sheet, and its button counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('checkbox', { name: /^In stock/ }).check();
  const ranges = page.getByRole('list', { name: 'Price' });
  await ranges.getByRole('link', { name: '–' }).first().click();
  await expect(page.getByLabel('Minimum price')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: /^Show (?!32)\d+ products?$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await page.waitForURL(/inStock=1/);
  expect(new URL(page.url()).searchParams.get('minPrice')).not.toBeNull();
});

test('the footer is lower than a phone, and opens without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700);
  const contact = footer.getByRole('link', { name: 'Contact' });
  await expect(contact).toBeHidden();
  await footer.getByText('Help', { exact: true }).last().click();
  await expect(contact).toBeVisible();
  // Wide windows show all links at once.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(footer.getByRole('link', { name: 'Tableware' })).toBeVisible();
  await page.close();
});

test('the menu of a phone names each category and the journal', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Categories' });
  for (const name of ['Tableware', 'Drinkware', 'Decor', 'Vases', 'Journal'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('the German title of the home page takes two lines', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/de');
    const title = page.getByRole('heading', { level: 1 });
    const lines = await title.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(2);
  }
});

test('the path of a product with a long name is one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/fjell-pour-over');
  const path = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await path.boundingBox())?.height).toBeLessThan(48);
});

test('a sold-out product shows its facts on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/rok-incense-holder');
  await expect(page.locator('.facts')).toBeVisible();
});

test('the field at the edge of the filter sheet shows all of its focus ring', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const clipping = await page.getByLabel('Maximum price').evaluate((field) => {
    const ring = field.getBoundingClientRect().right + 5;
    for (let box = field.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right < ring)
        return box.className;
    return null;
  });
  expect(clipping).toBeNull();
});
