import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { ADA, changeMember, codeIn, mailTo, register, setPolicy, signIn, signInAsAda } from './sign-in-steps';

const GRETA = 'greta@example.com';
const NOTICE = /You have been signed out\./;

test.beforeEach(({ sandbox }) => sandbox.reset());

/** Simulates the state after four hours, while the page stays open. */
async function expireAccessToken(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'access_token');
  if (!token) throw new Error('no access token');
  await context.addCookies([{ ...token, value: token.value.replace(/^\d+/, '1') }]);
}

async function changeStep(context: BrowserContext): Promise<void> {
  const step = (await context.cookies()).find(({ name }) => name === 'sign_in_verification');
  if (!step) throw new Error('no verification under way');
  const [content = '', signature] = step.value.split('.');
  const { value, ...rest } = JSON.parse(Buffer.from(content, 'base64url').toString());
  const changed = { value: { ...value, email: 'somebody@example.com' }, ...rest };
  const text = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
  await context.addCookies([{ ...step, value: text }]);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a verified email that waits for approval is confirmed, with a message', async ({
      page,
      sandbox,
    }) => {
      await setPolicy(sandbox, { emailVerification: 'always', ownerApproval: true });
      await register(page, GRETA);
      await expect(heading(page, 'Check your email')).toBeVisible();
      await page.getByLabel('Verification code').fill(codeIn(await mailTo(sandbox, GRETA)));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(heading(page, 'Your email is confirmed')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeVisible();
      await expect(page).toHaveTitle(/Your email is confirmed/);
      await page.reload();
      await expect(heading(page, 'Your email is confirmed')).toBeVisible();
    });

    test('a changed sign-in cookie says to start again, which works', async ({ page, context, sandbox }) => {
      await setPolicy(sandbox, { emailVerification: 'always' });
      await register(page, GRETA);
      await expect(heading(page, 'Check your email')).toBeVisible();
      await changeStep(context);
      await page.getByLabel('Verification code').fill('000000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(heading(page, 'Sign in')).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(/has expired.*sign in again/i);
      await signIn(page, GRETA);
      await expect(heading(page, 'Check your email')).toBeVisible();
    });

    test('a member whom the platform signed out reads it', async ({ page, context, sandbox }) => {
      await signInAsAda(page);
      await changeMember(sandbox, ADA.email, { status: 'BLOCKED' });
      await expireAccessToken(context);
      await page.goto('/account');
      await expect(heading(page, 'Sign in')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    });
  });

test('a member signed out on the way to a page reads it there', async ({ page, context, sandbox }) => {
  await signInAsAda(page);
  await changeMember(sandbox, ADA.email, { status: 'BLOCKED' });
  await expireAccessToken(context);
  // A full page load, so that the current page learns of the end of the session while the next page
  // is still loading.
  await page.evaluate(() => location.assign('/account'));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  await page.goto('/products');
  await expect(heading(page, 'All products')).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('a sign-out leaves nothing of the member in the browser’s storage', async ({ page }) => {
  await signInAsAda(page);
  await page.goto('/products');
  const link = page.getByRole('main').locator('a[href^="/products/"]').first();
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/products/${slug}`);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(stored).toContain(slug);
  await page.evaluate(() => localStorage.setItem('cart-seen', '{"line-of-ada":{}}'));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(stored).not.toContain(slug);
  expect(await stored()).not.toContain('line-of-ada');
});
