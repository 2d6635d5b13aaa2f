import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClock } from '../core/clock';
import { openSandbox } from './open-sandbox';
import { get, post, rejection, visitorClient } from './sdk-client';

const sandbox = await openSandbox({ clock: createClock() });
let client: Awaited<ReturnType<typeof visitorClient>>;
beforeAll(async () => {
  await sandbox.listen(0);
});
afterEach(() => sandbox.reset());
const visitor = async () => {
  client = await visitorClient(sandbox);
  await control('DELETE', 'calls');
  return client;
};

async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: z.unknown().parse(await response.json()) };
}

const faults = (...list: unknown[]) => control('PUT', 'faults', { faults: list });
const vases = () => client.collections.getCollectionBySlug('vases');

describe('counting', () => {
  it('counts calls by name, but not pictures, pages or itself', async () => {
    await visitor();
    const { items } = await client.products.queryProducts().limit(2).find();
    await client.products.getProduct(items[0]?._id ?? '');
    await client.products.getProduct(items[1]?._id ?? '');
    await rejection(client.products.getProduct('unknown'));
    await get(sandbox, `/media/${items[0]?.media?.mainMedia?._id}`);
    await get(sandbox, '/_sandbox/');
    expect((await control('GET', 'calls')).body).toEqual({
      calls: {
        'GET /stores-reader/v1/products/query-platformized': 1,
        'GET /stores-reader/v1/products/{id}': 3,
      },
      total: 4,
    });
    await control('DELETE', 'calls');
    expect((await control('GET', 'calls')).body).toEqual({ calls: {}, total: 0 });
  });
});

describe('tax rates', () => {
  const germany = { country: 'DE', name: 'MwSt.', percent: 19, digitalPercent: 7, included: true };
  const taxes = { rates: [{ ...germany, groups: { books: 7 } }], groups: { 'arc-vase': 'books' } };

  it('are replaced as a whole', async () => {
    expect(await control('PUT', 'taxes', taxes)).toEqual({ status: 200, body: taxes });
    expect((await control('GET', 'taxes')).body).toEqual(taxes);
  });

  it('are one for each place', async () => {
    expect((await control('PUT', 'taxes', { rates: [germany, germany] })).status).toBe(400);
  });
});

describe('fees of an app', () => {
  const fees = [{ name: 'Recycling', amount: '0.50', products: ['arc-vase'] }];

  it('are replaced as a whole, and an empty list ends them', async () => {
    expect(await control('PUT', 'fees', { fees })).toEqual({ status: 200, body: { fees } });
    expect((await control('GET', 'fees')).body).toEqual({ fees });
    await control('PUT', 'fees', { fees: [] });
    expect((await control('GET', 'fees')).body).toEqual({ fees: [] });
  });

  it('have an amount, or are rejected and change nothing', async () => {
    expect((await control('PUT', 'fees', { fees: [{ name: 'Packing', amount: 'free' }] })).status).toBe(400);
    expect((await control('GET', 'fees')).body).toEqual({ fees: [] });
  });
});

describe('automatic discounts', () => {
  const rules = [{ name: 'Autumn', percentOff: 10, products: ['arc-vase'] }];

  it('are replaced as a whole, and an empty list ends them', async () => {
    expect(await control('PUT', 'discounts', { rules })).toEqual({ status: 200, body: { rules } });
    expect((await control('GET', 'discounts')).body).toEqual({ rules });
    await control('PUT', 'discounts', { rules: [] });
    expect((await control('GET', 'discounts')).body).toEqual({ rules: [] });
  });

  it('of more than 100 % are rejected, and change nothing', async () => {
    const [rule] = rules;
    const { status } = await control('PUT', 'discounts', { rules: [{ ...rule, percentOff: 101 }] });
    expect(status).toBe(400);
    expect((await control('GET', 'discounts')).body).toEqual({ rules: [] });
  });
});

describe('faults', () => {
  it('respond with a status a given number of times, with Retry-After', async () => {
    await visitor();
    await faults({ call: '/collections/slug', kind: 'status', status: 429, retryAfter: 7, times: 2 });
    const { status } = await rejection(vases());
    const direct = await get(sandbox, '/v2/collections/slug/vases');
    expect([status, direct.status, direct.headers.get('retry-after')]).toEqual([429, 429, '7']);
    expect((await vases()).collection?.slug).toBe('vases');
  });

  it('affect only the calls they name, and end with an empty list', async () => {
    await visitor();
    await faults({ call: 'GET /stores-reader', kind: 'status', status: 500 });
    expect((await vases()).collection?.slug).toBe('vases');
    const error = await rejection(client.products.queryProducts().find());
    expect(error.status).toBe(500);
    await faults();
    expect((await client.products.queryProducts().find()).items).toHaveLength(32);
  });

  it('destroy the connection of every call when down, but not that of the controls', async () => {
    await faults({ call: '*', kind: 'down' });
    await expect(fetch(`${sandbox.url}/v2/collections/query`)).rejects.toThrow('fetch failed');
    await expect(get(sandbox, '/v2/collections/query')).rejects.toThrow('fetch failed');
    expect((await control('GET', 'faults')).body).toEqual({ faults: [{ call: '*', kind: 'down' }] });
  });

  it('corrupt the JSON of a 200', async () => {
    await visitor();
    await faults({ call: '*', kind: 'malformed' });
    const response = await get(sandbox, '/v2/collections/query');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('delay the response when slow, and stop when the client disconnects', async () => {
    await visitor();
    await faults(
      { call: '*', kind: 'slow', delayMs: 60, times: 1 },
      { call: '*', kind: 'slow', delayMs: 600_000 },
    );
    const started = performance.now();
    await expect(
      fetch(`${sandbox.url}/v2/collections/query`, { signal: AbortSignal.timeout(150) }),
    ).rejects.toThrow(/timeout/);
    expect(performance.now() - started).toBeGreaterThanOrEqual(60);
  });

  it('reject an invalid definition', async () => {
    expect((await faults({ call: '*', kind: 'haunted' })).status).toBe(400);
    expect((await faults({ call: '*', kind: 'down', tmes: 1 })).status).toBe(400);
  });
});

describe('the clock', () => {
  it('is advanced, set to an instant, and reset', async () => {
    const put = await control('PUT', 'clock', { now: '2030-01-01T00:00:00.000Z' });
    expect(put.body).toEqual({ now: expect.stringMatching(/^2030-01-01T00:00:0/) });
    await control('PUT', 'clock', { advanceMs: 86_400_000 });
    expect(sandbox.platform.clock.iso()).toMatch(/^2030-01-02T/);
    await control('PUT', 'clock', { now: null });
    expect(Math.abs(sandbox.platform.clock.now() - Date.now())).toBeLessThan(1_000);
    expect((await control('PUT', 'clock', { later: 1 })).status).toBe(400);
    for (const beyond of [{ advanceMs: 2 ** 53 - 1 }, { advanceMs: -1e14 }, { now: '0001-01-01T00:00:00Z' }])
      expect((await control('PUT', 'clock', beyond)).status).toBe(400);
    expect(Math.abs(sandbox.platform.clock.now() - Date.now())).toBeLessThan(1_000);
  });
});

describe('changing a product', () => {
  const change = (slug: string, body: unknown) => control('PATCH', `products/${slug}`, body);
  const read = async (slug: string) =>
    (await client.products.queryProducts().eq('slug', slug).find()).items[0];

  it('sets the stock of the matching variants, and updates the status of the product', async () => {
    await visitor();
    await change('lund-bowl', { variants: [{ choices: { Glaze: 'Oat' }, quantity: 0 }] });
    const partly = await read('lund-bowl');
    expect(partly?.stock?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK');
    expect(partly?.variants?.filter((v) => v.stock?.inStock === false).map((v) => v.choices?.Glaze)).toEqual([
      'Oat',
      'Oat',
    ]);
    await change('lund-bowl', { variants: [{ choices: {}, quantity: 0 }] });
    expect((await read('lund-bowl'))?.stock).toMatchObject({
      inventoryStatus: 'OUT_OF_STOCK',
      inStock: false,
    });
  });

  it('changes prices, including the discounted price', async () => {
    await visitor();
    const before = await read('dagg-tumbler');
    await change('dagg-tumbler', { price: 40 });
    const after = await read('dagg-tumbler');
    expect(after?.priceData).toMatchObject({ price: 40, discountedPrice: 34 });
    expect(after?.variants?.[0]?.variant?.priceData?.price).toBe(40);
    expect(after?.lastUpdated?.getTime()).toBeGreaterThan(before?.lastUpdated?.getTime() ?? 0);
  });

  it('rejects an unknown product or variant, and then changes nothing', async () => {
    await visitor();
    expect((await change('nope', { visible: false })).status).toBe(404);
    const wrong = { visible: false, variants: [{ choices: { Glaze: 'Pink' }, quantity: 1 }] };
    expect((await change('lund-bowl', wrong)).status).toBe(400);
    expect((await read('lund-bowl'))?.visible).toBe(true);
  });
});

describe('reset', () => {
  it('restores the seed, and leaves access tokens valid', async () => {
    await visitor();
    await control('PATCH', 'products/lund-bowl', { visible: false });
    await faults({ call: '*', kind: 'down' });
    await control('POST', 'reset');
    const { items } = await client.products.queryProducts().limit(100).find();
    expect(items).toHaveLength(32);
  });
});

describe('access', () => {
  it.each([
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a page of another origin', { origin: 'https://evil.test' }],
  ])('is denied to %s', async (_, headers) => {
    expect((await control('POST', 'reset', {}, headers)).status).toBe(403);
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
});

describe('the server', () => {
  it('returns an empty 404 with a request id for an unknown path', async () => {
    const response = await post(sandbox, '/stores/v9/nothing', {});
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
    expect(response.headers.get('x-wix-request-id')).toMatch(/^\d+\.\d+$/);
  });

  it('redirects from the root to its page, which links to the inbox', async () => {
    const response = await fetch(sandbox.url);
    expect(response.url).toBe(`${sandbox.url}/_sandbox/`);
    expect(await response.text()).toContain('href="/inbox"');
  });
});
