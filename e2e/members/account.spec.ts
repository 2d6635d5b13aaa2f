import { expect, test } from '../fixtures';
import { openEstimate, putLundBowlInCart } from '../journey';
import { openAsAda, saved } from './account-steps';
import { ADA, expectSignedOut, signIn } from './sign-in-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

test.describe('the profile', () => {
  test('is saved after a change, and the greeting uses the first name', async ({ page }) => {
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

  test('deletes the phones first when it has none', async ({ page, sandbox }) => {
    await openAsAda(page, '/account');
    await expect(page.getByLabel('Phone')).not.toHaveValue('');
    await sandbox.clearCalls();
    await page.getByLabel('Phone').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(saved(page, 'Your profile is saved.')).toBeVisible();
    expect(JSON.stringify(await sandbox.calls())).toMatch(/DELETE \/members\/v1\/members\/[^"]*phones/);
    await page.reload();
    await expect(page.getByLabel('Phone')).toHaveValue('');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('rejects 10,000 characters beside the field and loses no input', async ({ page }) => {
    await openAsAda(page, '/account');
    const long = 'x'.repeat(10_000);
    await page.getByLabel('Nickname').fill(long);
    await page.getByLabel('Phone').fill('abc');
    await page.getByRole('button', { name: 'Save' }).click();
    const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page.getByLabel('Nickname')).toHaveAccessibleDescription(/at most 100 characters/);
    await expect(page.getByLabel('Nickname')).toHaveValue(long);
    await expect(page.getByLabel('Phone')).toHaveValue('abc');
    await summary.getByRole('link', { name: /a number like/ }).click();
    await expect(page.getByLabel('Phone')).toBeFocused();
  });

  test.describe('with the platform down', () => {
    // The message of the browser for the request that reads who is signed in.
    test.use({ allowedConsole: [/503/] });

    test('loses no input and saves it once the platform is back', async ({ page, sandbox }) => {
      await openAsAda(page, '/account');
      await sandbox.setFaults([{ call: 'members', kind: 'down' }]);
      await page.getByLabel('Last name').fill('King');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was lost');
      await expect(page.getByLabel('Last name')).toHaveValue('King');
      await sandbox.setFaults([]);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(saved(page, 'Your profile is saved.')).toBeVisible();
    });

    test('shows a failure and never a signed-out page', async ({ page, sandbox }) => {
      await openAsAda(page, '/account');
      await sandbox.setFaults([{ call: 'members', kind: 'down' }]);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'We can’t load your account right now' })).toBeVisible();
      await sandbox.setFaults([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
    });
  });
});

test('a member adds, changes and removes addresses', async ({ page }) => {
  await openAsAda(page, '/account');
  const list = page.getByRole('list', { name: 'Addresses' });
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.getByText('Add an address').click();
  const form = page.getByRole('form', { name: 'New address' });
  await form.getByRole('textbox', { name: 'Address' }).fill('12 Bloor Street');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('CA');
  await form.getByRole('combobox', { name: 'State or province' }).selectOption({ label: 'Ontario' });
  await form.getByRole('button', { name: 'Add address' }).click();
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(/Enter the city/);
  await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('CA');
  await expect(form.getByRole('combobox', { name: 'State or province' })).toHaveValue('CA-ON');
  await form.getByRole('textbox', { name: 'City' }).fill('Toronto');
  await form.getByRole('button', { name: 'Add address' }).click();
  await expect(saved(page, 'Address added.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Toronto ON');

  await list.getByText('Edit').last().click();
  const edit = page.getByRole('form', { name: 'Edit 12 Bloor Street' });
  await edit.getByRole('textbox', { name: 'City' }).fill('Ottawa');
  await edit.getByRole('button', { name: 'Update address' }).click();
  await expect(list).toContainText('Ottawa ON');

  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(left);
  }
  await page.reload();
  await expect(page.getByText('No saved addresses yet.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a member makes the profile public and private again', async ({ page }) => {
  await openAsAda(page, '/account');
  for (const choice of ['Private', 'Public', 'Private']) {
    await page.getByRole('radio', { name: choice }).check();
    await page.getByRole('button', { name: 'Update privacy' }).click();
    await expect(saved(page, `Your profile is ${choice.toLowerCase()} now.`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
  }
});

test('a changed password keeps the session, and only the new one signs in', async ({ page }) => {
  await openAsAda(page, '/account/security');
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/at least 8/);
  await page.getByLabel('New password').fill('an entirely new one 🔑');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/your current password/);
  await page.getByLabel('Current password').fill(ADA.password);
  await page.getByLabel('New password').fill('an entirely new one 🔑');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(saved(page, 'Password changed.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login?returnTo=/account');
  await signIn(page, ADA.email, ADA.password);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await signIn(page, ADA.email, 'an entirely new one 🔑');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('the account’s own button signs out', async ({ page, context }) => {
  await openAsAda(page, '/account');
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expectSignedOut(context);
});

test('an account is deleted after one more question', async ({ page, context }) => {
  await openAsAda(page, '/account/security');
  await page.getByRole('link', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveAccessibleDescription(/Check the box/);
  // The page before stays in the document, hidden.
  await page.getByRole('textbox', { name: 'Current password' }).fill(ADA.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expectSignedOut(context);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, ADA.email, ADA.password);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor is redirected to sign-in, and back', async ({ page }) => {
    for (const path of ['/account', '/account/orders', '/account/security', '/account/delete']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
    }
  });

  test('a member changes profile and addresses, and mistakes are reported', async ({ page }) => {
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

  test('a member deletes the account', async ({ page }) => {
    await openAsAda(page, '/account/delete');
    await page.getByLabel('Current password').fill(ADA.password);
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  });
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
