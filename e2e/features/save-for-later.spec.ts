import { axe, DESK } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { putLundBowlInCart } from '../journey';

test.use({ viewport: DESK, allowedConsole: [/503/] });
test.beforeEach(({ sandbox }) => sandbox.reset());

test('a line goes to later with its choices, survives a failure, and returns', async ({ page, sandbox }) => {
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: 'In your cart' });
  const saved = main.getByRole('region', { name: 'Saved for later' });
  await putLundBowlInCart(page);
  await page.goto('/cart');

  await main.getByRole('button', { name: 'Save for later Lund Bowl' }).click();
  await expect(saved.getByRole('heading', { name: 'Lund Bowl' })).toBeVisible();
  await expect(saved).toContainText('Oat');
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  // The platform fails: the line stays in the list.
  await sandbox.setFaults([{ call: '/carts/current', kind: 'status', status: 503 }]);
  await saved.getByRole('button', { name: 'Move to cart Lund Bowl' }).click();
  await expect(main.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(saved.getByRole('heading', { name: 'Lund Bowl' })).toBeVisible();
  await sandbox.setFaults([]);

  await page.reload();
  await saved.getByRole('button', { name: 'Move to cart Lund Bowl' }).click();
  await expect(saved).toHaveCount(0);
  await expect(lines).toContainText('Large, 23 cm');
  await page.reload();
  await expect(lines).toContainText('Lund Bowl');
});
