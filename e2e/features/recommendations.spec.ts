import { barriers, ON_A_PHONE } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { addLundBowl } from '../journey';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('products are recommended on three kinds of pages, and nothing moves', async ({ page }) => {
  await page.goto('/');
  const bestSellers = page.getByRole('region', { name: 'What others take home' });
  await expect(bestSellers.getByRole('link').first()).toBeVisible();

  // One order of the seed has this book and two other products.
  await page.goto('/products/glaze-recipe-book');
  for (const name of ['Often bought together', 'Similar products']) {
    const row = page.getByRole('region', { name });
    await expect(row.getByRole('link').first()).toBeVisible();
    await expect(row.getByRole('link', { name: 'Glaze Recipe Book' })).toHaveCount(0);
    await expect(row.getByText('Sold out')).toHaveCount(0);
  }

  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Object(window).shift + Object(entry).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/cart');
  const row = page.getByRole('region', { name: 'Goes well with your cart' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('link')).toHaveCount(4);
  await expect(row.getByRole('link', { name: 'Lund Bowl' })).toHaveCount(0);
  expect(await page.evaluate(() => Object(window).shift)).toBeLessThanOrEqual(0.01);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

test('the shop’s own rule recommends while the platform cannot', async ({ page, sandbox }) => {
  await sandbox.setFaults([{ call: '/v1/recommendations', kind: 'status', status: 500 }]);
  await page.goto('/products/solveig-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await page.goto('/cart');
  const row = page.getByRole('region', { name: 'Goes well with your cart' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('link')).toHaveCount(4);
});
