import type { APIRequestContext } from 'playwright/test';
import { DEFAULT_LANG, LANGS, prefixOf } from '../lib/i18n/locales.mjs';
import { ALL_MESSAGES } from '../lib/i18n/messages/all';
import { hasAgentTools } from '../scripts/lib/verification/agent-tools.mjs';
import {
  CURRENT,
  checkMcpServer,
  checkStructuredData,
  type Handover,
  OLDER,
  prepareByRequests,
  prepareByUcpCli,
} from './agent-programs';
import { expect, test, waitForScripts } from './fixtures';
import { checkOut, fillCheckout, openEstimate, placeOrder } from './journey';

test.describe('programs that read the shop', () => {
  test('find what they can do, whatever they accept and send as cookies', async ({ request, baseURL }) => {
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

for (const lang of LANGS)
  test(`an assistant in the browser fills in the forms of a purchase in ${lang}, and the person sends them`, {
    tag: lang === DEFAULT_LANG ? [] : '@matrix',
  }, async ({ playwright, sandbox, shop }) => {
    await sandbox.reset();
    const messages = ALL_MESSAGES[lang];
    const prefix = prefixOf(lang);
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
    const browser = await playwright.chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...args, '--enable-features=WebMCP'],
    });
    const context = await browser.newContext({ baseURL: shop.shopUrl });
    await waitForScripts(context);
    const page = await context.newPage();
    const main = page.getByRole('main');
    const names = async () => (await page.webmcp.tools()).map(({ name }) => name).sort();
    /** Nothing waits for the answer: the draft promises none from a page that changes or is left. */
    const call = (tool: string, values: Record<string, string>) => {
      page.webmcp.callTool(tool, values).catch(() => null);
    };
    /** The browser fills in the form and waits for a click of the person on the returned button. */
    const propose = async (tool: string, values: Record<string, string>, button: string) => {
      call(tool, values);
      const send = main.getByRole('button', { name: button, exact: true }).first();
      await expect(send).toBeFocused();
      return send;
    };

    await page.goto(`${prefix}/products`);
    await expect.poll(names).toEqual(['filter_products', 'search_products']);
    await page.goto(`${prefix}/products/lund-bowl`);
    await expect.poll(names).toEqual(['add_to_cart', 'search_products']);
    const [tool] = (await page.webmcp.tools()).filter(({ name }) => name === 'add_to_cart');
    expect(Object.keys(Object(tool?.inputSchema).properties)).not.toContain('productId');
    const add = await propose('add_to_cart', { quantity: '2' }, messages.product.addToCart);
    const countInCart = async () => Object(await (await page.request.get('/api/cart')).json()).cart.count;
    expect(await countInCart()).toBe(0);
    await add.click();
    await expect.poll(countInCart).toBe(2);

    await page.goto(`${prefix}/cart`);
    await expect(page.locator('main a[href$="/products/lund-bowl"]').first()).toBeVisible();
    await main.getByText(messages.totals.haveCode).click();
    await expect.poll(names).toContain('apply_code');
    const apply = await propose('apply_code', { code: 'WELCOME10' }, messages.totals.apply);
    const applied = main.getByText(messages.totals.applied.replace('{code}', 'WELCOME10'));
    await expect(applied).toBeHidden();
    await apply.click();
    await expect(applied).toBeVisible();
    await main.getByRole('button', { name: messages.cart.checkOut }).first().click();
    await fillCheckout(page);
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: messages.orders.thankYou })).toBeVisible();
    call('search_products', { q: 'bowl' });
    await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=bowl$`));
    await browser.close();
  });

type Program = { name: string; prepare: (request: APIRequestContext, shopUrl: string) => Promise<Handover> };
const PROGRAMS: Program[] = [
  { name: 'a program', prepare: prepareByRequests },
  ...(hasAgentTools ? [CURRENT, OLDER] : []).map((version) => ({
    name: `ucp-cli in version ${version}`,
    prepare: (_: APIRequestContext, shopUrl: string) => prepareByUcpCli(shopUrl, version),
  })),
];

for (const { name, prepare } of PROGRAMS)
  test(`a person takes over the checkout of ${name}, and pays the same total`, {
    tag: ['@every-generation', '@every-cart'],
  }, async ({ page, request, sandbox, shop }) => {
    await sandbox.reset();
    const checkout = await prepare(request, shop.shopUrl);
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

test.describe('programs of others', { tag: '@matrix' }, () => {
  test.skip(!hasAgentTools, 'tools/agents is not installed');

  test('the suite for MCP servers fails only where expected-failures.yml says why', async ({ shop }) => {
    const { code, stdout, stderr } = await checkMcpServer(shop.shopUrl);
    expect(code, `${stdout.slice(-3_000)} ${stderr}`).toBe(0);
  });

  test("Adobe's validator finds no error in the data of any page", async ({ request, shop }) => {
    test.setTimeout(300_000);
    const { pages, errors } = await checkStructuredData(request, shop.shopUrl);
    expect(pages).toBeGreaterThan(100);
    expect(errors).toEqual([]);
  });
});
