import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import type { SandboxControls } from '../sandbox-controls';
import {
  ADA,
  changeMember,
  expectRole,
  expectSignedOut,
  fillCredentials,
  signIn,
  signInAsAda,
  submitSignOut,
} from './sign-in-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

/**
 * Simulates the state after four hours. Call it while no page is open, because for a moment no
 * cookie exists.
 */
async function dropAccessToken(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'access_token' });
}

test('a return path of another site is not followed', async ({ page, baseURL }) => {
  const path = '/\\evil.example';
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await fillCredentials(page, ADA.email, ADA.password);
  // The form field must not allow it either.
  await page.locator('#content input[name="returnTo"]').evaluate((input, text) => {
    if (input instanceof HTMLInputElement) input.value = text;
  }, path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectRole(page.context(), 'member');
  await expect(page).not.toHaveURL(/\/login/);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test.describe('the return from the platform’s page', () => {
  /** Signs in there and intercepts the redirect back before the shop receives it. */
  async function backLink(page: Page, sandbox: SandboxControls): Promise<string> {
    let caught = '';
    await page.route(`${sandbox.url}/**`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch({ maxRedirects: 0 });
      caught = answer.headers().location ?? '';
      await route.fulfill({ status: 204 });
    });
    await page.goto('/login/hosted?returnTo=/cart');
    await signIn(page, ADA.email, ADA.password);
    await expect.poll(() => caught).toContain('/auth/callback?');
    await page.unroute(`${sandbox.url}/**`);
    return caught;
  }
  const rejected = async (
    page: import('playwright/test').Page,
    messages: RegExp,
    context: BrowserContext,
  ) => {
    await expect(page).toHaveURL(/\/login\?error=/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages);
    expect((await context.cookies()).find(({ name }) => name === 'refresh_token')?.value ?? '').not.toMatch(
      /^member/,
    );
  };

  const memberCookie = async (context: BrowserContext) => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'refresh_token');
    if (!cookie?.value.startsWith('member')) throw new Error('No member is signed in');
    return cookie;
  };

  test('signs the member in, once', async ({ page, context, sandbox }) => {
    const back = await backLink(page, sandbox);
    await page.goto(back);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    await expectRole(context, 'member');
    const { value } = await memberCookie(context);
    await page.goto(back);
    await expect(page).toHaveURL(/^[^?]*\/cart$/);
    expect((await memberCookie(context)).value).toBe(value);
  });

  test('signs the member in from each of two tabs', async ({ page, context, sandbox }) => {
    const first = await backLink(page, sandbox);
    const other = await context.newPage();
    const second = await backLink(other, sandbox);
    expect(second).not.toBe(first);
    for (const [tab, back] of [[page, first] as const, [other, second] as const]) {
      await tab.goto(back);
      await expect(tab).toHaveURL(/^[^?]*\/cart$/);
    }
    await expectRole(context, 'member');
  });

  test('is rejected with a forged state', async ({ page, context, sandbox }) => {
    const url = new URL(await backLink(page, sandbox));
    url.searchParams.set('state', 'forged');
    await page.goto(url.href);
    await rejected(page, /started somewhere else/, context);
  });

  test('is rejected in another browser', async ({ page, browser, baseURL, sandbox }) => {
    const back = await backLink(page, sandbox);
    const other = await browser.newContext({ baseURL });
    const otherShopper = await other.newPage();
    await otherShopper.goto(back);
    await rejected(otherShopper, /started somewhere else/, other);
    await other.close();
  });

  test('is rejected without a code', async ({ page, context, sandbox }) => {
    const url = new URL(await backLink(page, sandbox));
    url.searchParams.delete('code');
    await page.goto(url.href);
    await rejected(page, /We couldn’t sign you in/, context);
  });

  test('is rejected when its code has expired or was used', async ({ page, context, sandbox }) => {
    const back = await backLink(page, sandbox);
    await sandbox.advanceClock(11 * 60_000);
    await page.goto(back);
    await rejected(page, /has expired or was already used/, context);
  });
});

test.describe('the response of a hidden frame', () => {
  test('is rejected when the shop did not request it', async ({ page, context }) => {
    await page.goto('/login');
    // Without any cookie, the browser may have blocked the one of the sign-in.
    await context.addCookies([{ name: 'any', value: '1', url: page.url() }]);
    const status = await page.evaluate(() =>
      fetch('/auth/frame', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'c', state: 's' }),
      }).then((answer) => answer.status),
    );
    expect(status).toBe(401);
    await expectSignedOut(context);
  });
  test.use({ allowedConsole: [/401/] });
});

test('two tabs follow sign-in and sign-out', async ({ page, context }) => {
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

test('a member whose session the platform has ended becomes a visitor and is notified once', async ({
  page,
  context,
  sandbox,
}) => {
  await signInAsAda(page);
  await changeMember(sandbox, ADA.email, { status: 'BLOCKED' });
  await dropAccessToken(page);
  await page.goto('/products');
  const notice = page.getByRole('status').filter({ hasText: 'You have been signed out.' });
  await expect(notice).toBeVisible();
  await expectRole(context, 'visitor');
  // A shopper who leaves within seconds may not have read it, so the next page would repeat it.
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You have been signed out.')).toHaveCount(0);
});

test.describe('while the platform is down', () => {
  test.use({ allowedConsole: [/503/] });

  test('every shopper stays signed in', async ({ page, context, sandbox }) => {
    await signInAsAda(page);
    await sandbox.setFaults([{ call: 'POST /oauth2/token', kind: 'status', status: 500 }]);
    await dropAccessToken(page);
    await page.goto('/products');
    await expectRole(context, 'member');
    await sandbox.setFaults([]);
    await page.goto('/products');
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toContain('access_token');
  });

  test('a member can sign out, and sign-in never reports a wrong password', async ({
    page,
    context,
    sandbox,
  }) => {
    await signInAsAda(page);
    await sandbox.setFaults([{ call: '*', kind: 'down' }]);
    await submitSignOut(page);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expectSignedOut(context);
    await page.goto('/login');
    await signIn(page, ADA.email, ADA.password);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We’re having trouble connecting.');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(ADA.email);
  });
});
