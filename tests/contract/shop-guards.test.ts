import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsDuring, FOREIGN_ORIGINS, newVisitor, openShop, SHOP } from './shop-visitor';

const APP = fileURLToPath(new URL('../../app', import.meta.url));
/**
 * No page calls these routes. The platform authenticates with a signature (shop-webhooks.test.ts).
 * Programs read the catalog, without a session (shop-ucp.test.ts).
 */
const NOT_OF_PAGES = ['api/ucp/[version]/[...path]/route.ts', 'api/webhooks/route.ts'];
const ROUTES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)route\.tsx?$/.test(path) && !NOT_OF_PAGES.includes(path))
  .sort();
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

const sandbox = await openShop();
beforeEach(async () => {
  // A shopper with a cart that a request could change.
  await newVisitor().send('/api/cart/code', { json: { code: 'WELCOME10' } });
});

/**
 * Returns every handler that can change something: its name, e.g. `POST api/cart/items/route.ts`,
 * and the function.
 */
async function changingHandlers(): Promise<
  { name: string; handle: (request: Request) => Promise<unknown> }[]
> {
  const found = [];
  for (const path of ROUTES) {
    const route: Record<string, unknown> = { ...(await import(join(APP, path))) };
    for (const method of CHANGING) {
      const handler = route[method];
      if (typeof handler !== 'function') continue;
      found.push({
        name: `${method} ${path}`,
        handle: async (request: Request): Promise<unknown> =>
          handler(request, { params: Promise.resolve({ slug: 'arc-vase' }) }),
      });
    }
  }
  return found;
}

const request = (name: string, headers: Record<string, string>, body = '{}') =>
  new Request(`${SHOP}/anything`, {
    method: name.split(' ')[0],
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    body,
  });

/** Returns the status of each handler's response to the same request. */
async function statuses(headers: Record<string, string>, body?: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const { name, handle } of await changingHandlers()) {
    const response = await handle(request(name, headers, body));
    answers[name] = response instanceof Response ? response.status : 'no response';
  }
  return answers;
}

const everyOne = async (status: number) =>
  Object.fromEntries((await changingHandlers()).map(({ name }) => [name, status]));

describe('every route that changes something', () => {
  it('is found', async () => {
    const names = Object.keys(await everyOne(403));
    expect(names).toEqual(
      expect.arrayContaining([
        'PATCH api/cart/route.ts',
        'DELETE api/cart/route.ts',
        'POST api/cart/items/route.ts',
        'PATCH api/cart/items/route.ts',
        'DELETE api/cart/items/route.ts',
        'POST api/cart/code/route.ts',
        'DELETE api/cart/code/route.ts',
        'POST api/cart/estimate/route.ts',
        'POST checkout/route.ts',
      ]),
    );
  });

  it.each(FOREIGN_ORIGINS)('rejects a request from %s before it changes anything', async (_, headers) => {
    const expected = await everyOne(403);
    const calls = await callsDuring(sandbox, async () => {
      expect(await statuses(headers)).toEqual(expected);
    });
    expect(calls).toEqual({});
  });

  it('rejects a plain form from another site as well, without a redirect', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect(await statuses(headers, 'returnTo=/products')).toEqual(await everyOne(403));
  });

  it('accepts requests of the shop’s own pages', async () => {
    const answers = await statuses({ origin: SHOP, 'sec-fetch-site': 'same-origin' });
    for (const [name, status] of Object.entries(answers)) expect(status, name).not.toBe(403);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'rejects a body of type %j',
    async (type) => {
      expect(await statuses({ origin: SHOP, 'content-type': type })).toEqual(await everyOne(400));
    },
  );

  it('rejects a body that is not a JSON object', async () => {
    for (const body of ['', '[]', 'null', '{"a":'])
      expect(await statuses({ origin: SHOP }, body)).toEqual(await everyOne(400));
  });

  it('rejects more than 32 kB', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(32 * 1024) });
    expect(await statuses({ origin: SHOP }, body)).toEqual(await everyOne(413));
  });
});

describe('a rejection', () => {
  it('is JSON with a code and a message, and is not stored by any cache', async () => {
    const [first] = await changingHandlers();
    const response = await first?.handle(request(first.name, { origin: 'https://elsewhere.example' }));
    if (!(response instanceof Response)) throw new Error('no response');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({
      error: {
        code: 'forbidden-origin',
        message: 'We couldn’t verify that request, so nothing was changed. Reload the page and try again.',
      },
    });
  });
});

it('a body whose sender leaves before its end is a bad request, and no failure of the shop', async () => {
  const { readBytes } = await import('@/lib/http/mutation');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(10));
      controller.error(new Error('aborted'));
    },
  });
  // The type of the DOM lacks what Node.js needs for a stream.
  const sent = { method: 'POST', body, duplex: 'half' };
  const request = new Request(SHOP, sent);
  await expect(readBytes(request)).rejects.toMatchObject({ code: 'bad-request' });
});
