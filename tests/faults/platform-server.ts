import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Where the shop of these tests believes the platform to be. */
export const PLATFORM = 'https://platform.test';

export type Asked = { method: string; path: string; headers: Headers; body: string };

/**
 * A platform that answers as a test says, and tells what it was asked. A request that no handler knows fails the test.
 */
export function playPlatform() {
  const server = setupServer();
  let asked: Asked[] = [];
  server.events.on('request:start', async ({ request }) => {
    const { method, url, headers } = request;
    const entry = { method, path: new URL(url).pathname, headers, body: '' };
    asked.push(entry);
    entry.body = await request.clone().text();
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    asked = [];
  });
  afterAll(() => server.close());

  return {
    use: server.use.bind(server),
    /** What was asked in this test, of one path or in all, in order. */
    asked: (path?: string) => asked.filter((entry) => path === undefined || entry.path === path),
  };
}

export const TOKEN_PATH = '/oauth2/token';
export const PRODUCTS_PATH = '/stores-reader/v1/products/query-platformized';
export const CART_PATH = '/ecom/v1/carts/current';

export const tokenAnswer = (accessToken: string, rest: Record<string, unknown> = {}) =>
  HttpResponse.json({
    access_token: accessToken,
    refresh_token: `refresh-of-${accessToken}`,
    expires_in: 14_400,
    ...rest,
  });

/** Gives out `access-1`, `access-2` … for whatever grant. */
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

/** Lets everything that can go on without a timer go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
}
