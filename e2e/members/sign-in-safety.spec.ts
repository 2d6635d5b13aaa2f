import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import {
  ADA,
  changeMember,
  expectRole,
  expectSignedOut,
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

test('a member whose session has ended is notified once', async ({ page, context, sandbox }) => {
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

  test('a member signs out, and no password is called wrong', async ({ page, context, sandbox }) => {
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
