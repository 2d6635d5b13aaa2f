import { expect, test, withoutScripts } from '../fixtures';
import { addBookends, buyCart } from '../journey';
import { openAsAda } from './account-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a member buys, sees the order, reorders', { tag: '@every-generation' }, async ({ page, sandbox }) => {
  await openAsAda(page, '/account/orders');
  const list = page.getByRole('list', { name: 'Orders' });
  const before = await list.getByRole('listitem').count();
  await addBookends(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await buyCart(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveCount(0);

  await page.goto('/account/orders');
  await expect(list.getByRole('listitem')).toHaveCount(before + 1);
  await expect(list.getByRole('listitem').first()).toContainText('Being prepared');
  await list.getByRole('link').first().click();

  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Visa ending in 4242');
  await expect(page.getByRole('region', { name: 'Order updates' })).toContainText('Order placed');
  await expect(page.getByRole('main').getByRole('link', { name: 'Bue Bookends' })).toHaveAttribute(
    'href',
    '/products/bue-bookends',
  );
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('Everything is in your cart: 1 item.')).toBeVisible();

  await sandbox.updateProduct('bue-bookends', { visible: false });
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was added to your cart.');
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveCount(1);
});

test.describe('an order that is not found', () => {
  const IDS = ['11111111-2222-4333-8444-555555555555', 'nonsense', '%3Cscript%3E'];
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with a script' : 'without one', () => {
      test.use({ javaScriptEnabled });

      test('has a message and links to go on', async ({ page }) => {
        await openAsAda(page, '/account/orders');
        for (const id of IDS) {
          await page.goto(`/account/orders/${id}`);
          await expect(
            page.getByRole('heading', { level: 1, name: 'We couldn’t find that order' }),
          ).toBeVisible();
        }
        await page.getByRole('link', { name: 'See your orders' }).click();
        await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
      });
    });
});

test('a page of orders that is gone leads to the newest ones', async ({ page }) => {
  await openAsAda(page, '/account/orders?cursor=nonsense');
  await page.getByRole('link', { name: 'See the newest orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
});

withoutScripts('a member opens an order and reorders it without scripts', async ({ page }) => {
  await openAsAda(page, '/account/orders');
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' }).first()).toBeVisible();
});
