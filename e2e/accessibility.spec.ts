import { pagesWhere } from '../lib/pages';
import { barriers, ON_A_DESK, ON_A_PHONE } from './accessibility-checks';
import { expect, test } from './fixtures';
import { addBookends, openEstimate, putLundBowlInCart, submitWithout } from './journey';
import { openAsAda } from './members/account-steps';

// Each test sets its own window sizes.
test.use({ allowedConsole: [/404|422|503|React error #419|ERR_INTERNET_DISCONNECTED/] });
/** Pages that most changes of the interface show in. */
const MAIN_PAGES = ['/', '/products', '/products/lund-bowl', '/cart', '/login'];

/** Pages with one content for all shoppers. */
const STATIC_PAGES = pagesWhere(({ rendered, isRewritten }) => rendered === 'cached' && !isRewritten).filter(
  (path) => !path.includes('[') && !MAIN_PAGES.includes(path),
);

const OTHER_PAGES = [
  ...STATIC_PAGES,
  '/de',
  '/categories/tableware?minPrice=20&maxPrice=60&sortBy=priceAsc',
  '/categories/textiles?minPrice=5000',
  '/search?q=xylophone',
  '/products/rok-incense-holder',
  '/products/rund-cutting-board',
  '/products/sol-tea-towel',
  '/categories/drinkware',
  '/products/lund-bowl/reviews',
  '/compare?products=lund-bowl,solveig-mug',
  '/wishlist',
  '/register',
  '/forgot-password',
  '/no-such-page',
  '/search?q=bowl',
  '/shipping-and-returns',
  '/imprint',
  '/contact',
  '/blog',
  '/blog/care-for-stoneware',
  '/thank-you?orderId=00000000-0000-4000-8000-000000000000',
];

for (const path of MAIN_PAGES)
  test(`${path} has no violation that axe finds on a phone, in light or dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  });

for (const path of [...MAIN_PAGES, ...OTHER_PAGES])
  test(`${path} has no violation that axe finds in any window and color`, {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

test('the menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

test('an enlarged picture, a missing option and suggestions have no violation', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  await submitWithout(page, 'Size');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  await page.getByRole('link', { name: 'Enlarge picture 1 of 7' }).click();
  await expect(page.getByRole('dialog', { name: /enlarged/ })).toBeVisible();
  expect(await barriers(page, ON_A_DESK)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  const field = page.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
  await field.click();
  await field.pressSequentially('moon');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(await barriers(page, ON_A_DESK)).toEqual([]);
});

test('the sheet of filters has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport();
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

test('the cart has no violation: full, rejecting, empty and changed by the shop', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset();
  await addBookends(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
  expect(await barriers(page, ON_A_DESK)).toEqual([]);

  await page.goto('/cart');
  await openEstimate(page);
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeVisible();
  await page.getByText(/^Have a coupon/).click();
  await page.getByLabel(/^Coupon.* code$/).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/don’t recognize that code/)).toBeVisible();
  // The shopper does not open the cart here. The page would read the new price, and it shows a
  // change only once.
  await page.goto('/products');
  await sandbox.updateProduct('bue-bookends', { price: 102 });
  await page.goto('/cart');
  await expect(page.getByText(/instead of/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

test('forms with errors have no violation', { tag: '@matrix' }, async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Sign in'],
    ['/register', 'Create account'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  }
});

test('the account has no violation', { tag: '@matrix' }, async ({ page, sandbox }) => {
  await sandbox.reset();
  await openAsAda(page, '/account');
  await page.getByText('Add an address').click();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/account/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  for (const path of ['/account/security', '/account/delete']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  }
});

test('an unreachable shop has no violation', { tag: '@matrix' }, async ({ page, context, sandbox }) => {
  await sandbox.reset();
  await putLundBowlInCart(page);
  await sandbox.setFaults([{ call: '*', kind: 'down' }]);
  await page.goto('/cart');
  await expect(page.getByText(/can’t load your cart/).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await context.setOffline(false);
});
