import { expect, hold, SCRIPTS, test } from './fixtures';
import { addLundBowl, openEstimate } from './journey';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('the checkout is in sight, and the totals are folded', { tag: '@phone' }, async ({ page }) => {
  await addLundBowl(page);
  await page.goto('/products/klar-carafe');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(
    page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart: Klar/),
  ).toBeVisible();
  await page.goto('/cart');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Check out' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('Total before tax')).toBeInViewport();
  const top = (await button.boundingBox())?.y ?? Number.NaN;
  expect(top).toBeLessThanOrEqual(page.viewportSize()?.width === 390 ? 844 : 620);
  await expect(main.getByRole('combobox', { name: 'Ship to' })).toBeHidden();
  // The bar of a small window rests in its place at the end, above what is folded.
  await main.getByText(/^Have a coupon/).scrollIntoViewIfNeeded();
  await openEstimate(page);
  await main.getByRole('combobox', { name: 'Ship to' }).focus();
  await expect(main.getByRole('combobox', { name: 'Ship to' })).toBeInViewport();
});

test('a state selected while the scripts load takes effect', { tag: '@phone' }, async ({ page }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  const release = await hold(page, SCRIPTS);
  await page.goto('/cart', { waitUntil: 'commit' });
  await openEstimate(page);
  await page.getByRole('combobox', { name: /^State/ }).selectOption('New York');
  await expect(page.getByText('Total before tax')).toBeVisible();
  release();
  await expect(page.getByText('Estimated total')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^State/ })).toHaveValue('US-NY');
});

test('a view of the cart reads it once for its lines and its totals', async ({ page, sandbox }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  // The page that is open may read the cart, too.
  await page.goto('about:blank');
  await sandbox.clearCalls();
  const view = await page.request.get('/cart');
  expect(await view.text()).toContain('Lund Bowl');
  const { calls } = Object(await sandbox.calls());
  expect(calls['GET /ecom/v2/carts/current'] ?? 0).toBeLessThan(2);
});
