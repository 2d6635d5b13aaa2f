import type { Page } from 'playwright/test';
import { barriers, sidewaysScroll } from './accessibility-checks';
import { expect, test } from './fixtures';
import { checkOut, fillCheckout } from './journey';
import { ADA, signIn } from './members/sign-in-steps';
import { receiverAt } from './receiver';

type Received = { event: string; params: Record<string, unknown>; path: string };

let received: Received[] = [];
/** A receiver of events in addition to the sandbox of this worker. */
const RECEIVER = receiverAt(50, (_, body) => received.push(JSON.parse(body)));

test.use({
  shopVariables: {
    ANALYTICS: JSON.stringify({
      provider: 'webhook',
      address: `${RECEIVER}/events`,
      privacyPage: '/privacy',
    }),
  },
});

test.beforeEach(async ({ sandbox }) => {
  await sandbox.reset();
  received = [];
});

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy' });
const answer = (page: Page, name: 'Accept' | 'Decline') => banner(page).getByRole('button', { name }).click();

/** Returns the params of the received events with this name. */
const paramsOf = (name: string) => received.filter(({ event }) => event === name).map(({ params }) => params);

/** Waits until this many events with this name have arrived, and returns their params. */
async function untilReceived(name: string, count = 1) {
  await expect.poll(() => paramsOf(name).length, { message: name }).toBe(count);
  return paramsOf(name);
}

test('a visit reports each step from the list to the purchase', async ({ page }) => {
  await page.goto('/categories/tableware');
  await answer(page, 'Accept');
  const [list] = await untilReceived('view_item_list');
  expect(list).toMatchObject({ item_list_id: 'category:tableware', item_list_name: 'Tableware' });
  const items = Object(list).items;
  expect(items.map(({ index }: { index: number }) => index)).toEqual([...items.keys()]);
  const bowl = items.find(({ item_name }: { item_name: string }) => item_name === 'Lund Bowl');
  expect(bowl).toMatchObject({ product_id: expect.any(String), currency: 'USD' });

  await page.getByRole('link', { name: 'Lund Bowl' }).click();
  expect(await untilReceived('select_item')).toMatchObject([{ items: [bowl] }]);
  const { product_id } = bowl;
  expect(await untilReceived('view_item')).toMatchObject([{ items: [{ product_id }] }]);

  await page.locator('label').getByRole('radio', { name: 'Ink' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const bought = { product_id, sku: expect.any(String), item_variant: 'Ink / Large, 23 cm', price: 38 };
  expect(await untilReceived('add_to_cart')).toMatchObject([
    { currency: 'USD', value: 38, items: [{ ...bought, quantity: 1 }] },
  ]);

  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('link', { name: 'View cart' }).click();
  expect(await untilReceived('view_cart')).toMatchObject([{ value: 38, items: [bought] }]);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await untilReceived('add_to_cart', 2);
  await main.getByRole('button', { name: 'Decrease quantity' }).click();
  expect(await untilReceived('remove_from_cart')).toMatchObject([{ value: 38, items: [{ quantity: 1 }] }]);

  await checkOut(page);
  expect(await untilReceived('begin_checkout')).toMatchObject([{ value: 38, items: [bought] }]);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId');
  expect(await untilReceived('purchase')).toMatchObject([
    { transaction_id: orderId, currency: 'USD', value: 38, shipping: expect.any(Number), items: [bought] },
  ]);

  const views = paramsOf('page_view').length;
  await page.reload();
  await untilReceived('page_view', views + 1);
  expect(paramsOf('purchase')).toHaveLength(1);
  // The cart is empty after the purchase, and nothing was removed from it.
  expect(paramsOf('remove_from_cart')).toHaveLength(1);
  expect(JSON.stringify(received)).not.toContain('ada@example.com');
});

test('a search, a login and a registration are reported', async ({ page }) => {
  await page.goto('/search?q=bowl');
  await answer(page, 'Accept');
  expect(await untilReceived('search')).toEqual([{ search_term: 'bowl' }]);
  expect(await untilReceived('view_item_list')).toMatchObject([{ item_list_id: 'search' }]);
  await page.goto('/login?returnTo=/products');
  await signIn(page, ADA.email, ADA.password);
  await expect(page).toHaveURL('/products');
  await untilReceived('login');
  expect(paramsOf('sign_up')).toEqual([]);
});

test('a visitor who declines sends nothing, and the banner stays away', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/products');
  await expect(banner(page)).toBeVisible();
  await answer(page, 'Decline');
  await page.getByRole('link', { name: 'Lund Bowl' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(requests.filter((url) => url.startsWith(RECEIVER))).toEqual([]);
  expect(received).toEqual([]);
});

test('nothing is sent before the answer, and nothing after a withdrawal', async ({ page }) => {
  await page.goto('/products');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(received).toEqual([]);
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...sessionStorage }))).toBe('{}');
  await answer(page, 'Accept');
  await untilReceived('view_item_list');
  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await expect(banner(page)).toBeFocused();
  await answer(page, 'Decline');
  await expect(page.getByRole('button', { name: 'Privacy settings' })).toBeFocused();
  const before = received.length;
  await page.getByRole('link', { name: 'Lund Bowl' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(received).toHaveLength(before);
});

test('the policy allows the receiver, and nothing inline', async ({ request }) => {
  for (const path of ['/', '/products/lund-bowl', '/login']) {
    const policies = (await request.get(path))
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      .map(({ value }) => value)
      .join('; ');
    expect(policies, path).toMatch(new RegExp(`connect-src [^;]*${RECEIVER}`));
    expect(policies, path).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    expect(policies.length, path).toBeLessThanOrEqual(1024);
  }
});

test.describe('a receiver that is blocked', () => {
  test.use({ allowedConsole: [/ERR_BLOCKED_BY_CLIENT/] });

  test('changes nothing for the shopper', async ({ page }) => {
    await page.route(`${RECEIVER}/**`, (route) => route.abort('blockedbyclient'));
    await page.goto('/products/klar-carafe');
    await answer(page, 'Accept');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
    expect(received).toEqual([]);
  });
});

for (const [path, name] of [
  ['/', 'Privacy'],
  ['/he', 'פרטיות'],
] as const)
  test(`the banner on ${path} has no barriers and fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const buttons = page.getByRole('region', { name }).getByRole('button');
    await expect(buttons).toHaveCount(2);
    const [decline, accept] = await buttons.all();
    const [left, right] = [await decline?.boundingBox(), await accept?.boundingBox()];
    expect(left?.width).toBe(right?.width);
    expect(left?.height).toBeGreaterThanOrEqual(44);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
  });
