import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { openShop, SHOP } from '../contract/shop-visitor';
import { fc } from '../generated';
import { body, cookieHeader, encode, INSIDE, MARKUP, search, text, wellFormed } from './generated-requests';

const framework = vi.hoisted(() => ({ jar: new Map<string, string>(), headers: new Headers() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = framework.jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    getAll: () => [...framework.jar].map(([name, value]) => ({ name, value })),
    set: ({ name, value }: { name: string; value: string }) => framework.jar.set(name, value),
    delete: (name: string) => framework.jar.delete(name),
  }),
  draftMode: async () => ({ isEnabled: false, enable: () => undefined, disable: () => undefined }),
  headers: async () => framework.headers,
}));
vi.mock('next/cache', async (original) => ({
  ...(await original<typeof import('next/cache')>()),
  cacheLife: () => undefined,
  cacheTag: () => undefined,
  revalidateTag: () => undefined,
}));
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => undefined,
}));

const APP = fileURLToPath(new URL('../../app', import.meta.url));
const ROUTES = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?:^|\/)route\.tsx?$/.test(path),
);

type Handler = {
  name: string;
  handle: (request: Request, params: Record<string, string>) => Promise<unknown>;
};
const handlers: Handler[] = [];
let guard: (request: NextRequest) => Promise<Response>;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openShop();
  vi.stubEnv('LIMIT_FACTOR', '10000');
  for (const path of ROUTES) {
    const route: Record<string, unknown> = { ...(await import(join(APP, path))) };
    for (const [method, handler] of Object.entries(route))
      if (typeof handler === 'function' && /^[A-Z]+$/.test(method))
        handlers.push({
          name: `${method} /${path.replace(/\/route\.tsx?$/, '')}`,
          handle: async (request, params) => handler(request, { params: Promise.resolve(params) }),
        });
  }
  const { guardRequest } = await import('@/lib/http/guard-request');
  const { refreshSession } = await import('@/lib/session/refresh');
  guard = (request) => guardRequest(request, refreshSession);
}, 180_000);
afterAll(() => sandbox.close());

/** `npm test -- --all` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 4_000) / 10;

it('arbitrary requests cause no server error, no markup in a response, and no hang', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      body,
      search,
      cookieHeader,
      text,
      fc.constantFrom(SHOP, SHOP, SHOP, 'null', 'https://evil.example', ''),
      fc.boolean(),
      async (pick, sent, query, cookie, slug, origin, acceptsHtml) => {
        const { name, handle } = handlers[pick % handlers.length] ?? {
          name: '',
          handle: async () => new Response(),
        };
        const [method = 'GET', path = '/'] = name.split(' ');
        const request = new NextRequest(
          `${SHOP}${path.replace(/\[(?:slug|lang)\]/, encode(slug).slice(0, 2_000))}?${query}`,
          {
            method,
            ...(method === 'GET' || method === 'HEAD' ? {} : { body: wellFormed(sent.text) }),
            headers: {
              host: 'localhost:3000',
              'content-type': sent.type,
              cookie,
              ...(origin === '' ? {} : { origin }),
              ...(acceptsHtml ? { accept: 'text/html' } : {}),
            },
          },
        );
        framework.headers = request.headers;
        const before = await guard(request);
        framework.jar = new Map(request.cookies.getAll().map(({ name, value }) => [name, value]));
        expect(before.status, name).toBeLessThan(500);
        const response = await handle(request, { slug: wellFormed(slug), lang: wellFormed(slug) });
        if (!(response instanceof Response)) throw new Error(`${name} answered no response`);
        expect(response.status, name).toBeLessThan(500);
        const answer = await response.text();
        if (!response.headers.get('content-type')?.includes('json')) expect(answer).not.toContain(MARKUP);
        expect(answer).not.toMatch(INSIDE);
        const location = response.headers.get('location');
        if (location !== null && !location.startsWith(sandbox.url)) expect(location).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: REQUESTS, timeout: 60_000, endOnFailure: true },
  );
}, 600_000);
