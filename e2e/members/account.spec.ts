import { expect, test, withoutScripts } from '../fixtures';
import { openEstimate, putLundBowlInCart } from '../journey';
import { openAsAda, saved } from './account-steps';
import { ADA } from './sign-in-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a profile is saved after a change, and the greeting uses the first name', async ({ page }) => {
  await openAsAda(page, '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  await page.getByLabel('First name').fill('Augusta 🏺');
  await page.getByLabel('Last name').fill(`<b>"O'King"</b>`);
  await page.getByLabel('Nickname').fill('עדה');
  await page.getByLabel('Phone').fill('+44 20 7946 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page, 'Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Augusta' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(`<b>"O'King"</b>`);
  await expect(page.getByLabel('Nickname')).toHaveValue('עדה');
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0100');
});

test.describe('with the platform down', () => {
  // The message of the browser for the request that reads who is signed in.
  test.use({ allowedConsole: [/503/] });

  for (const [path, call, failure] of [
    ['/account', 'members', 'We can’t load your account right now'],
    ['/account/orders', 'POST /ecom/v1/orders/search', 'We can’t load your orders right now'],
  ] as const)
    test(`${path} shows a failure, and is neither empty nor signed out`, async ({ page, sandbox }) => {
      await openAsAda(page, path);
      await sandbox.setFaults([{ call, kind: 'down' }]);
      await page.reload();
      await expect(page.getByRole('heading', { name: failure })).toBeVisible();
      await sandbox.setFaults([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByLabel('First name').or(page.getByRole('list', { name: 'Orders' })),
      ).toBeVisible();
    });
});

withoutScripts('a member changes profile and addresses without scripts', async ({ page }) => {
  await openAsAda(page, '/account');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Phone').fill('abc');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/a number like/);
  await expect(page.getByLabel('Phone')).toHaveValue('abc');
  await expect(page.getByLabel('Last name')).toHaveValue('King');
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel('Phone').fill('+1 555 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page, 'Your profile is saved.')).toBeVisible();

  await page.getByText('Add an address').click();
  const form = page.getByRole('form', { name: 'New address' });
  await form.getByRole('textbox', { name: 'Address' }).fill('1 Market Street');
  await form.getByRole('button', { name: 'Add address' }).click();
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(/Enter the city/);
  await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Market Street');
  await form.getByRole('textbox', { name: 'City' }).fill('Hudson');
  await form.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('list', { name: 'Addresses' })).toContainText('1 Market Street');
});

withoutScripts('a member deletes the account without scripts', async ({ page }) => {
  await openAsAda(page, '/account/security');
  await page.getByRole('link', { name: 'Delete account' }).click();
  await page.getByLabel('Current password').fill(ADA.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
});

test('a member’s cart names the state of the address, and asks for no account', async ({ page }) => {
  await openAsAda(page, '/account');
  await putLundBowlInCart(page);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await openEstimate(page);
  await expect(main.getByRole('combobox', { name: 'State' })).toHaveValue('US-NY');
  await expect(main.getByText('You pay on the next page.', { exact: true })).toBeVisible();
  await expect(main.getByText('No account needed', { exact: false })).toHaveCount(0);
  // Whatever the member chooses goes before the address.
  await main.getByRole('combobox', { name: 'Ship to' }).selectOption('DE');
  await expect(main.getByRole('combobox', { name: 'State' })).toHaveCount(0);
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await page.reload();
  await openEstimate(page);
  await expect(main.getByRole('combobox', { name: 'Ship to' })).toHaveValue('DE');
});
