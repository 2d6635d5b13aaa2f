import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { SHOP } from '../../contract/shop-visitor';
import { listen } from '../../listen';

export const [CURRENT, OLDER] = ['2026-08-25', '2026-04-08'];
export const NAMES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount', 'fulfillment'].map(
  (name) => `dev.ucp.shopping.${name}`,
);
const profileOf = (version: string, names: string[]) =>
  JSON.stringify({
    ucp: { version, capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])), more: 1 },
  });
const DOCUMENTS: Record<string, string> = {
  '/current': profileOf(CURRENT, NAMES),
  '/other': profileOf(CURRENT, NAMES),
  '/older': profileOf(OLDER, NAMES),
  '/ancient': profileOf('2026-01-11', NAMES),
  '/search-only': profileOf(CURRENT, NAMES.slice(0, 1)),
  '/cart-only': profileOf(CURRENT, ['dev.ucp.shopping.cart']),
  '/orphan': profileOf(CURRENT, ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.fulfillment']),
  '/other-version': JSON.stringify({
    ucp: { version: CURRENT, capabilities: { [NAMES[0] ?? '']: [{ version: OLDER }] } },
  }),
  '/malformed': '{"ucp":',
  '/shapeless': '{"version":"2026-08-25"}',
  '/endless': ' '.repeat(200 * 1_024),
};

/** Serves the profiles of programs, for the tests of the file that calls it. */
export async function openProfiles() {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url === '/redirect') return response.writeHead(302, { location: '/current' }).end();
    response.end(DOCUMENTS[request.url ?? ''] ?? '');
  });
  const { url, close } = await listen(server);
  afterAll(close);
  return { requested, profile: (name: string) => `${url}/${name}` };
}

export const US = { address_country: 'US', address_region: 'NY', postal_code: '10001' };

export const line = ({ id }: { id: string }, quantity = 1) => ({ item: { id }, quantity });

/** Schemas of parts of answers. */
export const withId = z.looseObject({ id: z.string() });

type Catalog = Pick<typeof import('@/lib/wix/catalog/current-catalog'), 'catalogPlatform'> &
  Pick<typeof import('@/lib/seo/product-facts'), 'itemId'>;

/** Returns an item that a program can buy. */
export async function itemOf({ catalogPlatform, itemId }: Catalog, slug = 'lund-bowl') {
  const product = await catalogPlatform.queryProductBySlug(slug);
  const variant = product?.variants.find(({ inStock }) => inStock);
  const id = product && variant && itemId(product.id, variant.id);
  if (!id) throw new Error(`there is no ${slug}`);
  const request = {
    productId: product.id,
    variantId: variant.id,
    choices: variant.choices,
    customText: {},
    modifiers: {},
    quantity: 1,
  };
  return { id, slug, product, variant, request };
}

type Respond = (request: Request, version: string, path: readonly string[]) => Promise<Response>;

type RestOptions = {
  agent?: string | null;
  version?: string;
  method?: string;
  headers?: Record<string, string>;
};

async function read(response: Response) {
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) };
}

/** A program that uses a shop by the protocol. */
export function newProgram(respond: Respond, profile: (name: string) => string) {
  async function rest(
    path: string,
    body?: unknown,
    { agent = 'current', version = CURRENT, ...init }: RestOptions = {},
  ) {
    const url = agent?.includes('://') ? agent : agent === null ? null : profile(agent);
    const method = init.method ?? 'POST';
    const response = await respond(
      new Request(`${SHOP}/api/ucp/${version}/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(url === null ? {} : { 'ucp-agent': `profile="${url}"` }),
          ...init.headers,
        },
        ...(method === 'GET' || body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      version,
      path.split('/'),
    );
    return read(response);
  }
  async function rpc(body: unknown, headers: Record<string, string> = {}) {
    const response = await respond(
      new Request(`${SHOP}/api/ucp/${CURRENT}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          host: 'localhost:3000',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      CURRENT,
      ['mcp'],
    );
    return read(response);
  }
  /** @param meta besides the profile */
  const tool = (name: string, values: object, agent = 'current', meta: object = {}) =>
    rpc({
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: { name, arguments: { meta: { 'ucp-agent': { profile: profile(agent) }, ...meta }, ...values } },
    });
  return { rest, rpc, tool };
}
