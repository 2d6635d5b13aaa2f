import { expect, test } from './fixtures';
import { putLundBowlInCart } from './journey';

test.use({ allowedConsole: [/503/] });
test.beforeEach(({ sandbox }) => sandbox.reset());

test('with the platform down the catalog works, and the cart loses nothing', async ({ page, sandbox }) => {
  // The shop has the pages that somebody has opened before.
  await page.goto('/products');
  await putLundBowlInCart(page);
  await sandbox.setFaults([{ call: '*', kind: 'down' }]);

  await page.goto('/products');
  await expect(page.getByText('32 products', { exact: true })).toBeVisible();
  await page.goto('/products/lund-bowl');
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByText(/can’t load your cart/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  // The cart recovers by itself when the platform does.
  await sandbox.setFaults([]);
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
});

test('a failed change is rolled back with a message', async ({ page, sandbox }) => {
  await putLundBowlInCart(page);
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  await sandbox.setFaults([{ call: 'update-line-items', kind: 'status', status: 500, times: 1 }]);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await expect(page.getByText(/Nothing was lost/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
});

test('a checkout that cannot be opened leaves the cart unchanged', async ({ page, sandbox }) => {
  await putLundBowlInCart(page);
  await page.goto('/cart');
  await sandbox.setFaults([{ call: 'redirect-session', kind: 'status', status: 500, times: 3 }]);
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/cart\?error=checkout-unavailable/);
  await expect(page.getByText(/couldn’t open the checkout/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
});
