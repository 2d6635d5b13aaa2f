import { expect, test } from './fixtures';
import { openFilters, productNames } from './journey';

test('filter, sort, take a filter off, and go back', async ({ page, isMobile }) => {
  await page.goto('/products');
  await expect(page.getByText('32 products')).toBeVisible();
  const newest = await productNames(page);

  await openFilters(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A to Z');
  const apply = page.getByRole('button', { name: 'Apply filters' });
  if (isMobile) await apply.click();
  await expect(page).toHaveURL(/sortBy=nameAsc/);
  await expect.poll(() => productNames(page)).toEqual([...newest].sort((a, b) => a.localeCompare(b)));

  await openFilters(page);
  await page.getByRole('textbox', { name: 'Minimum price' }).fill('100');
  await page.getByRole('textbox', { name: 'Maximum price' }).fill('150');
  await apply.click();
  await expect(page).toHaveURL(/minPrice=100/);
  await expect(page).toHaveURL(/maxPrice=150/);
  await expect.poll(async () => (await productNames(page)).length).toBeLessThan(10);
  const filtered = await productNames(page);
  expect(filtered.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: /Remove filter: Minimum price/ }).click();
  await expect(page).not.toHaveURL(/minPrice/);
  await expect.poll(async () => (await productNames(page)).length).toBeGreaterThan(filtered.length);

  await page.goBack();
  await expect(page).toHaveURL(/minPrice=100/);
  await expect.poll(() => productNames(page)).toEqual(filtered);
  await openFilters(page);
  await expect(page.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('100');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => productNames(page)).toEqual(newest);
  await openFilters(page);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
});

test('odd parameters are ignored', async ({ page }) => {
  await page.goto('/products?minPrice=abc&maxPrice=&sortBy=cheapest&page=-3');
  await expect(page.getByText('32 products')).toBeVisible();
  await openFilters(page);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
});

test('nothing within the prices: say so, with a way on', async ({ page }) => {
  await page.goto('/categories/textiles?minPrice=5000');
  await expect(page.getByRole('heading', { level: 1, name: 'Textiles' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/\/categories\/textiles$/);
  await expect(page.getByText('3 products')).toBeVisible();
});

test('search finds by words, and keeps them', async ({ page }) => {
  await page.goto('/search?q=moon+jar');
  await expect(page.getByRole('heading', { level: 1, name: /moon jar/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Eldre Moon Jar' })).toBeVisible();
  await page.goto('/search?q=xylophone');
  await expect(page.getByRole('heading', { name: /Nothing found for “xylophone”/ })).toBeVisible();
});

test.describe('what does not exist', () => {
  // 419: on leaving, React tells that it draws the place of the error, which is drawn already, once more.
  test.use({ allowedConsole: [/404|React error #419/] });

  for (const path of ['/products/no-such-thing', '/categories/no-such-thing', '/no-such-page']) {
    test(`${path} is a real 404 with a way on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('link', { name: 'See all products' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    });
  }
});

test('the colour that is chosen is the colour that is shown', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  await page.getByRole('radio', { name: 'Rose' }).check();
  await expect(page.getByRole('img', { name: /dusty-rose/ }).first()).toBeInViewport();
});

test('a sold-out product says so and cannot be added', async ({ page }) => {
  await page.goto('/products/rok-incense-holder');
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});
