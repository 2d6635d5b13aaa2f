import { expect, test } from './fixtures';
import { checkOut, fillCheckout, openEstimate, putLundBowlInCart } from './journey';
import { BEFORE_V1_REMOVAL } from './sandbox-controls';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a guest buys a bowl', { tag: ['@every-generation', '@phone'] }, async ({ page, sandbox }) => {
  await sandbox.setClock(BEFORE_V1_REMOVAL);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Tableware', exact: true }).click();
  // The home page may show the bowl, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Tableware' })).toBeVisible();
  await page.getByRole('link', { name: 'Lund Bowl' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();

  await page.locator('label').getByRole('radio', { name: 'Ink' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await expect(page.getByText('$38.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();

  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart: Lund Bowl/)).toBeVisible();
  await expect(drawer.getByRole('definition').filter({ hasText: 'Ink' })).toBeVisible();
  await drawer.getByRole('link', { name: 'View cart' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByText(/^Have a coupon/).click();
  await page.getByRole('textbox', { name: /^Coupon.* code$/ }).fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();
  await openEstimate(page);
  await page.getByRole('radio', { name: /Express/ }).check();
  await expect(page.getByText('Total before tax')).toBeVisible();
  await page.getByRole('combobox', { name: /^State/ }).selectOption('New York');
  await expect(page.getByText('Estimated total')).toBeVisible();
  await expect(page.getByText('$53.02')).toBeVisible();

  await checkOut(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page).toHaveURL(/\/thank-you\?orderId=[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lund Bowl')).toBeVisible();
  await expect(page.getByRole('main').getByText('ada@example.com').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('$53.02').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    /^\/register\?returnTo=%2Fthank-you%3ForderId%3D/,
  );

  const mails = await sandbox.mails();
  expect(JSON.stringify(mails)).toContain('ada@example.com');
});

test('returning from the checkout finds the cart', { tag: '@every-generation' }, async ({ page }) => {
  await putLundBowlInCart(page);
  await page.goto('/cart');
  await checkOut(page);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Check out' })).toBeEnabled();
});
