import { readdirSync, readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { e2eSettings } from '../scripts/lib/verification/e2e-settings.mjs';
import { fc } from '../tests/generated';
import {
  body,
  cookieHeader,
  encode,
  INSIDE,
  MARKUP,
  search,
  text,
} from '../tests/security/generated-requests';
import { expect, test } from './fixtures';

const { shopUrl, sandboxUrl, distDir } = e2eSettings();
/** `FUZZ_REQUESTS=10000 npx playwright test security-fuzz` sends ten thousand requests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200);
const MAX_CONCURRENT = 10;

/** Every page and route of `app/`: `/products/[slug]`, `/api/cart/items`, … */
const ADDRESSES = readdirSync(fileURLToPath(new URL('../app', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /(?:^|\/)(?:page|route)\.tsx?$/.test(path))
  .map((path) => `/${path.replace(/\/?(?:page|route)\.tsx?$/, '').replaceAll(/\([^)]+\)\//g, '')}`);

const METHODS = 'GET GET GET GET HEAD POST POST POST PUT PATCH DELETE OPTIONS TRACE PROPFIND'.split(' ');
/** Endings of a path: a file suffix, or an escape that cannot be decoded. */
const ENDINGS = ['', '', '', '', ...'.png .txt /x.webp .PNG / // /%E0%A4%A %FF /% /%00'.split(' ')];
/** Returns the path as it is, or in another case. The framework's rewrites match both. */
const SPELLINGS = [
  (path: string) => path,
  (path: string) => path,
  (path: string) => path.toUpperCase(),
  (path: string) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
];
const EXTRA_HEADERS: Record<string, string>[] = [
  {},
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%7B' },
  { 'next-action': '00ff' },
  { 'x-forwarded-for': "1.2.3.4, ' OR 1=1" },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'accept-language': 'de;q=x, *;q=9' },
  { range: 'bytes=5-1' },
  { 'if-none-match': '*' },
];
const FORM_FIELDS = (
  'email password newPassword code returnTo lang token firstName lastName phone ' +
  'address city country postalCode addressId orderId confirm privacy birthdate'
).split(' ');
const ORIGINS = [shopUrl, shopUrl, 'null', 'https://evil.example', null];

type Sent = { method: string; path: string; headers: Record<string, string>; body: string };

const generated: fc.Arbitrary<Sent> = fc
  .record({
    address: fc.constantFrom(...ADDRESSES),
    lang: fc.constantFrom('en', 'de', null),
    ending: fc.constantFrom(...ENDINGS),
    spell: fc.constantFrom(...SPELLINGS),
    parameter: fc.oneof(fc.constantFrom('lund-bowl', 'tableware'), text),
    method: fc.constantFrom(...METHODS),
    query: search,
    sent: body,
    cookie: cookieHeader,
    extra: fc.constantFrom(...EXTRA_HEADERS, ...serverActions()),
    origin: fc.constantFrom(...ORIGINS),
    accept: fc.constantFrom('text/html', '*/*', 'application/json'),
  })
  .map(({ address, lang, ending, spell, parameter, method, query, sent, cookie, extra, origin, accept }) => ({
    method,
    path: `${spell(address.replace('/[lang]', lang === null ? '' : `/${lang}`))
      .replace(/\[\w+\]/, encode(parameter).slice(0, 2_000))
      .replace(/^$/, '/')}${ending}?${query}`,
    headers: {
      accept,
      ...(sent.type && { 'content-type': sent.type }),
      ...(cookie && { cookie }),
      ...(origin !== null && { origin }),
      ...extra,
    },
    body: /^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method) ? '' : Buffer.from(sent.text).toString(),
  }));

/** The headers that call the server actions of the build. */
function serverActions(): Record<string, string>[] {
  const manifest = JSON.parse(readFileSync(`${distDir}/server/server-reference-manifest.json`, 'utf8'));
  return Object.keys(manifest.node)
    .filter((id) => /\/actions\.ts$/.test(manifest.node[id].filename))
    .map((id) => ({ 'next-action': id }));
}

const BOUNDARY = 'x-generated';

/**
 * Returns a server action's form as a page with scripts sends it: the previous state and the
 * fields.
 */
const forms: fc.Arbitrary<Sent> = fc
  .record({
    path: fc.constantFrom('/login', '/de/register', '/forgot-password', '/account', '/de/account/security'),
    action: fc.constantFrom(...serverActions()),
    fields: fc.dictionary(fc.constantFrom(...FORM_FIELDS), text, { maxKeys: 6 }),
    before: fc.constantFrom('"$undefined"', 'null', '{}', '{"status":"idle"}', '"x"', '[]'),
    cookie: cookieHeader,
    // A truncated body is not a form.
    sent: fc.option(fc.nat({ max: 600 }), { freq: 8 }),
  })
  .map(({ path, action, fields, before, cookie, sent }) => {
    const parts = Object.entries({
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [`1_${name}`, field])),
      0: `[${before},"$K1"]`,
    }).map(
      ([name, part]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${Buffer.from(part).toString()}\r\n`,
    );
    return {
      method: 'POST',
      path,
      headers: {
        ...action,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        origin: shopUrl,
        ...(cookie && { cookie }),
      },
      body: `${parts.join('')}--${BOUNDARY}--\r\n`.slice(0, sent ?? undefined),
    };
  });

async function answerTo({ method, path, headers, body: sent }: Sent) {
  const { hostname, port } = new URL(shopUrl);
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const request = ask(
        { hostname, port, method, path, headers, timeout: 60_000, maxHeaderSize: 128 * 1024 },
        (response) => {
          readAll(response).then(
            (answer) =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answer }),
            reject,
          );
        },
      );
      request.once('timeout', () => request.destroy(new Error('hangs')));
      request.once('error', reject);
      request.end(sent);
    },
  );
}

const RENDERED = /html|xml|svg/;

async function check(sent: Sent): Promise<void> {
  const what = JSON.stringify(sent).slice(0, 1_500);
  const {
    status,
    headers,
    text: answer,
  } = await answerTo(sent).catch((error: unknown) => {
    throw new Error(`${error} ${what}`);
  });
  expect(status, what).toBeLessThan(500);
  if (RENDERED.test(String(headers['content-type']))) expect(answer, what).not.toContain(MARKUP);
  expect(answer, what).not.toMatch(INSIDE);
  expect(
    [headers['set-cookie'] ?? []].flat().filter((cookie) => cookie.startsWith('a=')),
    what,
  ).toEqual([]);
  const { location } = headers;
  if (typeof location !== 'string') return;
  const { origin } = new URL(location, shopUrl);
  expect([new URL(shopUrl).origin, new URL(sandboxUrl).origin], what).toContain(origin);
}

test(`${REQUESTS} random requests cause no failure, markup, leak or hang`, async ({ request, sandbox }) => {
  test.setTimeout(Math.max(600_000, REQUESTS * 200));
  expect(ADDRESSES.length).toBeGreaterThan(35);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: generated }, { weight: 1, arbitrary: forms }), {
        minLength: MAX_CONCURRENT,
        maxLength: MAX_CONCURRENT,
      }),
      async (some) => {
        await Promise.all(some.map(check));
      },
    ),
    { numRuns: Math.ceil(REQUESTS / MAX_CONCURRENT), endOnFailure: true },
  );
  expect((await request.get('/products')).status()).toBe(200);
  await sandbox.reset();
});

test('every server action rejects requests from another site or without an origin', async ({ sandbox }) => {
  const actions = serverActions();
  expect(actions.length).toBeGreaterThan(5);
  await sandbox.clearCalls();
  // A path that looks like a file, or has another spelling, must not bypass the guards.
  for (const action of actions)
    for (const origin of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}] as Record<
      string,
      string
    >[])
      for (const path of ['/login', '/de/account', '/account/orders/x.png', '/login/x.txt', '/robots.txt']) {
        const headers = { ...action, ...origin, 'content-type': 'text/plain;charset=UTF-8' };
        const { status } = await answerTo({ method: 'POST', path, headers, body: '[]' });
        expect(status, JSON.stringify({ ...headers, path })).toBe(403);
        const capital = await answerTo({ method: 'POST', path: path.toUpperCase(), headers, body: '[]' });
        expect([308, 403], path.toUpperCase()).toContain(capital.status);
      }
  expect(await sandbox.calls()).toMatchObject({ calls: {} });
});
