import type { BrowserContext } from 'playwright/test';
import { expect, test, withoutScripts } from './fixtures';
import { addBookends, addLundBowl } from './journey';
import { ADA, register, setPolicy, signIn } from './members/sign-in-steps';

/*
 * A browser that blocks the shop's cookies stores none of a response and sends none, and its storage
 * throws.
 */

const MESSAGE = /Your browser blocks cookies, so we can’t keep a cart/;

test.beforeEach(({ sandbox }) => sandbox.reset());
// A page may still load pictures at the end of its test.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

async function blockCookies(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    const { cookie: _sent, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers, maxRedirects: 0 });
    const { 'set-cookie': _set, ...received } = response.headers();
    // Playwright has stored the cookies of its own request.
    await context.clearCookies();
    await route.fulfill({ response, headers: received });
  });
}

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
}

test('a browser that stores nothing shows each page and says what it loses', async ({ page, context }) => {
  await blockCookies(context);
  await blockStorage(context);
  for (const path of ['/', '/products', '/search?q=bowl', '/compare', '/wishlist', '/cart', '/gift-card']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const main = page.getByRole('main');
  await addBookends(page);
  await expect(main.getByRole('alert').filter({ hasText: MESSAGE })).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByText('To keep a wishlist, please allow cookies in your browser.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
});

test('each form that needs a cookie says so once', async ({ page, context, sandbox }) => {
  await blockCookies(context);
  const says = page.getByText(MESSAGE);
  await page.goto('/login?returnTo=/account');
  await expect(says).toHaveCount(0);
  await signIn(page, ADA.email, ADA.password);
  await expect(says).toHaveCount(1);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();

  await setPolicy(sandbox, { emailVerification: 'always' });
  await register(page, 'tove@example.com');
  await expect(says).toHaveCount(1);

  await page.goto('/gift-card');
  await page.getByRole('radio', { name: 'Me', exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(says).toHaveCount(1);

  await page.goto('/cart/link?item=bue-bookends:1');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(says).toHaveCount(1);
});

withoutScripts('cart and sign-in say that cookies are blocked without scripts', async ({ page, context }) => {
  await blockCookies(context);
  await addLundBowl(page);
  await expect(page).toHaveURL(/\/cart\?error=cookies-blocked$/);
  await expect(page.getByText(MESSAGE)).toHaveCount(1);
  await page.goto('/login?returnTo=/account');
  await signIn(page, ADA.email, ADA.password);
  await expect(page.getByText(MESSAGE)).toHaveCount(1);
  await expect(page.getByLabel('Email').first()).toBeVisible();
});

withoutScripts('the first cookie leaves no trace in the URL without scripts', async ({ page }) => {
  await addLundBowl(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('article', { name: 'Lund Bowl' })).toBeVisible();
});
