import { expect, test } from '../fixtures';
import { putLundBowlInCart } from '../journey';
import {
  ADA,
  codeIn,
  expectRole,
  expectSignedOut,
  fillCredentials,
  mailTo,
  register,
  setPolicy,
  signIn,
  submitSignOut,
} from './sign-in-steps';

const GRETA = 'greta@example.com';
const NAME = 'שָׁלוֹם "O’Brien" <b>😀</b>';

test.beforeEach(({ sandbox }) => sandbox.reset());

test.describe('a shopper with an account', () => {
  test('signs in, returns to the page and keeps the cart', { tag: '@phone' }, async ({ page, context }) => {
    await putLundBowlInCart(page);
    await page.goto('/cart');
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);

    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await expectRole(context, 'member');
    await expect(page.getByRole('main').getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
    const tokens = (await context.cookies()).filter(({ name }) => name.endsWith('token'));
    expect(tokens.every(({ httpOnly }) => httpOnly)).toBe(true);
    expect(tokens.find(({ name }) => name === 'refresh_token')?.value).toMatch(/^member\./);
  });

  test('finds sign-in and sign-out in the header', async ({ page, context }) => {
    await page.goto('/products?sortBy=priceAsc');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, ADA.email, ADA.password);
    await expect(page).toHaveURL(/\/products\?sortBy=priceAsc$/);
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toHaveAttribute(
      'href',
      '/account',
    );
    await expectRole(context, 'member');
  });

  test('signs out permanently', async ({ page, context }) => {
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await submitSignOut(page);
    await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/);
    await expectSignedOut(context);
    // The platform has ended its session too: its own page asks for the password again.
    await page.goto('/login/hosted');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('is followed by another tab, in and out', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/products');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goto('/login?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await submitSignOut(page);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('a new shopper creates an account and is signed in', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/register?returnTo=/cart');
  await fillCredentials(page, GRETA);
  await page.getByLabel('First name').fill(NAME);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/^[^?]*\/cart$/);
  await expectRole(context, 'member');
  expect(await (await page.request.get('/api/member')).json()).toEqual({
    member: { name: NAME, email: GRETA },
  });
});

test('a new shopper verifies the email with a code, or another one', async ({ page, context, sandbox }) => {
  await setPolicy(sandbox, { emailVerification: 'always' });
  await register(page, GRETA);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(page.url()).toMatch(/\/login\/verify$/);
  const first = codeIn(await mailTo(sandbox, GRETA));

  await page.getByLabel('Verification code').fill(first === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('That code is incorrect').first()).toBeVisible();

  await sandbox.clearMails();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new code is on its way.' })).toBeVisible();
  const second = codeIn(await mailTo(sandbox, GRETA));
  await page.getByLabel('Verification code').fill(second);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectRole(context, 'member');
  await page.goto('/login/verify');
  await expect(page).not.toHaveURL(/verify/);
});
