import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type APIRequestContext, expect } from 'playwright/test';
import { z } from 'zod';
import { AGENT_PACKAGES, AGENT_TOOLS, runAgentTool } from '../scripts/lib/verification/agent-tools.mjs';

/** Programs that use the shop. Those of others are in tools/agents, with Node.js 22. */

export const CURRENT = '2026-08-25';
export const OLDER = '2026-04-08';
const CAPABILITIES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount', 'fulfillment'];

const checkoutSchema = z.looseObject({
  id: z.string(),
  status: z.literal('requires_escalation'),
  continue_url: z.string(),
  totals: z.array(z.looseObject({ type: z.string(), amount: z.number() })),
});
/** A checkout that a program has prepared, and a person pays. */
export type Handover = z.infer<typeof checkoutSchema>;

const foundSchema = z.looseObject({
  products: z.array(
    z.looseObject({
      id: z.string(),
      variants: z.array(
        z.looseObject({ id: z.string(), availability: z.looseObject({ available: z.boolean() }) }),
      ),
    }),
  ),
});

/** Returns the first available variant of each product that a search found. */
const available = (found: unknown): { productId: string; id: string }[] =>
  foundSchema.parse(found).products.flatMap(({ id: productId, variants }) =>
    variants
      .filter(({ availability }) => availability.available)
      .slice(0, 1)
      .map(({ id }) => ({ productId, id })),
  );

/** The request of both programs: two pieces, one after a search, to New York, with a coupon. */
const ORDER = {
  context: { address_country: 'US', address_region: 'NY' },
  discounts: { codes: ['WELCOME10'] },
};
const line = (id: string, quantity: number) => ({ item: { id }, quantity });

/** Serves the profiles of a program, one for each version of the protocol, while `use` runs. */
async function withProfiles<Result>(use: (profile: (version: string) => string) => Promise<Result>) {
  const server = createServer((request, response) => {
    const version = request.url?.slice(1);
    const named = CAPABILITIES.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]);
    response.end(JSON.stringify({ ucp: { version, capabilities: Object.fromEntries(named) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  try {
    return await use((version) => `http://127.0.0.1:${port}/${version}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Prepares a checkout by plain requests. */
export const prepareByRequests = (request: APIRequestContext, shopUrl: string): Promise<Handover> =>
  withProfiles(async (profile) => {
    const send = async (path: string, data: object): Promise<unknown> => {
      const response = await request.post(`${shopUrl}/api/ucp/${CURRENT}/${path}`, {
        data,
        headers: { 'ucp-agent': `profile="${profile(CURRENT)}"` },
      });
      expect(response.ok(), await response.text()).toBe(true);
      return response.json();
    };
    const [item] = available(await send('catalog/search', { query: 'lund bowl' }));
    return checkoutSchema.parse(
      await send('checkout-sessions', { line_items: [line(item?.id ?? '', 2)], ...ORDER }),
    );
  });

const answerSchema = z.looseObject({
  ucp: z.looseObject({ version: z.string() }),
  result: z.looseObject({
    id: z.string(),
    totals: z.array(z.unknown()),
    line_items: z.array(z.unknown()),
  }),
});
const resultSchema = z.looseObject({ result: z.unknown() });

/** Prepares a checkout by `@shopify/ucp-cli`, from the discovery on. */
export const prepareByUcpCli = (shopUrl: string, version: string): Promise<Handover> =>
  withProfiles(async (profile) => {
    const folder = mkdtempSync(join(tmpdir(), 'ucp-cli-'));
    const variables = {
      UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
      UCP_HOME: folder,
      UCP_BUSINESS: shopUrl,
      UCP_STRICT_SCHEMA: '1',
    };
    const run = (...args: string[]) =>
      runAgentTool(
        '@shopify/ucp-cli/dist/bin.js',
        [...args, '--profile-url', profile(version)],
        folder,
        variables,
      );
    const ucp = async (...args: string[]): Promise<unknown> => {
      const { code, stdout, stderr } = await run(...args);
      expect(code, `ucp ${args.join(' ')}: ${stdout} ${stderr}`).toBe(0);
      return JSON.parse(stdout);
    };
    const input = (value: object) => ['--input', JSON.stringify(value)];
    await ucp('discover');
    const found = resultSchema.parse(await ucp('catalog', 'search', '--set', '/query=bowl'));
    const [first, second] = available(found.result);
    if (!first || !second) throw new Error('The catalog has two bowls.');
    await ucp('catalog', 'get_product', first.productId);
    await ucp('catalog', 'lookup', ...input({ ids: [first.id, second.id] }));
    const cart = answerSchema.parse(
      await ucp('cart', 'create', ...input({ line_items: [line(first.id, 1)], ...ORDER })),
    );
    expect(cart.ucp.version).toBe(version);
    const updated = answerSchema.parse(
      await ucp(
        'cart',
        'update',
        cart.result.id,
        ...input({ line_items: [line(first.id, 2), line(second.id, 1)], ...ORDER }),
      ),
    );
    expect(updated.result.line_items).toHaveLength(2);
    const made = resultSchema.parse(
      await ucp('checkout', 'create', ...input({ cart_id: cart.result.id, line_items: [] })),
    );
    const checkout = checkoutSchema.parse(made.result);
    expect(checkout.totals).toEqual(updated.result.totals);
    expect(checkout.continue_url).toContain(`${shopUrl}/cart/link?item=`);
    const completed = resultSchema.parse(
      await ucp('checkout', 'complete', checkout.id, ...input({ payment: { instruments: [] } })),
    );
    checkoutSchema.parse(completed.result);
    const order = await run('order', 'get', 'x');
    expect([order.code, order.stdout + order.stderr]).toEqual([
      1,
      expect.stringContaining('OPERATION_NOT_OFFERED'),
    ]);
    await ucp('cart', 'cancel', cart.result.id);
    return checkout;
  });

/** Runs the suite for MCP servers, which fails where an expected failure is missing or new. */
export const checkMcpServer = (shopUrl: string) =>
  runAgentTool(
    '@modelcontextprotocol/conformance/dist/index.js',
    [
      'server',
      '--url',
      `${shopUrl}/api/ucp/${CURRENT}/mcp`,
      '--requirements',
      '2025-11-25',
      '--expected-failures',
      join(AGENT_TOOLS, 'expected-failures.yml'),
    ],
    mkdtempSync(join(tmpdir(), 'mcp-conformance-')),
  );

const issuesSchema = z.array(z.looseObject({ severity: z.string(), issueMessage: z.string() }));

/**
 * Reads every page of the sitemap with Adobe's validator of structured data.
 * @returns how many pages have such data, and each error with its page
 */
export async function checkStructuredData(
  request: APIRequestContext,
  shopUrl: string,
): Promise<{ pages: number; errors: string[] }> {
  const load = (path: string) => import(pathToFileURL(join(AGENT_PACKAGES, path)).href);
  const { default: Validator } = await load('@adobe/structured-data-validator/src/index.js');
  const { default: WebAutoExtractor } = await load('@marbec/web-auto-extractor/dist/index.js');
  const linksIn = async (url: string) => {
    const xml = await (await request.get(url)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>|hreflang="[^"]+" href="([^"]+)"/g)].map(
      ([, location, alternate]) => location ?? alternate ?? '',
    );
  };
  const files = await linksIn(`${shopUrl}/sitemap.xml`);
  const pages = new Set((await Promise.all(files.map(linksIn))).flat());
  const errors: string[] = [];
  let count = 0;
  for (const url of pages) {
    const response = await request.get(url, { headers: { accept: 'text/html' } });
    expect(response.status(), url).toBe(200);
    const data = new WebAutoExtractor({ addLocation: true }).parse(await response.text());
    if (Object.keys(data.jsonld).length > 0) count += 1;
    const issues = issuesSchema.parse(await new Validator().validate(data));
    for (const { severity, issueMessage } of issues)
      if (severity === 'ERROR') errors.push(`${url}: ${issueMessage}`);
  }
  return { pages: count, errors };
}
