import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { addBookends, addLundBowl, openEstimate, putLundBowlInCart } from './journey';

/**
 * Waits until the script has rendered the cart. The script itself requests the cost of delivery.
 */
const seen = (page: Page) =>
  expect(page.getByRole('radio', { name: /^Standard/, includeHidden: true })).toHaveCount(1);

test.beforeEach(({ sandbox }) => sandbox.reset());

test('undo restores a removed line with its choices and quantity', { tag: '@every-generation' }, async ({
  page,
}) => {
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await expect(drawer.getByText('$114.00').first()).toBeVisible();

  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Remove/ }).click();
  const undo = main.getByRole('button', { name: 'Undo removing Lund Bowl' });
  await expect(undo).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Lund Bowl was removed.' })).toBeAttached();
  await page.keyboard.press('Enter');
  const line = main.getByRole('article', { name: 'Lund Bowl' });
  await expect(line.getByText('Oat')).toBeVisible();
  await expect(line.getByText('Large, 23 cm')).toBeVisible();
  await expect(line.getByText('$114.00')).toBeVisible();
  await expect(main.getByRole('list', { name: 'In your cart' })).toBeFocused();
  await page.reload();
  await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
});

test('the cart reports a changed price and stock once', { tag: '@every-generation' }, async ({
  page,
  sandbox,
}) => {
  await putLundBowlInCart(page);
  await addBookends(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await page.goto('/cart');
  await seen(page);
  await expect(page.getByText('Your cart has changed')).toHaveCount(0);

  // Leaves the cart page. A cart read in flight there would report the change before the next page
  // does.
  await page.goto('/products');
  await sandbox.updateProduct('bue-bookends', { price: 102, variants: [{ choices: {}, quantity: 0 }] });
  await page.goto('/cart');
  const changes = page.getByRole('main').getByRole('status').filter({ hasText: 'Your cart has changed' });
  await expect(changes.getByText('Bue Bookends now costs $102.00 instead of $98.00.')).toBeVisible();
  await expect(changes.getByText('Bue Bookends has sold out.')).toBeVisible();
  await expect(page.getByText(/^Sold out\./)).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(changes).toHaveCount(0);
  await page.reload();
  await seen(page);
  await expect(changes).toHaveCount(0);
});

test('the checkout stops once for a raised price and names the line and both prices', async ({
  page,
  sandbox,
}) => {
  // Delivery costs $6.00 at this price, so that the total is another amount.
  await sandbox.updateProduct('bue-bookends', { price: 54 });
  await addBookends(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await page.goto('/cart');
  await seen(page);
  await sandbox.updateProduct('bue-bookends', { price: 58 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/cart\?error=price-raised$/);
  const notice = main.getByRole('alert');
  await expect(notice.getByText('Bue Bookends now costs $58.00 instead of $54.00.')).toBeVisible();
  await expect(notice.getByText('The total is now $64.00 instead of $60.00.')).toBeVisible();
  await expect(main.getByText(/now costs/)).toHaveCount(1);
  await main.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('$58.00').first()).toBeVisible();
});

test('the cart shows the amount left to free delivery, and the platform agrees when it is reached', async ({
  page,
}) => {
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('$37.00 away from free shipping (United States).')).toBeVisible();
  await expect(drawer.getByText('1 item', { exact: true })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await expect(page.getByText('You’ve got free shipping (United States).')).toBeVisible();
  await openEstimate(page);
  await expect(page.getByRole('radio', { name: /Standard.*Free/ })).toBeChecked();
  await page.getByRole('combobox', { name: 'Ship to' }).selectOption('Germany');
  await expect(page.getByText(/free shipping/)).toHaveCount(0);
});
