import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readShop } from '@/lib/config/shop-schema';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import source from '@/shop.config';
import { framework } from '../../contract/framework';
import { callsDuring, NEWEST_GENERATIONS, openShops, SHOP } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';
import { words } from '../../words';
import { CURRENT, NAMES, newProgram, OLDER, openProfiles } from './ucp-program';

const { profile, requested } = await openProfiles();

const shops = await openShops(
  async () => ({
    ...(await import('@/features/agents/transports')),
    ...(await import('@/features/agents/platform-profile')),
    ...(await import('@/lib/catalog/readers')),
  }),
  NEWEST_GENERATIONS,
);

beforeEach(() => {
  vi.stubGlobal('FEATURES', { agents: true });
});

const option = z.object({ name: z.string(), label: z.string() });
const price = z.object({ amount: z.int().min(0), currency: z.literal('USD') });
const [textOf, some] = [z.object({ plain: z.string().min(1) }), z.string().min(1)];
const ofUnit = z.looseObject({ unit: z.string() });
const variantShape = z.looseObject({
  id: z.string().regex(/^[\da-z]{50}$/),
  title: some,
  description: textOf,
  url: z.url(),
  price,
  availability: z.object({ available: z.boolean(), status: z.string() }),
  options: z.array(option),
  unit_price: z.looseObject({ currency: z.literal('USD'), measure: ofUnit, reference: ofUnit }).optional(),
  inputs: z.array(z.object({ id: z.string(), match: z.enum(['exact', 'featured']) })).optional(),
});
const value = z.object({
  label: z.string(),
  available: z.boolean().optional(),
  exists: z.boolean().optional(),
});
const productShape = z.looseObject({
  id: z.guid(),
  title: some,
  description: textOf,
  price_range: z.object({ min: price, max: price }),
  variants: z.array(variantShape).min(1),
  options: z.array(z.object({ name: z.string(), values: z.array(value) })),
  selected: z.array(option).optional(),
});
const ucp = z.object({
  version: z.string(),
  status: z.literal('success'),
  capabilities: z.record(z.string(), z.unknown()),
});
const listShape = z.object({
  ucp,
  products: z.array(productShape),
  pagination: z
    .object({ has_next_page: z.boolean(), cursor: z.string().optional(), total_count: z.int() })
    .optional(),
  messages: z.undefined().optional(),
});
const detailShape = z.object({ ucp: z.unknown(), product: productShape });

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe.each(shops)('the commerce protocol on catalog $generation', ({ shop, sandbox }) => {
  const { rest, rpc, tool } = newProgram(shop.ucpResponse, profile);
  const search = async (body: object) => listShape.parse((await rest('catalog/search', body)).json);
  const product = async (body: object) =>
    detailShape.parse((await rest('catalog/product', body)).json).product;

  /** Returns a product with several options, as search finds it. */
  async function configurable() {
    const listed = await shop.getAllProducts(SITE_VIEW);
    const ids = listed
      .filter(({ hasChoices }) => hasChoices)
      .slice(0, 20)
      .map(({ id }) => id);
    const { products } = listShape.parse((await rest('catalog/lookup', { ids })).json);
    const found =
      products.find(({ options }) => options.length > 1) ??
      products.find(({ options }) => options.length > 0);
    if (!found) throw new Error('the seed has no product with options');
    return found;
  }

  /** Returns a variant of a product that is not its featured one. */
  async function otherVariant(id: string) {
    const { options, selected = [] } = await product({ id });
    const [first] = options;
    const isOther = ({ label }: { label: string }) => !selected.some((one) => one.label === label);
    const label = first?.values.find((value) => value.exists && isOther(value))?.label ?? '';
    const [found] = (await product({ id, selected: [{ name: first?.name, label }] })).variants;
    if (!found) throw new Error('the product has one variant');
    return found;
  }

  it('1–5 discovery is public JSON whose endpoints exist, and the older version has its own', async () => {
    const response = shop.discoveryResponse(undefined);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300$/);
    expect(response.headers.get('etag')).toBeTruthy();
    expect(response.headers.get('set-cookie')).toBeNull();
    const { ucp } = await response.json();
    expect(ucp).toMatchObject({
      version: CURRENT,
      supported_versions: { [OLDER]: `${SHOP}/.well-known/ucp/${OLDER}` },
      payment_handlers: {},
    });
    const { ucp: older } = await shop.discoveryResponse(OLDER).json();
    expect(older.supported_versions).toBeUndefined();
    for (const document of [ucp, older]) {
      for (const [, entries] of Object.entries<{ version: string; schema: string }[]>(document.capabilities))
        for (const entry of entries) {
          expect(entry.version).toBe(document.version);
          expect(new URL(entry.schema).host).toBe('ucp.dev');
        }
      for (const { endpoint, version } of document.services['dev.ucp.shopping']) {
        expect(version).toBe(document.version);
        expect(endpoint).toMatch(new RegExp(`^${SHOP}/api/ucp/${version}(?:/mcp)?$`));
      }
    }
    expect(shop.discoveryResponse(CURRENT).status).toBe(404);
    expect(shop.discoveryResponse('2025-01-01').status).toBe(404);
  });

  it('6 names only what is there, and nothing at all when it is off', async () => {
    const { ucp } = await shop.discoveryResponse(undefined).json();
    expect(Object.keys(ucp.capabilities)).toEqual([...NAMES, 'dev.ucp.shopping.permalink']);
    const { ucp: older } = await shop.discoveryResponse(OLDER).json();
    expect(Object.keys(older.capabilities)).toEqual(NAMES);
    vi.stubGlobal('FEATURES', { agents: false });
    expect(shop.discoveryResponse(undefined).status).toBe(404);
    expect((await rest('catalog/search', { query: 'bowl' })).status).toBe(404);
    expect((await rpc(PING)).status).toBe(404);
  });

  it.each([
    ['7', null, 400, 'invalid_profile_url'],
    ['8', 'http://shop.example/profile', 400, 'invalid_profile_url'],
    ['8', 'ftp://shop.example/profile', 400, 'invalid_profile_url'],
    ['8', 'https://user:secret@shop.example/profile', 400, 'invalid_profile_url'],
    ['8', 'https://shop.example:8443/profile', 400, 'invalid_profile_url'],
    ['9', 'redirect', 424, 'profile_unreachable'],
    ['9', 'endless', 424, 'profile_unreachable'],
    ['10', 'https://127.0.0.1/profile', 424, 'profile_unreachable'],
    ['10', 'https://169.254.169.254/latest', 424, 'profile_unreachable'],
    ['10', 'https://[::ffff:10.0.0.1]/profile', 424, 'profile_unreachable'],
    ['10', 'https://[fd00::1]/profile', 424, 'profile_unreachable'],
    ['11', 'malformed', 422, 'profile_malformed'],
    ['11', 'shapeless', 422, 'profile_malformed'],
    ['12', 'ancient', 422, 'version_unsupported'],
  ])(
    '%s a request with the profile %s is rejected before any platform call',
    async (_, agent, status, code) => {
      const calls = await callsDuring(sandbox, async () => {
        const { status: found, json } = await rest('catalog/search', { query: 'bowl' }, { agent });
        expect({ status: found, code: json.code }).toEqual({ status, code });
      });
      expect(calls).toEqual({});
    },
  );

  it('10 a name with one private address among public ones is not fetched', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    await expect(shop.getProfile('https://mixed.example/p', resolve)).rejects.toMatchObject({
      code: 'profile_unreachable',
    });
  });

  it('11 a profile is fetched once for many requests', async () => {
    await search({ query: 'bowl' });
    const before = requested.length;
    await search({ query: 'vase' });
    expect(requested).toHaveLength(before);
  });

  it('13 a capability that the program lacks, or has in another version, is an outcome', async () => {
    for (const [agent, path, body] of [
      ['search-only', 'catalog/lookup', { ids: ['x'] }],
      ['other-version', 'catalog/search', { query: 'bowl' }],
    ] as const) {
      const { status, json } = await rest(path, body, { agent });
      expect(status).toBe(200);
      expect(json).toEqual({
        ucp: { version: CURRENT, status: 'error', capabilities: {} },
        messages: [expect.objectContaining({ code: 'capabilities_incompatible', severity: 'unrecoverable' })],
      });
    }
  });

  it('14 an answer has the version of the profile and the capability of the operation', async () => {
    const { json } = await rest('catalog/search', { query: 'bowl' }, { agent: 'older' });
    expect(json.ucp).toEqual({
      version: OLDER,
      status: 'success',
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: OLDER }] },
    });
  });

  it('15 unknown members are ignored', async () => {
    const plain = await rest('catalog/search', { query: 'bowl' });
    const more = await rest('catalog/search', { query: 'bowl', signals: { ip: '1' }, 'x-y': [] });
    expect(more.json).toEqual(plain.json);
  });

  it('16, 20 REST takes JSON by POST, and checks the input before any platform call', async () => {
    const calls = await callsDuring(sandbox, async () => {
      expect((await rest('catalog/search', null, { method: 'GET' })).status).toBe(405);
      expect((await rest('catalog/nothing', {})).status).toBe(404);
      const tooMuch = [{ query: 'x'.repeat(500) }, { query: 'x', pagination: { limit: 0 } }];
      for (const body of ['{', '[]', 'null', { query: 1 }, ...tooMuch])
        expect((await rest('catalog/search', body)).status, JSON.stringify(body)).toBe(400);
      const headers = { 'content-type': 'text/plain' };
      expect((await rest('catalog/search', 'query=x', { headers })).status).toBe(400);
      expect((await rest('catalog/search', { query: 'x', more: 'y'.repeat(40_000) })).status).toBe(413);
    });
    expect(calls).toEqual({});
  });

  it('17 MCP speaks JSON-RPC 2.0 without a session', async () => {
    const protocolVersion = '2025-11-25';
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    const { json } = await rpc({ jsonrpc: '2.0', id: 'a', method: 'initialize', params });
    expect(json).toMatchObject({ jsonrpc: '2.0', id: 'a', result: { protocolVersion } });
    expect((await rpc({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    expect((await rpc(PING)).json.result).toEqual({});
    expect((await rpc({ ...PING, method: 'resources/list' })).json.error.code).toBe(-32601);
    expect(await rpc('{')).toMatchObject({ status: 400, json: { id: null, error: { code: -32700 } } });
    expect(await rpc('[]')).toMatchObject({ status: 400, json: { id: null, error: { code: -32600 } } });
  });

  it('18 each operation is a tool whose fields stand directly in its schema', async () => {
    const { json } = await rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(json.result.tools.map(({ name }: { name: string }) => name)).toEqual(words`
      search_catalog lookup_catalog get_product create_cart get_cart update_cart cancel_cart
      create_checkout get_checkout update_checkout complete_checkout cancel_checkout
    `);
    for (const { name, inputSchema, description } of json.result.tools) {
      const isMade = name.startsWith('create_') || name.endsWith('_catalog') || name === 'get_product';
      const hasPayload = !/^(?:get|cancel)_c/.test(name);
      const payload = name.includes('_cart') ? 'cart' : name.includes('_checkout') ? 'checkout' : 'catalog';
      expect(Object.keys(inputSchema.properties)).toEqual([
        'meta',
        ...(isMade ? [] : ['id']),
        ...(hasPayload ? [payload] : []),
      ]);
      expect(JSON.stringify(inputSchema)).not.toContain('$ref');
      expect(description.length).toBeGreaterThan(10);
    }
  });

  it('19, 24 MCP and REST answer the same object', async () => {
    const { id, variants } = await configurable();
    for (const [name, path, body] of [
      ['search_catalog', 'catalog/search', { query: 'bowl' }],
      ['lookup_catalog', 'catalog/lookup', { ids: [id, variants[0]?.id] }],
      ['get_product', 'catalog/product', { id }],
      ['get_product', 'catalog/product', { id: 'unknown' }],
    ] as const) {
      const { json } = await tool(name, { catalog: body });
      const { json: same } = await rest(path, body);
      expect(json.result.structuredContent).toEqual(same);
      expect(JSON.parse(json.result.content[0].text)).toEqual(same);
    }
  });

  it('22 an error of MCP has the status of REST', async () => {
    const error = { code: -32001, data: { code: 'profile_malformed' } };
    const invalid = { status: 400, json: { error: { code: -32602 } } };
    expect(await tool('get_product', { catalog: {} })).toMatchObject(invalid);
    const malformed = await tool('search_catalog', { catalog: { query: 'x' } }, 'malformed');
    expect(malformed).toMatchObject({ status: 422, json: { id: 7, error } });
    expect((await rpc(PING, { origin: 'https://other.example' })).status).toBe(403);
    expect((await rpc(PING, { host: 'other.example' })).status).toBe(403);
  });

  it('25, 40 prices are those of the pages, in minor units', async () => {
    const listed = new Map((await shop.getAllProducts(SITE_VIEW)).map((one) => [one.id, one]));
    const { products } = await search({ filters: { price: { min: 0 } }, pagination: { limit: 25 } });
    expect(products.length).toBeGreaterThan(10);
    for (const { id, price_range: range } of products) {
      const shown = listed.get(id)?.price;
      const lowest = shown && ('now' in shown ? shown.now : 'from' in shown ? shown.from : null);
      if (lowest) expect(range.min.amount).toBe(Math.round(Number(lowest.amount) * 100));
    }
  });

  it('30 a unit price has one currency and one unit, and integers in the current version only', async () => {
    const ids = (await shop.getAllProducts(SITE_VIEW))
      .filter(({ price: one }) => 'unit' in one && one.unit)
      .map(({ id }) => id);
    const read = async (agent: string) =>
      ids.length === 0
        ? []
        : listShape
            .parse((await rest('catalog/lookup', { ids: ids.slice(0, 20) }, { agent })).json)
            .products.flatMap(({ variants }) => variants.flatMap(({ unit_price: unit }) => unit ?? []));
    const units = await read('current');
    expect(units.length > 0).toBe(ids.length > 0);
    for (const { measure, reference } of units) {
      expect(measure.unit).toBe(reference.unit);
      expect(measure).toMatchObject({ value: expect.any(Number), display_text: expect.any(String) });
      expect(Number.isInteger(measure.value)).toBe(true);
    }
    for (const { measure } of await read('older')) expect(measure).not.toHaveProperty('display_text');
  });

  it('31 a search for nothing is refused', async () => {
    const refused = { status: 400, json: { code: 'invalid_request' } };
    for (const body of [{}, { query: ' ' }, { filters: {} }, { context: { language: 'de' } }])
      expect(await rest('catalog/search', body)).toMatchObject(refused);
  });

  it('32 pages have ten products, and lead through a list without a gap or a repeat', async () => {
    const filters = { price: { min: 0 } };
    const found: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const pagination = cursor ? { limit: 25, cursor } : { limit: 10 };
      const page = await search({ filters, pagination });
      if (!cursor) expect(page.products).toHaveLength(10);
      found.push(...page.products.map(({ id }) => id));
      total = page.pagination?.total_count ?? 0;
      cursor = page.pagination?.has_next_page ? page.pagination.cursor : undefined;
    } while (cursor);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(25);
    expect(found.length).toBeLessThanOrEqual(total);
    const madeUp = { query: 'a', pagination: { cursor: 'made-up' } };
    expect((await rest('catalog/search', madeUp)).status).toBe(400);
  });

  it('33 a search without a result has no message', async () => {
    const none = await search({ query: 'zzqqxx' });
    expect(none).toMatchObject({ products: [], pagination: { has_next_page: false, total_count: 0 } });
    expect((await search({ filters: { categories: ['no such category'] } })).products).toEqual([]);
  });

  it('34, 36 lookup finds products and variants once each, and leaves out the unknown', async () => {
    const { id } = await configurable();
    const other = (await otherVariant(id)).id;
    const ids = [id, id, other, '00000000-0000-4000-8000-000000000000', 'nonsense'];
    const { products } = listShape.parse((await rest('catalog/lookup', { ids })).json);
    expect(products.map((one) => one.id)).toEqual([id]);
    const inputs = products[0]?.variants.flatMap((one) => one.inputs ?? []);
    expect(products[0]?.variants.every((one) => one.inputs)).toBe(true);
    expect(inputs).toHaveLength(2);
    expect(inputs).toEqual(
      expect.arrayContaining([
        { id, match: 'featured' },
        { id: other, match: 'exact' },
      ]),
    );
  });

  it('35 more than twenty ids are too many', async () => {
    const ids = Array.from({ length: 21 }, (_, place) => `id-${place}`);
    const refused = { status: 400, json: { code: 'request_too_large' } };
    expect(await rest('catalog/lookup', { ids })).toMatchObject(refused);
    expect((await tool('lookup_catalog', { catalog: { ids } })).json.error.code).toBe(-32602);
    expect((await rest('catalog/lookup', { ids: ids.slice(1) })).status).toBe(200);
  });

  it('37, 38 a variant comes first and decides, and a choice that no variant has is relaxed', async () => {
    const { id } = await configurable();
    const whole = await product({ id });
    const last = await otherVariant(id);
    const named = await product({ id: last.id, selected: whole.selected });
    expect(named.variants[0]?.id).toBe(last.id);
    expect(named.selected).toEqual(last.options);
    expect(last.options).not.toEqual(whole.selected);
    const [first] = whole.options;
    const choice = { name: first?.name, label: first?.values.at(-1)?.label ?? '' };
    const chosen = await product({ id, selected: [choice] });
    expect(chosen.selected).toEqual([choice]);
    for (const { options } of chosen.variants) expect(options).toContainEqual(choice);
    const values = chosen.options.flatMap((one) => one.values);
    expect(values.every(({ exists }) => exists !== undefined)).toBe(true);
    const relaxed = await product({ id, selected: [{ ...choice, label: 'no such value' }] });
    expect(relaxed.selected).toEqual([]);
    expect((await rest('catalog/product', { id, selected: [choice, choice] })).status).toBe(400);
  });

  it('23, 29, 39 an unknown product is an outcome with messages only', async () => {
    const notFound = [expect.objectContaining({ code: 'not_found', severity: 'unrecoverable' })];
    for (const id of ['00000000-0000-4000-8000-000000000000', '0'.repeat(50), 'z'.repeat(50)]) {
      const { status, json } = await rest('catalog/product', { id });
      expect([status, Object.keys(json)]).toEqual([200, ['ucp', 'messages']]);
      expect(json.messages).toEqual(notFound);
    }
  });

  it('answers in the language of the buyer, and sets no cookie', async () => {
    const { json, headers } = await rest('catalog/product', { id: 'x', context: { language: 'de-AT' } });
    expect(json.messages[0].content).toContain('Produkt');
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });
});

describe('requests that the shop does not admit', () => {
  afterEach(() => vi.doUnmock('@/shop.config'));

  /** Sends a search whose profile no test fetches, to a shop that has just started. */
  const newShop = async () => {
    newProcess();
    const { ucpResponse } = await import('@/features/agents/transports');
    return (agent: string) =>
      ucpResponse(
        new Request(`${SHOP}/api/ucp/${CURRENT}/catalog/search`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${agent}"` },
          body: '{}',
        }),
        CURRENT,
        ['catalog', 'search'],
      );
  };

  it('come from programs that the merchant does not name, where some are named', async () => {
    const agents = { profiles: 'known', known: ['https://127.0.0.1'] };
    vi.doMock('@/shop.config', () => ({
      default: { ...source, features: { ...readShop(source).features, agents } },
    }));
    const send = await newShop();
    const rejected = await send('https://other.example/profile');
    expect({ status: rejected.status, ...(await rejected.json()) }).toMatchObject({
      status: 403,
      code: 'profile_not_trusted',
    });
    // Known, so only its private address is in the way.
    expect((await send('https://127.0.0.1/')).status).toBe(424);
  });

  it('22 come while the shop is closed, or too often, and learn when to retry', async () => {
    vi.stubEnv('MAINTENANCE', 'on');
    const closed = await (await newShop())('none');
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '600']);
    vi.stubEnv('MAINTENANCE', 'off');
    // Two requests in a minute by address.
    vi.stubEnv('LIMIT_FACTOR', '0.005');
    framework.headers = { 'x-forwarded-for': '203.0.113.7' };
    const send = await newShop();
    const responses = [await send('none'), await send('none'), await send('none'), await send('none')];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 429, 429]);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

// The titles of tests name the duties of the protocol that they prove.
it('each of the seventy duties has a test', () => {
  const named = ['shop-ucp', 'shop-ucp-carts', 'shop-ucp-handover'].flatMap((name) => {
    const source = readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8');
    return [
      ...[...source.matchAll(/\bit\(\s*'((?:\d+(?:–\d+)?,? )+)/g)].flatMap(([, list = '']) =>
        list.split(',').flatMap((part) => {
          const [first = 0, last = first] = part.trim().split('–').map(Number);
          return Array.from({ length: last - first + 1 }, (_, step) => first + step);
        }),
      ),
      ...[...source.matchAll(/^ {4}\['(\d+)', /gm)].map(([, number]) => Number(number)),
    ];
  });
  const duties = Array.from({ length: 70 }, (_, index) => index + 1);
  expect(duties.filter((duty) => !named.includes(duty))).toEqual([]);
});
