import type { Page } from 'playwright/test';
import { expect, test, withoutScripts } from './fixtures';
import { ADA, signIn } from './members/sign-in-steps';
import { BEFORE_V1_REMOVAL } from './sandbox-controls';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.reset();
  await sandbox.setClock(BEFORE_V1_REMOVAL);
});

const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** Opens the cart page as Ada with a mug, which her membership covers. */
async function cartOfAda(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page, ADA.email, ADA.password);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/products/solveig-mug');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(
    page
      .getByText(/Added to your cart/)
      .or(page.getByText('Order summary'))
      .last(),
  ).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Founding Year')).toContainText('Has expired.');
}

withoutScripts('a form selects and deselects a membership without scripts', async ({ page }) => {
  await cartOfAda(page);
  await page.getByRole('checkbox', { name: /Mug Club/ }).check();
  await page.getByRole('button', { name: 'Update totals' }).click();
  await expect(row(page, 'Covered by Mug Club')).toContainText('Solveig Mug');
  await expect(row(page, 'Subtotal')).toContainText('$0.00');

  await page.getByRole('checkbox', { name: /Mug Club/ }).uncheck();
  await page.getByRole('button', { name: 'Update totals' }).click();
  await expect(row(page, 'Subtotal')).toContainText('$28.00');
});
