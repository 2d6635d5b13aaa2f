import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Origin of the platform in these tests. */
export const PLATFORM = 'https://platform.test';

export type PlatformRequest = { method: string; path: string; headers: Headers; body: string };

/**
 * A platform whose responses each test defines. It records the requests. A request without a
 * handler fails the test.
 */
export function playPlatform() {
  const server = setupServer();
  let recorded: PlatformRequest[] = [];
  server.events.on('request:start', async ({ request }) => {
    const { method, url, headers } = request;
    const entry = { method, path: new URL(url).pathname, headers, body: '' };
    recorded.push(entry);
    entry.body = await request.clone().text();
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    recorded = [];
  });
  afterAll(() => server.close());

  return {
    use: server.use.bind(server),
    /** Returns the requests of this test in order, all or those for one path. */
    requests: (path?: string) => recorded.filter((entry) => path === undefined || entry.path === path),
  };
}

export const TOKEN_PATH = '/oauth2/token';
export const PRODUCTS_PATH = '/stores-reader/v1/products/query-platformized';
export const CART_PATH = '/ecom/v1/carts/current';
export const CART_V2_PATH = '/ecom/v2/carts/current';

export const tokenAnswer = (accessToken: string, rest: Record<string, unknown> = {}) =>
  HttpResponse.json({
    access_token: accessToken,
    refresh_token: `refresh-of-${accessToken}`,
    expires_in: 14_400,
    ...rest,
  });

/** The platform's rejection of a grant. */
export const rejectedGrant = (error = 'invalid_grant', status = 400) =>
  HttpResponse.json({ error, error_description: 'Rejected' }, { status });

/** The platform's rejection of a call. */
export const rejectedCall = (status: number, code?: string, data: object = {}) => {
  const details = code ? { applicationError: { code, description: 'no', data } } : {};
  return HttpResponse.json({ message: 'no', details }, { status });
};

/** A response, by a name for the title of a test. */
export type NamedResponse = readonly [name: string, respond: () => Response];

/** Responses of what stands between the shop and the platform. Each is an outage. */
export const FOREIGN_RESPONSES: readonly NamedResponse[] = [
  ...[400, 403, 404, 409, 428, 503].flatMap((status): NamedResponse[] => [
    [`a page of a proxy with ${status}`, () => HttpResponse.html('<h1>Blocked</h1>', { status })],
    [`a ${status} without a body`, () => new HttpResponse(null, { status })],
  ]),
  ['a page of a proxy with 200', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ['JSON of a proxy', () => HttpResponse.json({ message: 'Forbidden' }, { status: 403 })],
  ['an error of a proxy', () => HttpResponse.json({ error: 'Forbidden', status: 403 }, { status: 403 })],
];

/** Failures of every kind, of the platform and of what stands before it. */
export const FAILURES: readonly NamedResponse[] = [
  ['500', () => new HttpResponse(null, { status: 500 })],
  ['429', () => new HttpResponse(null, { status: 429 })],
  ['no connection', () => HttpResponse.error()],
  ...FOREIGN_RESPONSES,
];

/** Issues `access-1`, `access-2` … for any grant. */
export function mintingTokens() {
  let count = 0;
  return http.post(PLATFORM + TOKEN_PATH, () => {
    count += 1;
    return tokenAnswer(`access-${count}`);
  });
}

/** An empty catalog. */
export const noProducts = () =>
  HttpResponse.json({ products: [], metadata: { count: 0, offset: 0, total: 0 } });

/** Lets everything proceed that needs no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
}
