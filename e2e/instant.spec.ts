import { instant } from '@next/playwright';
import { expect, test } from './fixtures';

/**
 * Inside `instant` the server sends nothing. Everything visible after a click was in the browser
 * before the click.
 */

test('a product opened from a list shows picture, name and price at once', async ({ page }) => {
  await page.goto('/products');
  const link = page.getByRole('link', { name: 'Lund Bowl' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await instant(page, async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: /pictures of lund bowl/i })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await expect(page.locator('form[action="/api/cart/items"]').getByText('$').first()).toBeVisible();
  });
});

test('a list opened from a product appears at once', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  await page.waitForLoadState('networkidle');
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  await instant(page, async () => {
    await page.getByRole('link', { name: 'All products' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('img').first()).toBeVisible();
  });
});

test('a category opened from another appears at once', async ({ page }) => {
  await page.goto('/categories/tableware');
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('link', { name: 'Lighting' }).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await instant(page, async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lighting' })).toBeVisible();
    await expect(page.getByRole('article').first().getByText('$').first()).toBeVisible();
  });
});
