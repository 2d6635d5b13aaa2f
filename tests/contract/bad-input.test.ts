import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../../sandbox/core/platform';
import { fc, SEED } from '../generated';
import { answerTo, prepareShop, version } from './bad-input-shop';
import { badRequest, type Things, toRequest } from './bad-requests';
import { openSandbox } from './open-sandbox';
import { post } from './sdk-client';

/** `npm test -- --all` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_000);
const PER_BATCH = 500;
const BATCHES = REQUESTS / PER_BATCH;

/**
 * Routes whose rejected calls may change something: failed logins and wrong codes are counted, and
 * a wrong answer uses up its challenge.
 */
const COUNTS = /\/(login|register|sign-on|recover|verify|resend|token|_signin|_set-password|idp-token)/;

const sandbox = await openSandbox();
let bearers: Record<string, string>;
let things: Things;
beforeEach(() => prepare());

async function prepare(): Promise<void> {
  ({ things, bearers } = await prepareShop(sandbox));
}

it('bad requests cause no 500 and no hang, and rejected requests change nothing', {
  timeout: 300_000,
}, async () => {
  // The controls are excluded. They would move the clock, drop connections and empty the tables.
  const routes = [...new Set(sandbox.routes.map(({ name }) => name))].filter(
    (name) => !/ \/_(sandbox|console)/.test(name),
  );
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    // Entities that requests have deleted are restored.
    await prepare();
    const seed = SEED + batch;
    let before = await version(sandbox);
    for (const [index, bad] of fc
      .sample(badRequest(routes, things), { numRuns: PER_BATCH, seed })
      .entries()) {
      const label = () => `seed ${seed}, request ${index}: ${JSON.stringify(bad).slice(0, 2_000)}`;
      const status = await answerTo(sandbox, toRequest(sandbox.url, bad, bearers)).catch((error: unknown) => {
        throw new Error(label(), { cause: error });
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) expect.fail(`${status}: ${label()}`);
      const after = await version(sandbox);
      if (status >= 400 && !COUNTS.test(bad.route)) expect(after, label()).toBe(before);
      before = after;
    }
  }
  // The requests get past authentication: many succeed, and most others fail validation.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it.each([
  ['one text', () => JSON.stringify({ couponCode: 'x'.repeat(5_000_000) })],
  [
    'a million numbers',
    () => JSON.stringify({ lineItemIds: Array.from({ length: 1_000_000 }, (_, i) => i) }),
  ],
  ['a deep list', () => `{"query":{"filter":${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}}}`],
  ['no JSON', () => 'x'.repeat(5_000_000)],
])('responds in time to five megabytes of %s', async (_, make) => {
  const body = make();
  for (const path of [
    '/ecom/v1/carts/current',
    '/ecom/v1/orders/search',
    '/stores/v1/products/query',
    '/oauth2/token',
  ]) {
    const method = path.endsWith('current') ? 'PATCH' : 'POST';
    const Authorization = SANDBOX_API_KEY;
    const headers = {
      'Content-Type': 'application/json',
      Authorization: path.includes('carts') ? (bearers.visitor ?? '') : Authorization,
    };
    const status = await answerTo(sandbox, new Request(sandbox.url + path, { method, headers, body }));

    expect(status, path).toBeLessThan(500);
  }
});

it.each([
  ['4,000 alternatives', { $or: Array.from({ length: 4_000 }, (_, i) => ({ name: `x${i}` })) }],
  ['40,000 ids', { id: { $in: Array.from({ length: 40_000 }, (_, i) => `x${i}`) } }],
  ['a text of a million letters', { name: { $contains: 'x'.repeat(1_000_000) } }],
])('answers or rejects a filter with %s without failing', async (_, filter) => {
  for (const [path, body] of [
    ['/stores/v1/products/query', { query: { filter: JSON.stringify(filter) } }],
    ['/stores-reader/v2/collections/query', { query: { filter } }],
    [
      '/members/v1/members/query',
      { query: { filter: JSON.parse(JSON.stringify(filter).replaceAll('"name"', '"profile.nickname"')) } },
    ],
    [
      '/ecom/v1/orders/search',
      { search: { filter: JSON.parse(JSON.stringify(filter).replaceAll('"name"', '"buyerInfo.email"')) } },
    ],
    ['/stores-reader/v2/inventoryItems/query', { query: { filter: JSON.stringify(filter) } }],
  ] as const) {
    const answer = await post(sandbox, path, body, { Authorization: SANDBOX_API_KEY });
    expect(answer.status, path).toBeLessThan(500);
  }
});
