import { barriers, ON_A_PHONE } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';
import { putLundBowlInCart } from '../journey';
import { ADA } from '../members/sign-in-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('a shopper cancels at the provider, then signs in with it and keeps the cart', async ({ page }) => {
  await putLundBowlInCart(page);
  await page.goto('/login?returnTo=%2Fcart');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You’re not signed in yet.');

  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(ADA.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Lund Bowl' })).toBeVisible();

  await page.goto('/account/security');
  const methods = page.getByRole('main').getByRole('listitem');
  await expect(methods.filter({ hasText: 'Google' })).toContainText('Used for this sign-in');
  await expect(methods.filter({ hasText: 'Facebook' })).toContainText('Not linked, as far as we know');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

withoutScripts('a new shopper becomes a member without scripts', async ({ page }) => {
  await page.goto('/de/register');
  await page.getByRole('link', { name: 'Weiter mit Facebook' }).click();
  await page.getByLabel('E-Mail').fill('tove@example.com');
  await page.getByLabel('Vorname').fill('Tove');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/de\/account$/);
  await expect(page.getByLabel('Vorname')).toHaveValue('Tove');
});
