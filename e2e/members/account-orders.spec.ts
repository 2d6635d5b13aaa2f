import { expect, test } from '../fixtures';
import { addBookends, buyCart, buyLundBowl } from '../journey';
import { openAsAda } from './account-steps';
import { register } from './sign-in-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a member buys, sees the order and reorders it', { tag: '@every-generation' }, async ({
  page,
  sandbox,
}) => {
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

test('unreadable orders do not show as "no orders"', async ({ page, sandbox }) => {
  await openAsAda(page, '/account/orders');
  await sandbox.setFaults([{ call: 'POST /ecom/v1/orders/search', kind: 'down' }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t load your orders right now' })).toBeVisible();
  await sandbox.setFaults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
});

test('an invalid cursor redirects to the start of the list', async ({ page }) => {
  await openAsAda(page, '/account/orders');
  await page.goto('/account/orders?cursor=nonsense');
  await page.getByRole('link', { name: 'See the newest orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
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

  test('looks the same when it belongs to another member', async ({ page, browser }) => {
    await openAsAda(page, '/account/orders');
    const href = await page
      .getByRole('list', { name: 'Orders' })
      .getByRole('link')
      .first()
      .getAttribute('href');
    const other = await browser.newContext();
    const otherShopper = await other.newPage();
    await register(otherShopper, 'otherShopper@example.com');
    await otherShopper.waitForURL('**/account');
    await otherShopper.goto(href ?? '');
    await expect(
      otherShopper.getByRole('heading', { level: 1, name: 'We couldn’t find that order' }),
    ).toBeVisible();
    await other.close();
  });
});

test('a guest is offered an account below the order and returns to it', async ({ page }) => {
  await buyLundBowl(page);
  const offer = page.getByRole('link', { name: 'Create account' });
  await expect(offer).toHaveAttribute('href', /^\/register\?returnTo=%2Fthank-you%3ForderId%3D/);
  await offer.click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member opens an order and reorders it', async ({ page }) => {
    await openAsAda(page, '/account/orders');
    await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('textbox', { name: 'Quantity' }).first()).toBeVisible();
  });
});
