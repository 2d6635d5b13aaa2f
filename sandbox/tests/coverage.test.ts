import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLATFORM_CALLS } from '../call-coverage/platform-calls';
import {
  coverageTable,
  mountedCalls,
  NOT_ANSWERED,
  type ProofsOfFile,
  provenCases,
  routeShape,
  unprovenCalls,
} from '../coverage';
import { createSandbox, type Sandbox } from '../create-sandbox';

/*
 * Whether every mounted call has a test is known after a run of all tests: see
 * `setup/coverage-check.ts`.
 */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** The first part of pages, files and tools. Every other route is a call of the platform. */
const PAGE = /^(?:|inbox|product-page|_(?!api$).*)$/;

it('every call of the platform is mounted, or has a reason', () => {
  const shapes = new Set(sandbox.routes.map(({ name }) => routeShape(name)));
  const without = PLATFORM_CALLS.filter(
    ({ sdk, route }) => !shapes.has(routeShape(route)) && NOT_ANSWERED[sdk] === undefined,
  );
  expect(without).toEqual([]);
  for (const { sdk, callers } of PLATFORM_CALLS) expect(callers, sdk).not.toEqual([]);
});

it('no reason is given for an answered call', () => {
  const answered = mountedCalls(sandbox.routes).flatMap(({ calls }) => calls.map(({ sdk }) => sdk));
  for (const sdk of Object.keys(NOT_ANSWERED)) {
    expect(PLATFORM_CALLS.map((call) => call.sdk)).toContain(sdk);
    expect(answered).not.toContain(sdk);
  }
});

it('every mounted route that is not a page is in the list of the platform’s calls', () => {
  const unlisted = mountedCalls(sandbox.routes)
    .filter(({ calls }) => calls.length === 0)
    .flatMap(({ routes }) => routes)
    .filter((route) => !PAGE.test(route.split('/')[1] ?? ''));
  expect(unlisted).toEqual([]);
});

type Proof = ProofsOfFile['proofs'][number];
const recordOf = (...proofs: (Omit<Proof, 'status' | 'code'> & Partial<Proof>)[]): ProofsOfFile => ({
  file: 'tests/orders.test.ts',
  recordedAt: 0,
  proofs: proofs.map((one) => ({ status: 200, code: '', ...one })),
});
const handler = () => {};
const order = { name: 'GET /ecom/v1/orders/{id}', handler };
const page = { name: 'GET /_console/orders', handler: () => {} };

it('a call of the platform is proven by the SDK, a page by any request', () => {
  const byHand = recordOf(
    { route: order.name, bySdk: false, title: 'one' },
    { route: page.name, bySdk: false, title: 'two' },
  );
  expect(unprovenCalls([order, page], [byHand])).toEqual([
    'GET /ecom/v1/orders/{id}: no test sends orders.getOrder with the SDK',
  ]);
  const bySdk = recordOf({ route: order.name, bySdk: true, title: 'one' });
  expect(unprovenCalls([order, page], [bySdk])).toEqual(['GET /_console/orders: no test gets an answer']);
  expect(unprovenCalls([order, page], [byHand, bySdk])).toEqual([]);
});

it('a rejection proves a case, and no call', () => {
  const rejected = { route: order.name, bySdk: true, status: 404, code: 'ORDER_NOT_FOUND', title: 'one' };
  const record = recordOf(rejected, { ...rejected, title: 'two' }, { ...rejected, status: 403, code: '' });
  expect(unprovenCalls([order], [record])).toEqual(['GET /ecom/v1/orders/{id}: no test gets an answer']);
  expect(provenCases([record])).toEqual([`${order.name} 403`, `${order.name} 404 ORDER_NOT_FOUND`]);
});

it('two routes with one handler are one call, which the first handler of a route answers', () => {
  const alias = { name: 'GET /orders/{id}', handler };
  const shadowed = { name: order.name, handler: () => {} };
  expect(mountedCalls([order, alias, shadowed, page]).map(({ routes }) => routes)).toEqual([
    [order.name, alias.name],
    [page.name],
  ]);
});

it('the printed table names every route, its call and the test that is most about it', () => {
  const record = recordOf(
    { route: order.name, bySdk: true, title: 'reads everything' },
    { route: page.name, bySdk: true, title: 'reads everything' },
    { route: order.name, bySdk: true, title: 'reads an order' },
  );
  const [first, second] = coverageTable([order, page], [record]).split('\n');
  expect(first).toMatch(
    /^GET \/ecom\/v1\/orders\/\{id\} +orders\.getOrder +tests\/orders\.test\.ts › reads an order$/,
  );
  expect(second).toContain('reads everything');
  expect(coverageTable([order], []).split('\n')[0]).toContain('not recorded');
});
