import { expect, test } from './fixtures';

test.describe('programs that read the shop', () => {
  test('find what they can do here, whatever they accept and whichever cookies they send', async ({
    request,
    baseURL,
  }) => {
    for (const path of ['/.well-known/ucp', '/.well-known/ucp/2026-04-08']) {
      const response = await request.get(path, {
        maxRedirects: 0,
        headers: {
          accept: 'text/html',
          'accept-language': 'de',
          cookie: 'currency=EUR; refresh_token=made-up',
        },
      });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe('public, max-age=300');
      expect(response.headers()['set-cookie'], path).toBeUndefined();
      const [mcp] = (await response.json()).ucp.services['dev.ucp.shopping'];
      expect(new URL(mcp.endpoint).origin).toBe(new URL(baseURL ?? '').origin);
      const tools = await request.post(mcp.endpoint, {
        data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      });
      expect((await tools.json()).result.tools).toHaveLength(12);
    }
  });

  test('get each page as Markdown, a tenth of its size, without a session', async ({ request, baseURL }) => {
    for (const path of ['/products', '/products/lund-bowl', '/categories/tableware', '/de/about', '/']) {
      const html = await request.get(path, { headers: { accept: 'text/html' } });
      expect(html.headers().vary, path).toContain('Accept');
      const alternate = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(
        await html.text(),
      )?.[1];
      const named = await request.get(new URL(alternate ?? '', baseURL).pathname);
      const negotiated = await request.get(path, { headers: { accept: 'text/markdown, text/html;q=0.9' } });
      for (const response of [named, negotiated]) {
        expect(response.status(), path).toBe(200);
        const headers = response.headers();
        expect(headers['content-type'], path).toBe('text/markdown; charset=utf-8');
        expect(headers.vary, path).toContain('Accept');
        expect(headers['set-cookie']).toBeUndefined();
        expect((await response.body()).byteLength * 10, path).toBeLessThanOrEqual(
          (await html.body()).byteLength,
        );
      }
      expect(await named.text()).toBe(await negotiated.text());
      // The form that was sent last is in no cache of the page.
      expect(
        (await request.get(path, { headers: { accept: 'text/html' } })).headers()['content-type'],
      ).toContain('text/html');
    }
    expect((await request.get('/products/no-such-thing.md')).status()).toBe(404);
    expect(
      (await request.get('/api/markdown/page/en/products', { headers: { accept: 'text/html' } })).status(),
    ).toBe(404);
    expect((await request.get('/llms.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8');
  });
});

test('an assistant in the browser searches by itself, and only the person adds to the cart', async ({
  playwright,
  shop,
}) => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, '--enable-features=WebMCP'],
  });
  const page = await browser.newPage({ baseURL: shop.shopUrl });
  const names = async () => (await page.webmcp.tools()).map(({ name }) => name).sort();

  await page.goto('/products');
  await expect.poll(names).toEqual(['filter_products', 'search_products']);
  await page.goto('/products/lund-bowl');
  await expect.poll(names).toEqual(['add_to_cart', 'search_products']);
  const [tool] = (await page.webmcp.tools()).filter(({ name }) => name === 'add_to_cart');
  expect(Object.keys(Object(tool?.inputSchema).properties)).not.toContain('productId');
  const call = page.webmcp.callTool('add_to_cart', { quantity: '2' }).catch(() => null);
  // The browser has filled in the form, and waits for a click.
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeAttached();
  await call;
  await page.goto('/products');
  await page.webmcp.callTool('search_products', { q: 'bowl' }).catch(() => null);
  await expect(page).toHaveURL(/\/search\?q=bowl$/);
  await browser.close();
});
