import type { APIResponse } from 'playwright/test';
import { expect, test } from './fixtures';
import { addLundBowl } from './journey';

const FIVE_HOURS = 5 * 60 * 60 * 1000;

test.beforeEach(({ sandbox }) => sandbox.reset());

/** Returns the access tokens that a response sets as a cookie. */
const accessTokensIn = (response: APIResponse): string[] =>
  response
    .headersArray()
    .flatMap(({ name, value }) =>
      name.toLowerCase() === 'set-cookie' ? (/\baccess_token=([^;]+)/.exec(value)?.slice(1) ?? []) : [],
    );

test('scripts cannot read tokens', async ({ page, context }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  const tokens = (await context.cookies()).filter(({ name }) => name.endsWith('token'));
  expect(tokens.map(({ name }) => name).sort()).toEqual(['access_token', 'visitor_token']);
  expect(tokens.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('visitor=1');
});

test('a token that expires during a visit is renewed unnoticed', async ({ page, sandbox }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await sandbox.advanceClock(FIVE_HOURS);

  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('$76.00').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('an expired token is renewed once for a whole page', async ({ page, context, request }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  // Simulates the state after four hours: the browser has dropped the access token cookie.
  await context.clearCookies({ name: 'access_token' });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('access_token');

  // Counts the tokens given to this visitor. The platform's own counter does not separate visitors,
  // and the shop renews its own token.
  const answers = await Promise.all(
    ['/cart', '/api/cart', '/api/member', '/cart'].map((path) => request.get(path, { headers: { cookie } })),
  );
  expect(new Set(answers.flatMap(accessTokensIn)).size).toBe(1);
});
