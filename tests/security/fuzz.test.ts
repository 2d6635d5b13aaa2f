import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { openShop, SHOP } from '../contract/shop-visitor';

const framework = vi.hoisted(() => ({ jar: new Map<string, string>(), headers: new Headers() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = framework.jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set: ({ name, value }: { name: string; value: string }) => framework.jar.set(name, value),
  }),
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
/** Runs where it is written into a page as it is. */
const MARKUP = '<img src=x onerror=alert(1)>';

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

const NASTY = [
  MARKUP,
  '</script><script>alert(1)</script>',
  "' OR 1=1 --",
  '../../../etc/passwd',
  '%00',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  'NaN',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '\ud800',
  '\u202e',
  '😀'.repeat(50),
  'null',
  'undefined',
  '[object Object]',
  '#{7*7}',
  '{{7*7}}',
];
const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const KEYS = [
  'productId',
  'variantId',
  'quantity',
  'choices',
  'lineId',
  'code',
  'state',
  'returnTo',
  'email',
  'country',
  'subdivision',
  'shippingCode',
  'buyerNote',
  '_method',
  'timedOut',
  'customText',
  '__proto__',
];
const field = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: text });
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);
const record = fc.dictionary(field, value, { maxKeys: 6 });
const ascii = (input: string) => input.replaceAll(/[^\x20-\x7e]/g, '');

const body = fc.oneof(
  record.map((json) => ({ type: 'application/json', text: JSON.stringify(json) })),
  fc.dictionary(field, text, { maxKeys: 6 }).map((form) => ({
    type: 'application/x-www-form-urlencoded',
    text: Object.entries(form)
      .map(([key, item]) => `${encode(key)}=${encode(item)}`)
      .join('&'),
  })),
  fc.tuple(text, text).map(([type, content]) => ({ type: ascii(type), text: content })),
);
/** Half characters become question marks, as anything that goes over a wire. */
const wellFormed = (input: string) => Buffer.from(input).toString();
const encode = (input: string) => encodeURIComponent(wellFormed(input));
const cookies = fc.dictionary(
  fc.constantFrom(
    'access_token',
    'refresh_token',
    'role',
    'form_state',
    'sign_in_hosted',
    'sign_in_frame',
    'sign_in_verification',
    'sign_in_recovery',
    'other',
  ),
  text.map((input) => ascii(input).replaceAll(/[;,\s]/g, '')),
  { maxKeys: 4 },
);

// As many as the time allows; FUZZ_RUNS=10000 takes minutes.
it('requests of any kind: no failure of ours, nothing of them comes back as markup, and none hangs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      body,
      fc.dictionary(field, text, { maxKeys: 3 }),
      cookies,
      text,
      fc.constantFrom(SHOP, SHOP, SHOP, 'null', 'https://evil.example', ''),
      fc.boolean(),
      async (pick, sent, query, jar, slug, origin, wantsPage) => {
        const { name, handle } = handlers[pick % handlers.length] ?? {
          name: '',
          handle: async () => new Response(),
        };
        const [method = 'GET', path = '/'] = name.split(' ');
        const search = Object.entries(query)
          .map(([key, item]) => `${encode(key)}=${encode(item)}`)
          .join('&');
        const request = new NextRequest(
          `${SHOP}${path.replace('[slug]', encode(slug).slice(0, 2_000))}?${search}`,
          {
            method,
            ...(method === 'GET' || method === 'HEAD' ? {} : { body: wellFormed(sent.text) }),
            headers: {
              host: 'localhost:3000',
              'content-type': sent.type,
              cookie: Object.entries(jar)
                .map(([key, item]) => `${key}=${item}`)
                .join('; '),
              ...(origin === '' ? {} : { origin }),
              ...(wantsPage ? { accept: 'text/html' } : {}),
            },
          },
        );
        framework.headers = request.headers;
        const before = await guard(request);
        framework.jar = new Map(request.cookies.getAll().map((cookie) => [cookie.name, cookie.value]));
        expect(before.status, name).toBeLessThan(500);
        const response = await handle(request, { slug: wellFormed(slug) });
        if (!(response instanceof Response)) throw new Error(`${name} answered no response`);
        expect(response.status, name).toBeLessThan(500);
        const answer = await response.text();
        if (!response.headers.get('content-type')?.includes('json')) expect(answer).not.toContain(MARKUP);
        expect(answer).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules|\/lib\/wix\//);
        const location = response.headers.get('location');
        if (location !== null && !location.startsWith(sandbox.url)) expect(location).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 1_000), timeout: 10_000, endOnFailure: true },
  );
}, 600_000);
