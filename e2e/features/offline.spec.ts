import type { Page } from 'playwright/test';
import { axe } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { addLundBowl } from '../journey';
import { openAsAda } from '../members/account-steps';

// Requests fail without a connection, and the browser reports each.
test.use({
  serviceWorkers: 'allow',
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/],
});
test.beforeEach(({ sandbox }) => sandbox.reset());

/** Opens a page and waits until the service worker has stored it. */
async function openSaved(page: Page, path: string) {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(async (at) => Boolean(await caches.match(at, { ignoreVary: true })), path))
    .toBe(true);
}

const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('shop-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test('visited pages open without a connection, with their age, others say so', async ({ page, context }) => {
  await openSaved(page, '/products/lund-bowl');
  await openSaved(page, '/products');
  await page.goto('/search?q=bowl');
  await context.setOffline(true);

  await page.goto('/products/lund-bowl');
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
  await expect(page.getByText('You’re offline. Saved a moment ago.')).toBeVisible();
  // In a window of the page's height, the banner at its end covers nothing.
  await page.setViewportSize({ width: 1280, height: 6_000 });
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  // A link leads to a stored page, too.
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'All products' })
    .click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();

  await page.goto('/products/mira-teapot');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText('haven’t opened this page on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.goto('/search?q=bowl');
  await expect(page.getByText('need a connection')).toBeVisible();

  // The page loads by itself when the connection is back.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible();
});

test('the cart is read without a connection, and a sign-out deletes it all', async ({ page, context }) => {
  await openSaved(page, '/products/lund-bowl');
  await addLundBowl(page);
  await expect.poll(() => page.evaluate(() => caches.has('shop-cart'))).toBe(true);
  await context.setOffline(true);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  await expect(page.getByText('Go online to change it or check out.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Go online to change it')).toBeHidden();

  await openSaved(page, '/products');
  expect(await storedPages(page)).toContain('/products');
  await openAsAda(page, '/account');
  // The sign-in has deleted what the visitor had opened.
  expect(await storedPages(page)).not.toContain('/products');
  await openSaved(page, '/products');
  await page.goto('/account/orders');
  expect((await storedPages(page)).filter((path) => /account|login|cart/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => storedPages(page)).not.toContain('/products');
  expect(await page.evaluate(() => caches.has('shop-cart'))).toBe(false);
});

test('a new version is offered, and the shop can be installed', async ({ page, context, request }) => {
  await openSaved(page, '/');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = await (await request.get(url)).json();
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const inEuros = { headers: { cookie: 'currency=EUR' } };
  expect((await (await request.get('/he/manifest.webmanifest', inEuros)).json()).dir).toBe('rtl');

  // Another URL of the script stands for another version.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'));
  await page.getByText('A new version of the shop is ready.').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).catch(() => null))
    .toContain('?newer');
});

test('the worker is never stored, and may connect to the shop and its pictures only', async ({ request }) => {
  const headers = (await request.get('/sw.js')).headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* connect-src 'self' /);
});
