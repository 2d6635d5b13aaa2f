import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { withCompressedFiles } from '../../server/compressed-files.mjs';
import { listen } from '../listen';

const FILES = new Map(
  ['a.js', 'a.js.br', 'a.js.gz', 'a.css', 'a.css.gz', 'new.js', 'font.woff2'].map((name) => [
    `/_next/static/${name}`,
    1,
  ]),
);

/** Responds with the URL that the framework would get. */
const { port, close } = await listen(
  createServer(withCompressedFiles(({ url }, response) => response.end(url), FILES)),
);
afterAll(close);

async function load(path: string, headers: Record<string, string>) {
  const request = get({ port, path, headers });
  const [response] = await once(request, 'response');
  const [url] = await once(response, 'data');
  const { 'content-type': type, 'content-encoding': encoding } = response.headers;
  return [String(url), type, encoding];
}

const SCRIPT = 'application/javascript; charset=UTF-8';
const STYLES = 'text/css; charset=UTF-8';

it.each([
  ['a.js', 'gzip, deflate, br, zstd', ['a.js.br', SCRIPT, 'br']],
  ['a.js?dpl=1', 'br', ['a.js.br?dpl=1', SCRIPT, 'br']],
  ['a.js', 'gzip, br;q=0', ['a.js.gz', SCRIPT, 'gzip']],
  ['a.css', 'gzip', ['a.css.gz', STYLES, 'gzip']],
  ['a.js', 'identity', ['a.js', undefined, undefined]],
  ['a.js', 'zstd', ['a.js', undefined, undefined]],
  // Those without a copy.
  ['a.css', 'br', ['a.css', undefined, undefined]],
  ['new.js', 'br', ['new.js', undefined, undefined]],
  ['font.woff2', 'br', ['font.woff2', undefined, undefined]],
])('%s for a client with %s', async (path, accepted, [name, ...headers]) => {
  expect(await load(`/_next/static/${path}`, { 'accept-encoding': accepted })).toEqual([
    `/_next/static/${name}`,
    ...headers,
  ]);
});

it('is the file itself for a range, and for a client that names no encoding', async () => {
  const file = ['/_next/static/a.js', undefined, undefined];
  expect(await load('/_next/static/a.js', { 'accept-encoding': 'br', range: 'bytes=0-' })).toEqual(file);
  expect(await load('/_next/static/a.js', {})).toEqual(file);
});

it('concerns no other folder', async () => {
  expect(await load('/a.js', { 'accept-encoding': 'br' })).toEqual(['/a.js', undefined, undefined]);
});
