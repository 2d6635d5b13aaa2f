import { expect, test, withoutScripts } from '../fixtures';
import {
  ADA,
  changeMember,
  expectRole,
  fillCredentials,
  mailTo,
  PASSWORD,
  setPolicy,
  signIn,
} from './sign-in-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

test.describe('a captcha', () => {
  test('that works invisibly submits the form again by itself', async ({ page, context, sandbox }) => {
    await setPolicy(sandbox, { captcha: { when: 'always' } });
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await expectRole(context, 'member');
  });

  test('that needs an action follows an invisible one', async ({ page, context, sandbox }) => {
    await setPolicy(sandbox, { captcha: { when: 'always', kind: 'visible' } });
    await page.goto('/register?returnTo=/cart');
    await expect(page.locator('iframe')).toHaveCount(0);
    await fillCredentials(page, 'greta@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please confirm you’re not a robot')).toBeVisible();
    await page
      .frameLocator('iframe[title="Captcha"]:not([aria-hidden])')
      .getByLabel('I’m not a robot')
      .check();
    await expect(page.locator('input[name="recaptcha"]')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await expectRole(context, 'member');
  });

  withoutScripts('leads to the platform’s own page without scripts', async ({ page, sandbox }) => {
    await setPolicy(sandbox, { captcha: { when: 'always' } });
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await expect(page.getByRole('link', { name: 'the other sign-in page' })).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(ADA.email);
  });
});

test.describe('a password', () => {
  test('that must be renewed leads to its page, with the email filled in', async ({ page, sandbox }) => {
    await changeMember(sandbox, ADA.email, { mustResetPassword: true });
    await page.goto('/login');
    await signIn(page, ADA.email, ADA.password);
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(page.getByText('You need to set a new password')).toBeVisible();
    expect(page.url()).toMatch(/\/forgot-password$/);
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(ADA.email);
  });
});

test.describe('where the platform responds only to a browser', () => {
  test.beforeEach(({ sandbox }) => setPolicy(sandbox, { rejectServerAuthorize: true }));

  test('a hidden frame completes the sign-in', async ({ page, context }) => {
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await expectRole(context, 'member');
  });

  withoutScripts('the form leads to the platform’s own page without scripts', async ({ page }) => {
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await page.getByRole('link', { name: 'the other sign-in page' }).click();
    await signIn(page, ADA.email, ADA.password);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
  });
});

withoutScripts('a member signs in without scripts', async ({ page, context }) => {
  await page.goto('/login?returnTo=/cart');
  await signIn(page, ADA.email, 'not it');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t sign you in');
  await expect(page).toHaveTitle(/^Error: Sign in/);
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(ADA.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await signIn(page, ADA.email, ADA.password);
  await expect(page).toHaveURL(/^[^?]*\/cart$/);
  await expectRole(context, 'member');
});

withoutScripts('a member signs in on the platform’s page without scripts', async ({ page, context }) => {
  await page.goto('/login?returnTo=/cart');
  await page.getByRole('link', { name: 'choose another way to sign in' }).click();
  await signIn(page, ADA.email, ADA.password);
  await expect(page).toHaveURL(/^[^?]*\/cart$/);
  await expectRole(context, 'member');
});

withoutScripts('a forgotten password is reset without scripts', async ({ page, context, sandbox }) => {
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill(ADA.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(ADA.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If there is an account for this email')).toBeVisible();

  await page.goto((await mailTo(sandbox, ADA.email)).links[0] ?? '');
  await page.locator('input[type="password"]').first().fill(PASSWORD);
  await page.locator('button.main').click();
  await page.goto('/login?returnTo=/cart');
  await signIn(page, ADA.email, PASSWORD);
  await expectRole(context, 'member');
});
