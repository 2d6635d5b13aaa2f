import { barriers, ON_A_DESK } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { checkOut, fillCheckout } from '../journey';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a subscription and a pre-order say what is charged and delivered when', async ({ page }) => {
  const main = page.getByRole('main');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const CHARGES = 'With your order, then every 3 months, 4 payments in all';
  await page.goto('/products/studio-wallpaper-pack');
  await expect(main.getByText(CHARGES)).toBeVisible();
  await page.getByRole('radio', { name: /A new pack every season/ }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer.getByText(CHARGES)).toBeVisible();

  await page.goto('/products/halo-pendant');
  await page.locator('label').getByRole('radio', { name: 'Terracotta' }).check();
  await page.getByRole('button', { name: 'Pre-order' }).first().click();
  await expect(drawer.getByText(/Ships in about five weeks/)).toBeVisible();

  await page.goto('/cart');
  await expect(main.getByText(CHARGES)).toBeVisible();
  await expect(main.getByText(/Ships in about five weeks/)).toBeVisible();
  expect(await barriers(page, ON_A_DESK)).toEqual([]);
  await checkOut(page);
  await expect(page.getByText(/every 3 months for 4 payments/)).toBeVisible();
  await expect(page.getByText('Pre-order: ships later')).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(main.getByText(CHARGES)).toBeVisible();
  await expect(main.getByText(/Ships in about five weeks/)).toBeVisible();
  await expect(main.getByText(/To change or cancel a subscription, email/)).toBeVisible();
});
