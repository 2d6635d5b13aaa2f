import { expect, test } from './fixtures';
import { addLundBowl, checkOut, fillCheckout } from './journey';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ sandbox }) => sandbox.reset());

test('the same purchase without a script', async ({ page }) => {
  await page.goto('/products?sortBy=priceDesc');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('heading').first()).toHaveText(
    'Halo Pendant',
  );

  await addLundBowl(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();

  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await expect(page.getByText('$76.00').first()).toBeVisible();

  await page.getByText('Have a coupon?').click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We don’t know that code.', { exact: false })).toBeVisible();

  await checkOut(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('a line can be removed', async ({ page }) => {
  await addLundBowl(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
});

test('a missing option is told, and nothing is added', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  const size = page.getByRole('combobox', { name: 'Size' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  // The browser itself holds the form back at the field that is required.
  await expect(page).toHaveURL(/\/products\/lund-bowl$/);
  expect(await size.evaluate((field: HTMLSelectElement) => field.validity.valueMissing)).toBe(true);
});
