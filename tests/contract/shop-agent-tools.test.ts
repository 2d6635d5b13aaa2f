import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { root } from '../../scripts/lib/project.mjs';
import { newProcess } from '../new-process';
import { GENERATIONS, openShop } from './shop-visitor';
import { CURRENT, OLDER, openProfiles } from './ucp-program';

/**
 * Programs that nobody here has written use the shop over HTTP. They are not installed with the
 * shop, and need Node.js 22, which is one of them: `npm ci --prefix tools/agents`. `npm test --
 * --all` does so. Without them, these tests are skipped.
 */
const TOOLS = join(root, 'tools/agents');
const PACKAGES = join(TOOLS, 'node_modules');
const isInstalled = existsSync(join(PACKAGES, '.package-lock.json'));
const { profile } = await openProfiles();
const folder = mkdtempSync(join(tmpdir(), 'agent-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  vi.stubGlobal('FEATURES', { agents: true, cartLink: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Ran = { code: number; stdout: string; stderr: string };

const runTool = (file: string, args: string[], env: Record<string, string> = {}): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      join(PACKAGES, '.bin/node'),
      [join(PACKAGES, file), ...args],
      {
        cwd: folder,
        env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', HOME: folder, ...env },
        maxBuffer: 50_000_000,
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });

/** Serves the protocol's routes of a shop, as the framework does. */
async function serve(generation: 'v1' | 'v3', cart: 'v1' | 'v2') {
  newProcess();
  vi.stubEnv('WIX_CART', cart);
  await openShop(generation);
  let origin = '';
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const { pathname } = new URL(incoming.url ?? '/', origin);
    const { method = 'GET', headers } = incoming;
    const [, , , version = '', ...path] = pathname.split('/');
    const request = new Request(origin + incoming.url, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const response = pathname.startsWith('/.well-known/')
      ? shop.discoveryResponse(version || undefined)
      : await shop.ucpResponse(request, version, path);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${z.object({ port: z.int() }).parse(server.address()).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv('SITE_URL', origin);
  const shop = await import('@/lib/agents/ucp/transports');
  return { name: `catalog ${generation}, cart ${cart}`, origin };
}

const sites: Awaited<ReturnType<typeof serve>>[] = [];
if (isInstalled)
  for (const generation of GENERATIONS)
    for (const cart of ['v1', 'v2'] as const) sites.push(await serve(generation, cart));

const answerSchema = z.looseObject({
  ucp: z.looseObject({ version: z.string() }),
  result: z.looseObject({
    id: z.string(),
    status: z.string().optional(),
    continue_url: z.string().optional(),
    totals: z.array(z.looseObject({ type: z.string(), amount: z.number() })),
    line_items: z.array(z.looseObject({ quantity: z.number() })),
  }),
});
const foundSchema = z.looseObject({
  result: z.looseObject({
    products: z.array(
      z.looseObject({
        id: z.string(),
        variants: z.array(
          z.looseObject({ id: z.string(), availability: z.looseObject({ available: z.boolean() }) }),
        ),
      }),
    ),
  }),
});

describe.skipIf(!isInstalled).each(sites)('programs of others: $name', ({ origin }) => {
  it.each([
    [CURRENT, 'current'],
    [OLDER, 'older'],
  ])(
    'ucp-cli goes from the discovery to a link for a person, in version %s',
    { timeout: 60_000 },
    async (version, agent) => {
      const env = {
        UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
        UCP_HOME: mkdtempSync(join(folder, 'home-')),
        UCP_BUSINESS: origin,
        UCP_STRICT_SCHEMA: '1',
      };
      const run = (...args: string[]) =>
        runTool('@shopify/ucp-cli/dist/bin.js', [...args, '--profile-url', profile(agent)], env);
      const ucp = async (...args: string[]): Promise<unknown> => {
        const { code, stdout, stderr } = await run(...args);
        expect(code, `ucp ${args.join(' ')}: ${stdout} ${stderr}`).toBe(0);
        return JSON.parse(stdout);
      };
      const input = (value: object) => ['--input', JSON.stringify(value)];
      await ucp('discover');
      const found = foundSchema.parse(await ucp('catalog', 'search', '--set', '/query=bowl'));
      const [first, second] = found.result.products.flatMap(({ id, variants }) =>
        variants
          .filter(({ availability }) => availability.available)
          .slice(0, 1)
          .map((variant) => ({ productId: id, id: variant.id })),
      );
      if (!first || !second) throw new Error('the catalog has two bowls');
      await ucp('catalog', 'get_product', first.productId);
      await ucp('catalog', 'lookup', ...input({ ids: [first.id, second.id] }));
      const context = { address_country: 'US', address_region: 'NY' };
      const line = (id: string, quantity: number) => ({ item: { id }, quantity });
      const cart = answerSchema.parse(
        await ucp('cart', 'create', ...input({ line_items: [line(first.id, 1)], context })),
      );
      expect(cart.ucp.version).toBe(version);
      const { id } = cart.result;
      const changed = { line_items: [line(first.id, 2), line(second.id, 1)], context };
      const updated = answerSchema.parse(await ucp('cart', 'update', id, ...input(changed)));
      expect(updated.result.line_items).toHaveLength(2);
      const { result: checkout } = answerSchema.parse(
        await ucp('checkout', 'create', ...input({ cart_id: id, line_items: [] })),
      );
      expect(checkout.status).toBe('requires_escalation');
      expect(checkout.totals).toEqual(updated.result.totals);
      expect(checkout.continue_url).toMatch(new RegExp(`^${origin}/cart/link\\?item=`));
      const completed = answerSchema.parse(
        await ucp('checkout', 'complete', checkout.id, ...input({ payment: { instruments: [] } })),
      );
      expect(completed.result.status).toBe('requires_escalation');
      const order = await run('order', 'get', 'x');
      expect([order.code, order.stdout + order.stderr]).toEqual([
        1,
        expect.stringContaining('OPERATION_NOT_OFFERED'),
      ]);
      await ucp('cart', 'cancel', id);
    },
  );
});

it.skipIf(!isInstalled)(
  'the suite for MCP servers fails only where tools/agents/expected-failures.yml says why',
  { timeout: 120_000 },
  async () => {
    const { code, stdout, stderr } = await runTool('@modelcontextprotocol/conformance/dist/index.js', [
      'server',
      ...['--url', `${sites[0]?.origin}/api/ucp/${CURRENT}/mcp`],
      ...['--requirements', '2025-11-25'],
      ...['--expected-failures', join(TOOLS, 'expected-failures.yml')],
    ]);
    expect(code, `${stdout.slice(-3_000)} ${stderr}`).toBe(0);
  },
);

describe.skipIf(!isInstalled).each(GENERATIONS)('structured data of the catalog %s', (generation) => {
  it.each([true, false])(
    'has no error for the validator of Adobe, with feeds: %s',
    { timeout: 60_000 },
    async (feeds) => {
      newProcess();
      await openShop(generation);
      vi.stubGlobal('FEATURES', { feeds });
      const { jsonLd, organization, website, breadcrumbs, productData } = await import(
        '@/lib/seo/structured-data'
      );
      const { getAllProducts } = await import('@/lib/catalog/readers');
      const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
      const load = (path: string) => import(pathToFileURL(join(PACKAGES, path)).href);
      const { default: Validator } = await load('@adobe/structured-data-validator/src/index.js');
      const { default: WebAutoExtractor } = await load('@marbec/web-auto-extractor/dist/index.js');
      const listed = await getAllProducts();
      const products = await Promise.all(listed.map(({ slug }) => catalogPlatform.queryProductBySlug(slug)));
      const graphs = [
        jsonLd([organization(), website('en')]),
        // A list's data is not here: the validator asks each entry for a name, as of breadcrumbs, and
        // Google's documentation of lists that link to pages asks for the position and the URL.
        ...products.flatMap((product) =>
          product
            ? jsonLd([
                productData(product, 'en'),
                breadcrumbs('en', [
                  { name: 'Home', href: '/' },
                  { name: product.name, href: `/products/${product.slug}` },
                ]),
              ])
            : [],
        ),
      ];
      expect(graphs.length).toBeGreaterThan(30);
      const errors: string[] = [];
      for (const graph of graphs) {
        const html = `<html><body><script type="application/ld+json">${graph}</script></body></html>`;
        const data = new WebAutoExtractor({ addLocation: true }).parse(html);
        expect(Object.keys(data.jsonld).length).toBeGreaterThan(0);
        const issues = z
          .array(z.looseObject({ severity: z.string(), issueMessage: z.string() }))
          .parse(await new Validator().validate(data));
        for (const { severity, issueMessage } of issues)
          if (severity === 'ERROR') errors.push(`${issueMessage} in ${graph.slice(0, 300)}`);
      }
      expect(errors).toEqual([]);
    },
  );
});
