import { expect, test } from './fixtures';

test('the HTML itself contains header, product and price', async ({ request }) => {
  const html = await (await request.get('/products/lund-bowl')).text();
  expect(html.match(/<header/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Lund Bowl<\/h1>/);
  expect(html).toContain('$28.00');
  expect(html).not.toContain('hidden id="S:');
});

test('a view causes no platform call and sets no cookie', async ({ page, context, request, sandbox }) => {
  const paths = [
    '/',
    '/products',
    '/categories/tableware',
    '/categories/tableware?color=Oat&brand=Halden+Studio&inStock=1&sortBy=priceAsc',
    '/products/solveig-mug',
    '/search?q=bowl',
  ];
  for (const path of paths) await request.get(path);

  // A view regenerates a page in the background every five minutes. Between two such moments there
  // are not platform calls.
  await expect(async () => {
    await sandbox.clearCalls();
    for (const path of paths)
      for (let view = 0; view < 10; view++)
        expect((await request.get(path)).headers()['set-cookie']).toBeUndefined();
    expect(await sandbox.calls()).toMatchObject({ total: 0 });
  }).toPass();

  await sandbox.clearCalls();
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await sandbox.calls()).toMatchObject({ total: 0 });
});

test('many views of a product share one stock request', async ({ request, sandbox }) => {
  await request.get('/api/products/klar-carafe/offer');
  // An answer is shared for 15 seconds, which may end between two views.
  await expect(async () => {
    await sandbox.clearCalls();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request.get('/api/products/klar-carafe/offer')),
    );
    expect(answers.every((answer) => answer.ok())).toBe(true);
    expect(await sandbox.calls()).toMatchObject({ total: 0 });
  }).toPass();
});
