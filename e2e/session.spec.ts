import { expect, test } from './fixtures';
import { addLundBowl } from './journey';

const FIVE_HOURS = 5 * 60 * 60 * 1000;

test.beforeEach(({ sandbox }) => sandbox.reset());

test('tokens stay out of reach of scripts', async ({ page, context }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  const tokens = (await context.cookies()).filter(({ name }) => name.endsWith('token'));
  expect(tokens.map(({ name }) => name).sort()).toEqual(['access_token', 'refresh_token']);
  expect(tokens.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('role=visitor');
});

test('a token that ends in the middle of a visit goes unnoticed', async ({ page, sandbox }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await sandbox.advanceClock(FIVE_HOURS);

  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('$76.00').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('the shop renews a token that it knows has ended', async ({ page, context, sandbox }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  // As after four hours: the browser has dropped the cookie of the access token.
  await context.clearCookies({ name: 'access_token' });
  await sandbox.clearCalls();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('access_token');
  expect(await sandbox.calls()).toMatchObject({ calls: { 'POST /oauth2/token': 1 } });
});

test('damaged cookies count as none', async ({ page, context, baseURL }) => {
  await context.addCookies(
    ['access_token', 'refresh_token', 'role'].map((name) => ({
      name,
      value: '%7Bnot.a-token',
      url: baseURL ?? '',
    })),
  );
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
});
