import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { fc, SEED } from './generated';
import { openSandbox } from './open-sandbox';
import { post } from './sdk-client';
import { fittingId, goodArguments, stockSite, type Things, versionOf } from './stocked-site';

/** `npm test -- --all` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);

/**
 * Routes whose rejected calls may change something: failed logins and wrong codes are counted, and
 * a wrong answer uses up its challenge.
 */
const COUNTS = /\/(login|register|sign-on|recover|verify|resend|token|_signin|_set-password|idp-token)/;
/** Controls that move the clock, drop connections or empty the tables. */
const SETS_BACK = /\/_sandbox\/(?:clock|faults|reset|catalog|limits|maintenance|disconnect)/;

const sandbox = await openSandbox({ resets: true });
let things: Things;
let bearers: Record<string, string>;
beforeEach(async () => {
  ({ things, bearers } = await stockSite(sandbox));
});

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, '', ' ', '\u0000', '\ud800', 'x'.repeat(10_000), '__proto__'),
  fc.constantFrom<unknown>(
    '-0.001',
    'NaN',
    '2026-13-45',
    '+275760-09-13T00:00:00.001Z',
    'https://a.example/',
  ),
  fc.constantFrom<unknown>(0, -1, 0.1, 101, 2 ** 53, 1e21, 1e308, { $gt: '' }, { $or: [{}] }, { $not: null }),
  fc.constantFrom(5, 200).map((depth) => JSON.parse(`${'{"$and":['.repeat(depth)}1${']}'.repeat(depth)}`)),
  fc.jsonValue({ maxDepth: 3 }),
);
const NO_JSON = ['{', '[]', 'null', '"text"', '1e999', '{"a":1}}', '\ufeff{}', 'grant_type=anonymous&a=%zz'];

/** Returns a copy in which the value at the path `steps` is replaced or a new one is added. */
function corrupted(value: unknown, [step, ...rest]: readonly number[], odd: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return odd;
  const key = Object.keys(value)[step % (Object.keys(value).length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, odd] : { ...value, [String(odd)]: odd };
  const entries = Object.entries(value).map(([name, inner]) =>
    name === key ? [name, corrupted(inner, rest, odd)] : [name, inner],
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Generates requests to all routes, most with up to three values that no client sends. */
const malformed = (routes: readonly string[]) =>
  fc.record({
    route: fc.constantFrom(...routes),
    bearer: fc.constantFrom('app', 'app', 'app', 'app', 'member', 'visitor', 'nobody'),
    wounds: fc.array(fc.tuple(fc.array(fc.nat(99), { minLength: 1, maxLength: 6 }), oddValue), {
      maxLength: 3,
    }),
    noJson: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constantFrom(...NO_JSON)),
    parameter: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.string({ unit: 'binary' })),
  });
type Malformed = ReturnType<typeof malformed> extends fc.Arbitrary<infer T> ? T : never;

function toRequest({ route, bearer, wounds, noJson, parameter }: Malformed): Request {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = Buffer.from(parameter ?? fittingId(pattern, name, things)).toString();
    return /^\.{0,2}$/.test(text) ? 'x' : encodeURIComponent(text);
  });
  const args = wounds.reduce<unknown>(
    (value, [steps, odd]) => corrupted(value, steps, odd),
    goodArguments(things),
  );
  const body = noJson ?? JSON.stringify(args);
  const url = `${sandbox.url}${path}`;
  const headers = { 'content-type': 'application/json', authorization: bearers[bearer] ?? '' };
  return method === 'GET'
    ? new Request(`${url}?.r=${Buffer.from(body).toString('base64url')}`, { headers })
    : new Request(url, { method, headers, body });
}

it('malformed requests cause no error of the server, and rejected ones change nothing', async () => {
  const routes = [...new Set(sandbox.routes.map(({ name }) => name))].filter((name) => !SETS_BACK.test(name));
  const statuses = new Map<number, number>();
  let before = await versionOf(sandbox);
  for (const one of fc.sample(malformed(routes), { numRuns: REQUESTS, seed: SEED })) {
    const answer = await sandbox.fetch(toRequest(one));
    const label = () => `${answer.status}: ${JSON.stringify(one).slice(0, 2_000)}`;
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) expect.fail(label());
    const after = await versionOf(sandbox);
    if (answer.status >= 400 && !COUNTS.test(one.route)) expect(after, label()).toEqual(before);
    before = after;
  }
  // The requests get past authentication: many succeed, and many others fail validation.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}, 300_000);

const FILTERED = '/stores/v1/products/query';

it.each([
  ['five megabytes of no JSON', '/oauth2/token', 'x'.repeat(5_000_000)],
  ['a coupon of five megabytes', '/ecom/v1/orders/search', { couponCode: 'x'.repeat(5_000_000) }],
  ['a deep filter', FILTERED, `{"query":{"filter":${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}}}`],
  [
    '4,000 alternatives',
    FILTERED,
    filterOf({ $or: Array.from({ length: 4_000 }, (_, i) => ({ name: `${i}` })) }),
  ],
  ['40,000 ids', FILTERED, filterOf({ id: { $in: Array.from({ length: 40_000 }, (_, i) => `${i}`) } })],
  ['a text of a million letters', FILTERED, filterOf({ name: { $contains: 'x'.repeat(1_000_000) } })],
])('answers or rejects %s', async (_, path, body) => {
  const headers = { authorization: SANDBOX_API_KEY };
  const answer = await (typeof body === 'string'
    ? sandbox.fetch(new Request(sandbox.url + path, { method: 'POST', headers, body }))
    : post(sandbox, path, body, headers));
  expect(answer.status).toBeLessThan(500);
});

function filterOf(filter: object) {
  return { query: { filter: JSON.stringify(filter) } };
}
