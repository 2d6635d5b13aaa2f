import { createServer } from 'node:http';
import { z } from 'zod';
import { expect, test } from './fixtures';
import { checkOut, fillCheckout, openEstimate } from './journey';

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

for (const { lang, prefix, add } of [
  { lang: 'English', prefix: '', add: 'Add to cart' },
  { lang: 'German', prefix: '/de', add: 'In den Warenkorb' },
  { lang: 'Hebrew', prefix: '/he', add: 'הוספה לסל' },
])
  test(`an assistant in the browser searches by itself in ${lang}, and only the person adds to the cart`, async ({
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

    await page.goto(`${prefix}/products`);
    await expect.poll(names).toEqual(['filter_products', 'search_products']);
    await page.goto(`${prefix}/products/lund-bowl`);
    await expect.poll(names).toEqual(['add_to_cart', 'search_products']);
    const [tool] = (await page.webmcp.tools()).filter(({ name }) => name === 'add_to_cart');
    expect(Object.keys(Object(tool?.inputSchema).properties)).not.toContain('productId');
    const call = page.webmcp.callTool('add_to_cart', { quantity: '2' }).catch(() => null);
    // The browser has filled in the form, and waits for a click.
    const button = page.getByRole('button', { name: add }).first();
    await expect(button).toBeFocused();
    const countInCart = async () => Object(await (await page.request.get('/api/cart')).json()).cart.count;
    expect(await countInCart()).toBe(0);
    await button.click();
    await expect.poll(countInCart).toBe(2);
    await call;
    await page.goto(`${prefix}/cart`);
    await expect(page.locator('main a[href$="/products/lund-bowl"]').first()).toBeVisible();
    await page.webmcp.callTool('search_products', { q: 'bowl' }).catch(() => null);
    await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=bowl$`));
    await browser.close();
  });

const checkoutSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  continue_url: z.string(),
  totals: z.array(z.looseObject({ type: z.string(), amount: z.number() })),
});

test('a person takes over the checkout of a program, and pays the same total', {
  tag: '@every-generation',
}, async ({ page, request, sandbox, shop }) => {
  await sandbox.reset();
  const capabilities = ['catalog.search', 'checkout', 'discount', 'fulfillment'];
  const version = '2026-08-25';
  const profiles = createServer((_, response) => {
    const named = capabilities.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]);
    response.end(JSON.stringify({ ucp: { version, capabilities: Object.fromEntries(named) } }));
  });
  await new Promise<void>((resolve) => profiles.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(profiles.address());
  const send = async (path: string, data: object) => {
    const response = await request.post(`${shop.shopUrl}/api/ucp/${version}/${path}`, {
      data,
      headers: { 'ucp-agent': `profile="http://127.0.0.1:${port}/"` },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { products } = await send('catalog/search', { query: 'lund bowl' });
  const [item] = products[0].variants.filter(
    ({ availability }: { availability: { available: boolean } }) => availability.available,
  );
  const checkout = checkoutSchema.parse(
    await send('checkout-sessions', {
      line_items: [{ item: { id: item.id }, quantity: 2 }],
      context: { address_country: 'US', address_region: 'NY' },
      discounts: { codes: ['WELCOME10'] },
    }),
  );
  profiles.closeAllConnections();
  profiles.close();
  expect(checkout.status).toBe('requires_escalation');
  const total = checkout.totals.find(({ type }) => type === 'total')?.amount ?? 0;
  const shown = `$${(total / 100).toFixed(2)}`;

  await page.goto(checkout.continue_url);
  await expect(page.getByRole('heading', { level: 1, name: 'Shared cart' })).toBeVisible();
  await expect(page.getByText('The code WELCOME10 will be applied.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Empty my cart first' })).not.toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();
  await openEstimate(page);
  await page.getByRole('combobox', { name: /^State/ }).selectOption('New York');
  await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  await checkOut(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?orderId=/);
  await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
});
