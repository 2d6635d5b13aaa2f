import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../core/clock';
import { sampleLatency } from '../core/latency';
import { createSandbox } from '../create-sandbox';
import { policyCommand } from '../policy-command';
import { openSandbox } from './open-sandbox';
import { get, post, rejects, visitorClient, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const VASES = '/v2/collections/slug/vases';

const sandbox = await openSandbox({ clock: createClock() });
let client: Awaited<ReturnType<typeof visitorClient>>;
beforeAll(async () => {
  await sandbox.listen(0);
});
afterEach(() => sandbox.reset());
/** Becomes a new visitor, without a call in the log. */
const visitor = async () => {
  client = await visitorClient(sandbox);
  await put('calls', undefined, 'DELETE');
  return client;
};

const put = (path: string, body: unknown, method = 'PUT') => control(sandbox, method, path, body);
const read = (path: string) => control(sandbox, 'GET', path);
const faults = (...list: unknown[]) => put('faults', { faults: list });
const vases = () => client.collections.getCollectionBySlug('vases');
const getVases = async () => {
  const { access_token: authorization } = await visitorTokens(sandbox);
  return () => get(sandbox, VASES, { authorization });
};

it('the log counts calls by name, but not pictures, pages or itself', async () => {
  await visitor();
  const { items } = await client.products.queryProducts().limit(2).find();
  for (const { _id } of items) await client.products.getProduct(_id ?? '');
  await rejects(client.products.getProduct('unknown'), 404);
  await get(sandbox, `/media/${items[0]?.media?.mainMedia?._id}`);
  await get(sandbox, '/_sandbox/');
  expect(await read('calls')).toEqual({
    calls: {
      'GET /stores-reader/v1/products/query-platformized': 1,
      'GET /stores-reader/v1/products/{id}': 3,
    },
    total: 4,
  });
  await put('calls', undefined, 'DELETE');
  expect(await read('calls')).toEqual({ calls: {}, total: 0 });
});

const germany = { country: 'DE', name: 'MwSt.', percent: 19, digitalPercent: 7, included: true };

const grouped = { ...germany, groups: { books: 7 } };
it.each([
  ['taxes', { rates: [grouped], groups: { 'arc-vase': 'books' } }, { rates: [] }],
  ['fees', { fees: [{ name: 'Recycling', amount: '0.50', products: ['arc-vase'] }] }, { fees: [] }],
  ['discounts', { rules: [{ name: 'Autumn', percentOff: 10, products: ['arc-vase'] }] }, { rules: [] }],
])('the %s are replaced as a whole, and an empty list ends them', async (path, rules, none) => {
  expect(await put(path, rules)).toEqual(rules);
  expect(await read(path)).toEqual(rules);
  await put(path, none);
  expect(await read(path)).toMatchObject(none);
});

describe('faults', () => {
  it('respond with a status a given number of times, with Retry-After', async () => {
    await visitor();
    await faults({ call: '/collections/slug', kind: 'status', status: 429, retryAfter: 7, times: 2 });
    await rejects(vases(), 429);
    const direct = await get(sandbox, VASES);
    expect([direct.status, direct.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await vases()).collection?.slug).toBe('vases');
    // Only the calls that it names, until an empty list ends it.
    await faults({ call: 'GET /stores-reader', kind: 'status', status: 500 });
    expect((await vases()).collection?.slug).toBe('vases');
    await rejects(client.products.queryProducts().find(), 500);
    await faults();
    expect((await client.products.queryProducts().find()).items).toHaveLength(32);
  });

  it('destroy the connection of every call when down, but not that of the controls', async () => {
    const down = { call: '*', kind: 'down' };
    await faults(down);
    await expect(fetch(`${sandbox.url}/v2/collections/query`)).rejects.toThrow('fetch failed');
    await expect(get(sandbox, '/v2/collections/query')).rejects.toThrow('fetch failed');
    expect(await (await fetch(`${sandbox.url}/_sandbox/faults`)).json()).toEqual({ faults: [down] });
  });

  it('corrupt the JSON of a 200', async () => {
    await faults({ call: '*', kind: 'malformed' });
    const response = await get(sandbox, '/v2/collections/query');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('truncate a response, on the network and in this process', async () => {
    await faults({ call: '*', kind: 'half' });
    const request = () => new Request(`${sandbox.url}/oauth2/token`, { method: 'POST', body: '{}' });
    for (const answer of [await fetch(request()), await sandbox.fetch(request())])
      await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('delay the response when slow, and stop when the client disconnects', async () => {
    await faults(
      { call: '*', kind: 'slow', delayMs: 60, times: 1 },
      { call: '*', kind: 'slow', delayMs: 600_000 },
    );
    const started = performance.now();
    const signal = AbortSignal.timeout(150);
    await expect(fetch(`${sandbox.url}/v2/collections/query`, { signal })).rejects.toThrow(/timeout/);
    expect(performance.now() - started).toBeGreaterThanOrEqual(60);
  });

  it('delay the response by a latency', async () => {
    await faults({ call: '*', kind: 'latency', medianMs: 60, p99Ms: 60 });
    const began = performance.now();
    expect((await get(sandbox, VASES)).status).toBe(401);
    expect(performance.now() - began).toBeGreaterThanOrEqual(59);
  });

  it('have a latency close to its median, and above the 99th percentile once in a hundred calls', () => {
    const times = Array.from({ length: 40_000 }, () => sampleLatency(80, 400)).sort((a, b) => a - b);
    expect(Math.abs((times[20_000] ?? 0) - 80)).toBeLessThan(5);
    expect(Math.abs((times[39_600] ?? 0) - 400)).toBeLessThan(60);
  });

  it('give fields other types, under the same names, but leave error responses unchanged', async () => {
    const right = await (await visitor()).collections.getCollectionBySlug('vases');
    const send = await getVases();
    await faults({ call: '/collections', kind: 'wrong-types' });
    const response = await send();
    expect(response.status).toBe(200);
    const numberOfProducts = String(right.collection?.numberOfProducts);
    expect((await response.json()).collection).toMatchObject({ name: 42, numberOfProducts });
    const rejected = await get(sandbox, VASES);
    expect(rejected.status).toBe(401);
    expect(await rejected.json()).toEqual({ message: 42, details: {} });
  });

  it('occur with their configured probability', async () => {
    await faults({ call: '*', kind: 'status', status: 500, probability: 0.5 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(sandbox, VASES)));
    const failed = answers.filter(({ status }) => status === 500).length;
    expect(Math.abs(failed - 100)).toBeLessThan(50);
  });

  it.each([200, 403, 404, 503])('respond with the page of a proxy, with %i', async (status) => {
    await faults({ call: '/collections', kind: 'page', status });
    const response = await get(sandbox, VASES);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('reject a grant with a 400 that names the reason', async () => {
    await faults({ call: '/oauth2/token', kind: 'rejected-grant' });
    const response = await post(sandbox, '/oauth2/token', {});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

const limit = (callsPerMinute: number | null) => put('limits', { callsPerMinute });

it('the limit of calls per minute is off by default, and rejects calls over it with 429 and Retry-After, per app', async () => {
  expect(await read('limits')).toEqual({ callsPerMinute: null });
  const send = await getVases();
  await limit(3);
  for (let count = 0; count < 3; count++) expect((await send()).status).toBe(200);
  const rejected = await send();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  const admin = await get(sandbox, VASES, { authorization: sandbox.platform.apiKey });
  expect(admin.status).toBe(200);
  sandbox.platform.clock.advance(60_000);
  expect((await send()).status).toBe(200);
  await limit(null);
  for (let count = 0; count < 5; count++) expect((await send()).status).toBe(200);
});

it('maintenance rejects calls, hosted pages and pictures, but not the controls and the inbox', async () => {
  await put('maintenance', { on: true, retryAfter: 90 });
  const grant = await post(sandbox, '/oauth2/token', {});
  expect([grant.status, grant.headers.get('retry-after')]).toEqual([503, '90']);
  for (const path of ['/__ecom/checkout', '/_signin', '/media/x'])
    expect((await get(sandbox, path)).status).toBe(503);
  expect((await get(sandbox, '/inbox')).status).toBe(200);
  await put('maintenance', { on: false });
  expect(await read('maintenance')).toMatchObject({ on: false });
  expect((await post(sandbox, '/oauth2/token', {})).status).toBe(400);
});

it('the clock is advanced, set to an instant, and reset', async () => {
  const isRight = () => Math.abs(sandbox.platform.clock.now() - Date.now()) < 1_000;
  const set = await put('clock', { now: '2030-01-01T00:00:00.000Z' });
  expect(set).toEqual({ now: expect.stringMatching(/^2030-01-01T00:00:0/) });
  await put('clock', { advanceMs: 86_400_000 });
  expect(sandbox.platform.clock.iso()).toMatch(/^2030-01-02T/);
  await put('clock', { now: null });
  expect(isRight()).toBe(true);
  expect(Math.abs(Date.parse((await read('clock')).now) - Date.now())).toBeLessThan(10_000);
  await expect(put('clock', { advanceMs: -1e14 })).rejects.toThrow('advanceMs');
  expect(isRight()).toBe(true);
});

describe('changing a product', () => {
  const change = (slug: string, body: unknown) => put(`products/${slug}`, body, 'PATCH');
  const find = async (slug: string) =>
    (await client.products.queryProducts().eq('slug', slug).find()).items[0];

  it('sets the stock of the matching variants, and updates the status of the product', async () => {
    await visitor();
    await change('lund-bowl', { variants: [{ choices: { Glaze: 'Oat' }, quantity: 0 }] });
    const partly = await find('lund-bowl');
    expect(partly?.stock?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK');
    const soldOut = partly?.variants?.filter(({ stock }) => stock?.inStock === false) ?? [];
    expect(soldOut.map(({ choices }) => choices?.Glaze)).toEqual(['Oat', 'Oat']);
    await change('lund-bowl', { variants: [{ choices: {}, quantity: 0 }] });
    const stock = { inventoryStatus: 'OUT_OF_STOCK', inStock: false };
    expect((await find('lund-bowl'))?.stock).toMatchObject(stock);
  });

  it('changes prices, including the discounted price', async () => {
    await visitor();
    const before = await find('dagg-tumbler');
    await change('dagg-tumbler', { price: 40 });
    const after = await find('dagg-tumbler');
    expect(after?.priceData).toMatchObject({ price: 40, discountedPrice: 34 });
    expect(after?.variants?.[0]?.variant?.priceData?.price).toBe(40);
    expect(after?.lastUpdated?.getTime()).toBeGreaterThan(before?.lastUpdated?.getTime() ?? 0);
  });
});

it('a reset restores the seed, ends faults, and leaves access tokens valid', async () => {
  await visitor();
  await put('products/lund-bowl', { visible: false }, 'PATCH');
  await faults({ call: '*', kind: 'down' });
  await put('reset', undefined, 'POST');
  expect((await client.products.queryProducts().limit(100).find()).items).toHaveLength(32);
});

describe('the command for the identity policy', () => {
  const run = async (change?: string) => JSON.parse(await policyCommand(sandbox.url, change));

  it('prints the policy, and changes it by name or as JSON', async () => {
    expect(await run()).toMatchObject({ ownerApproval: false });
    expect(await run('owner-approval')).toMatchObject({ ownerApproval: true });
    const contacts = { ownerApproval: false, emailVerification: 'contacts' };
    expect(await run('{"emailVerification":"contacts"}')).toMatchObject(contacts);
    expect(await run('open')).toMatchObject({ emailVerification: 'never' });
  });

  it('reports invalid input, and a sandbox that is not running', async () => {
    await expect(run('closed')).rejects.toThrow('Unknown policy: closed');
    await expect(run('{"emailVerification":"maybe"}')).rejects.toThrow('emailVerification');
    await expect(policyCommand('http://127.0.0.1:1', undefined)).rejects.toThrow('No sandbox answers');
  });
});

describe('access to the controls and the console', () => {
  it.each([
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a page of another origin', { origin: 'https://evil.test' }],
  ])('is denied to %s', async (_, headers) => {
    for (const path of ['_sandbox/reset', '_console/forget'])
      expect((await fetch(`${sandbox.url}/${path}`, { method: 'POST', headers })).status, path).toBe(403);
  });

  it('is denied to another machine', async () => {
    const remoteCaller = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
    const { createApp } = await import('../app');
    const { createCallLog } = await import('../core/calls');
    const { createFaults } = await import('../core/faults');
    const { createMaintenance } = await import('../core/maintenance');
    const { createRateLimit } = await import('../core/rate-limit');
    const app = createApp(sandbox.platform, {
      off: false,
      hosts: [],
      fewestProducts: () => 1,
      calls: createCallLog(),
      faults: createFaults(),
      rateLimit: createRateLimit(sandbox.platform),
      maintenance: createMaintenance(),
      reset: () => Promise.reject(new Error('was let through')),
      webhooks: {
        dispatcher: { refresh: async () => {}, close: async () => {} },
        signingKey: () => Promise.reject(new Error('is not requested')),
      },
    });
    const response = await app.request('/_sandbox/reset', { method: 'POST' }, remoteCaller);
    expect(response.status).toBe(403);
  });

  it('is not possible where they are off', async () => {
    const closed = await createSandbox({ controls: false });
    for (const path of ['', 'mail', 'policy', 'webhooks/public-key'])
      expect((await get(closed, `/_sandbox/${path}`)).status).toBe(404);
    expect((await get(closed, '/_console/orders')).status).toBe(404);
    expect((await post(closed, '/_sandbox/reset', {})).status).toBe(404);
    expect((await visitorTokens(closed)).token_type).toBe('Bearer');
    await closed.close();
  });
});

describe('the server', () => {
  it('returns an empty 404 with a request id for an unknown path', async () => {
    const response = await post(sandbox, '/stores/v9/nothing', {});
    expect([response.status, await response.text()]).toEqual([404, '']);
    expect(response.headers.get('x-wix-request-id')).toMatch(/^\d+\.\d+$/);
  });

  it.each(['', '/_sandbox'])('redirects from "%s" to its page, which links to the inbox', async (path) => {
    const response = await fetch(sandbox.url + path);
    expect(response.url).toBe(`${sandbox.url}/_sandbox/`);
    expect(await response.text()).toContain('href="/inbox"');
  });

  it.each([
    ['/_captcha/frame.js', 'javascript'],
    ['/_captcha/frame.css', 'css'],
    ['/_hosted/page.css', 'css'],
    ['/_hosted/checkout.js', 'javascript'],
    ['/_hosted/web-message.js', 'javascript'],
    ['/_console/console.css', 'css'],
  ])('has the file %s of its pages as %s', async (path, type) => {
    const answer = await get(sandbox, path);
    expect([answer.status, (await answer.text()).length > 20]).toEqual([200, true]);
    expect(answer.headers.get('content-type')).toContain(type);
  });
});
