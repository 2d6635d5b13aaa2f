import { expect, test } from './fixtures';
import { addLundBowl } from './journey';
import { openAsAda } from './members/account-steps';

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test('the shop reports it, loses nothing and recovers by itself', async ({ page, context, sandbox }) => {
    await sandbox.reset();
    await addLundBowl(page);
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Total before tax')).toBeVisible();

    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'You’re offline' });
    await expect(banner).toBeVisible();
    // A change that cannot be sent is rolled back, with a message.
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    const failure = page.getByText(/Check your connection/).first();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    await page.getByRole('button', { name: 'Remove Lund Bowl' }).click();
    await expect(page.getByText('Lund Bowl is back in your cart.')).toBeAttached();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

    // A requested page waits for the connection.
    await page.getByRole('main').getByRole('link', { name: 'Lund Bowl' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('a submitted form waits and then succeeds', async ({ page, context, sandbox }) => {
    await sandbox.reset();
    await openAsAda(page, '/account');
    await page.getByLabel('Nickname').fill('Ada B.');
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await page.getByRole('form', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
    await expect(page.getByLabel('Nickname')).toHaveValue('Ada B.');
  });

  test('a failed fetch reports it too, while the browser believes to be online', async ({ page }) => {
    await page.goto('/cart');
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Halden' }).click();
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await page.unroute('**/*');
    await expect(page.getByRole('heading', { level: 1, name: /Made slowly/ })).toBeVisible();
    await expect(page.getByText(/You’re offline/)).toHaveCount(0);
  });
});

test('a form with errors says so in its title, and links to the fields', async ({ page }) => {
  await page.goto('/register');
  const title = await page.title();
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Choose a password.' }).click();
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page).not.toHaveTitle(/Error:/);
});

test('the title loses the error when the form is corrected', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByLabel('Password', { exact: true }).fill('something');
  await expect(page).not.toHaveTitle(/Error:/);
});

test('every page has its own title, and navigation moves the focus to the new content', async ({ page }) => {
  await page.goto('/');
  const titles = [await page.title()];
  for (const [link, heading] of [
    ['Your orders', 'Sign in'],
    ['All products', 'All products'],
    ['Textiles', 'Textiles'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.title()).not.toBe(titles.at(-1));
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(4);
});

test('help is in the same place on every page', async ({ page }) => {
  for (const path of ['/', '/products', '/cart', '/login', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  }
});
test.use({ allowedConsole: [/404|React error #419/] });
