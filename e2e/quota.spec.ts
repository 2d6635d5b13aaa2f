import { expect, test } from './fixtures';
import { addLundBowl } from './journey';

test.use({ allowedConsole: [/404/] });

for (const [quota, what, address] of [
  [200, 'offers of made-up products', (turn: number) => `/api/products/made-up-${turn}/offer`],
  // Each one is a rendered page, so these requests use a smaller quota.
  [60, 'made-up products', (turn: number) => `/products/made-up-${turn}`],
  [60, 'made-up categories', (turn: number) => `/categories/made-up-${turn}`],
  [60, 'made-up plain pages', (turn: number) => `/made-up-${turn}`],
  [200, 'made-up files of the sitemap', (turn: number) => `/sitemap.xml?file=${turn + 10}`],
] as const)
  test(`${quota} ${what} cause few platform calls, and a shopper can still buy`, {
    // tests/production/quota.test.ts checks the limits of each kind of call.
    tag: '@matrix',
  }, async ({ page, request, sandbox }) => {
    await sandbox.reset();
    const limit = (callsPerMinute: number | null) =>
      request.put(`${sandbox.url}/_sandbox/limits`, { data: { callsPerMinute } });
    await limit(quota);
    await sandbox.clearCalls();
    for (let turn = 0; turn < quota; turn += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) => request.get(address(turn + place))),
      );
      for (const answer of answers) expect(answer.status()).toBe(404);
    }
    expect(Object(await sandbox.calls()).total).toBeLessThan(10);
    await addLundBowl(page);
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
    await limit(null);
  });

test('an impossible slug of any length gets the "not found" page', async ({ request }) => {
  for (const path of [
    `/products/${'x'.repeat(301)}`,
    `/products/${'x'.repeat(5_000)}`,
    `/categories/${'%E6%9D%AF'.repeat(301)}`,
    '/products/a%20b',
    '/de/products/a%5Cb',
    `/categories/${'x'.repeat(301)}?color=Ink`,
  ]) {
    const answer = await request.get(path);
    expect({ path: path.slice(0, 40), status: answer.status() }).toEqual({
      path: path.slice(0, 40),
      status: 404,
    });
    expect(await answer.text()).toContain(
      'href="/products"'.replace('/', path.startsWith('/de') ? '/de/' : '/'),
    );
  }
});
