import { expect, test } from './fixtures';
import { putLundBowlInCart } from './journey';

test.use({ allowedConsole: [/50[03]/] });
test.beforeEach(({ sandbox }) => sandbox.reset());

const EVERYTHING = '*';
/** Pages that the shop has rendered before the platform fails. */
const PAGES = ['/', '/products', '/products/lund-bowl', '/categories/tableware'];
const NOTHING_IN_HERE = { name: 'Your cart is empty' };

for (const [how, fault] of [
  ['is down', { call: EVERYTHING, kind: 'down' }],
  ['fails three times in ten', { call: EVERYTHING, kind: 'status', status: 500, probability: 0.3 }],
  ['answers half a JSON', { call: EVERYTHING, kind: 'malformed' }],
  ['asks to be left alone', { call: EVERYTHING, kind: 'status', status: 429, retryAfter: 1 }],
] as const)
  test(`a platform that ${how}: the catalog works, nothing looks empty or signed out, and all recovers by itself`, {
    tag: fault.kind === 'down' ? [] : '@matrix',
  }, async ({ page, request, sandbox }) => {
    for (const path of PAGES) expect((await request.get(path)).status(), path).toBe(200);
    await putLundBowlInCart(page);
    await sandbox.setFaults([fault]);

    for (const path of PAGES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', NOTHING_IN_HERE)).toHaveCount(0);

    await sandbox.setFaults([]);
    await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();
  });

test('the server reports alive and ready apart, and seldom calls', async ({ request, sandbox }) => {
  await sandbox.setFaults([{ call: EVERYTHING, kind: 'down' }]);
  await expect.poll(async () => (await request.get('/api/ready')).status()).toBe(503);
  expect((await request.get('/api/health')).status()).toBe(200);
  await sandbox.setFaults([]);
  await expect.poll(async () => (await request.get('/api/ready')).status()).toBe(200);
  await sandbox.clearCalls();
  await Promise.all(Array.from({ length: 20 }, () => request.get('/api/ready')));
  const { calls } = Object(await sandbox.calls());
  expect(calls['POST /oauth2/token'] ?? 0).toBeLessThanOrEqual(1);
});
