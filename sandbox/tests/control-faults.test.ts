import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleLatency } from '../core/latency';
import { createSandbox } from '../create-sandbox';
import { openSandbox } from './open-sandbox';
import { get, post, rejection, visitorClient, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const sandbox = await openSandbox();
beforeAll(async () => {
  await sandbox.listen(0);
});
afterEach(() => sandbox.reset());

const faults = (...list: unknown[]) => control(sandbox, 'PUT', 'faults', { faults: list });

describe('a latency', () => {
  it('is close to its median, and above the 99th percentile once in a hundred calls', () => {
    const times = Array.from({ length: 40_000 }, () => sampleLatency(80, 400)).sort((a, b) => a - b);
    expect(times[20_000]).toBeGreaterThan(75);
    expect(times[20_000]).toBeLessThan(85);
    expect(times[39_600]).toBeGreaterThan(340);
    expect(times[39_600]).toBeLessThan(460);
  });

  it('delays the response', async () => {
    await faults({ call: '*', kind: 'latency', medianMs: 60, p99Ms: 60 });
    const began = performance.now();
    expect((await get(sandbox, '/v2/collections/slug/vases')).status).toBe(401);
    expect(performance.now() - began).toBeGreaterThanOrEqual(59);
  });

  it('requires a median, and a percentile that is not below it', async () => {
    for (const wrong of [{}, { medianMs: 5 }, { medianMs: 5, p99Ms: 4 }, { medianMs: 0, p99Ms: 1 }])
      await expect(faults({ call: '*', kind: 'latency', ...wrong })).rejects.toThrow('fieldViolations');
  });
});

describe('a corrupted response', () => {
  it('is truncated, on the network and in this process', async () => {
    await faults({ call: '*', kind: 'half' });
    const request = () => new Request(`${sandbox.url}/oauth2/token`, { method: 'POST', body: '{}' });
    for (const answer of [await fetch(request()), await sandbox.fetch(request())])
      await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('has fields of other types, under the same names', async () => {
    const client = await visitorClient(sandbox);
    const right = await client.collections.getCollectionBySlug('vases');
    const { access_token: authorization } = await visitorTokens(sandbox);
    await faults({ call: '/collections', kind: 'wrong-types' });
    const response = await get(sandbox, '/v2/collections/slug/vases', { authorization });
    const { collection } = await response.json();
    expect(response.status).toBe(200);
    expect(collection).toMatchObject({
      name: 42,
      numberOfProducts: String(right.collection?.numberOfProducts),
    });
  });

  it('leaves error responses unchanged', async () => {
    await faults({ call: '*', kind: 'wrong-types' });
    const response = await get(sandbox, '/v2/collections/slug/vases');
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 42, details: {} });
  });

  it('occurs with its configured probability', async () => {
    await faults({ call: '*', kind: 'status', status: 500, probability: 0.5 });
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await get(sandbox, '/v2/collections/slug/vases')).status),
    );
    const failed = statuses.filter((status) => status === 500).length;
    expect(failed).toBeGreaterThan(50);
    expect(failed).toBeLessThan(150);
  });
});

describe('a response of what stands before the platform', () => {
  it.each([200, 403, 404, 503])('is a page with %i', async (status) => {
    await faults({ call: '/collections', kind: 'page', status });
    const response = await get(sandbox, '/v2/collections/slug/vases');
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('has no other status below 400, and no other kind has one', async () => {
    for (const wrong of [
      { kind: 'page', status: 204 },
      { kind: 'status', status: 200 },
    ])
      await expect(faults({ call: '*', ...wrong })).rejects.toThrow('fieldViolations');
  });
});

describe('a rejected grant', () => {
  it('is a 400 that names the reason', async () => {
    await faults({ call: '/oauth2/token', kind: 'rejected-grant' });
    const response = await post(sandbox, '/oauth2/token', {});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('the limit of calls per minute', () => {
  it('rejects calls over the limit with 429 and Retry-After, per app', async () => {
    const { access_token } = await visitorTokens(sandbox);
    const send = () => get(sandbox, '/v2/collections/slug/vases', { authorization: access_token });
    await control(sandbox, 'PUT', 'limits', { callsPerMinute: 3 });
    for (let count = 0; count < 3; count++) expect((await send()).status).toBe(200);
    const rejected = await send();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const admin = await get(sandbox, '/v2/collections/slug/vases', {
      authorization: sandbox.platform.apiKey,
    });
    expect(admin.status).toBe(200);
    sandbox.platform.clock.advance(60_000);
    expect((await send()).status).toBe(200);
    await control(sandbox, 'PUT', 'limits', { callsPerMinute: null });
    for (let count = 0; count < 5; count++) expect((await send()).status).toBe(200);
  });

  it('is reported by the SDK as a 429, and is off by default', async () => {
    expect(await control(sandbox, 'GET', 'limits')).toEqual({ callsPerMinute: null });
    const client = await visitorClient(sandbox);
    await control(sandbox, 'PUT', 'limits', { callsPerMinute: 1 });
    await client.collections.getCollectionBySlug('vases');
    expect((await rejection(client.collections.getCollectionBySlug('vases'))).status).toBe(429);
    await expect(control(sandbox, 'PUT', 'limits', { callsPerMinute: 0 })).rejects.toThrow('fieldViolations');
  });
});

describe('maintenance', () => {
  it('rejects calls, hosted pages and pictures, but not the controls and the inbox', async () => {
    await control(sandbox, 'PUT', 'maintenance', { on: true, retryAfter: 90 });
    const closed = await Promise.all([
      post(sandbox, '/oauth2/token', {}),
      get(sandbox, '/__ecom/checkout'),
      get(sandbox, '/_signin'),
      get(sandbox, '/media/x'),
    ]);
    expect(closed.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(closed[0]?.headers.get('retry-after')).toBe('90');
    expect((await get(sandbox, '/inbox')).status).toBe(200);
    await control(sandbox, 'PUT', 'maintenance', { on: false });
    expect((await post(sandbox, '/oauth2/token', {})).status).toBe(400);
  });
});

describe('a sandbox without controls', () => {
  it('returns "not found" for them', async () => {
    const closed = await createSandbox({ controls: false });
    for (const path of ['/_sandbox/', '/_sandbox/mail', '/_sandbox/policy', '/_sandbox/webhooks/public-key'])
      expect((await get(closed, path)).status).toBe(404);
    expect((await post(closed, '/_sandbox/reset', {})).status).toBe(404);
    expect((await visitorTokens(closed)).token_type).toBe('Bearer');
    await closed.close();
  });
});
