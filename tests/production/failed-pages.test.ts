import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { ADDRESSES } from './addresses';
import { control, inSandbox, opened } from './open-servers';
import { send } from './request';

/** Pages in an outage of the platform that began before anybody had opened them. */
const inOutage = () =>
  inSandbox(async ({ settings }) => {
    await startShop(settings, { log: logFile() });
    await setFaults([{ call: '*', kind: 'status', status: 503 }]);
  });

const logFile = () => join(opened.folder, 'outage.log');
const setFaults = (faults: unknown[]) => control('PUT', 'faults', { faults });

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await send(opened.settings.shopUrl + path, { headers });
  const { 'retry-after': retryAfter, 'content-type': type } = answer.headers;
  return { status: answer.status, retryAfter, type, text: answer.body.toString() };
}

/** A failure that a person without scripts can read. */
const EXPLAINED = {
  status: 503,
  retryAfter: expect.stringMatching(/^[1-9]/),
  text: expect.stringMatching(/^<!doctype html><html lang="en".*<h1>We can’t load this page right now</),
};

/** Returns how many pages with these names the framework has tried to render. */
const renderedOf = (name: string) =>
  readFileSync(logFile(), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"path":"/products/${name}-`) && line.includes('PlatformError')).length;

describe('pages that many open at once as an outage begins', () => {
  inOutage();

  it('wait until the first ones show that the platform is away, and are not rendered then', async () => {
    const paths = Array.from({ length: 50 }, (_, index) => `/products/burst-${index}`);
    for (const answer of await Promise.all(paths.map((path) => read(path))))
      expect(answer).toMatchObject(EXPLAINED);
    // Without the wait, all of them are. A slow machine begins five more every four seconds, and one
    // looks for the end of the outage.
    expect(renderedOf('burst')).toBeLessThanOrEqual(22);
  });
});

describe('a page that nobody has opened before an outage', () => {
  inOutage();

  it.each([
    '/categories/vases?page=2',
    // The first search. Others may have the index, from products that the build has read.
    '/search?q=zzqx',
    '/compare?products=no-such-bowl',
    '/cart/link?item=no-such-bowl:1',
    '/products/no-such-bowl',
    '/products/no-such-bowl?color=Sage',
    '/products/no-such-bowl/options',
    '/products/no-such-bowl/reviews',
  ])('is a 503 with its sentence in the HTML: %s', async (path) => {
    const answer = await read(path);
    expect(answer).toMatchObject(EXPLAINED);
    expect(answer.text.length).toBeLessThan(2_500);
  });

  it('is the same for a browser that takes compressed pages', async () => {
    const response = await fetch(`${opened.settings.shopUrl}/compare?products=no-such-bowl`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('<h1>');
  });

  it('is never the framework’s page, which has no text without a script', async () => {
    const odd = [];
    for (const path of ADDRESSES) {
      const { status, retryAfter, type, text } = await read(path);
      if (!type?.startsWith('text/html') || status === 307) continue;
      const isExplained = status === 503 ? Number(retryAfter) > 0 : status < 500;
      // Without a step of a sign-in, its page leads to the first one.
      const isReadable = text.includes('<h1') || text.includes('http-equiv="refresh"');
      if (!isExplained || !isReadable) odd.push({ path, status });
    }
    expect(odd).toEqual([]);
  });

  it('is not rendered while others fail, and again once the platform answers', async () => {
    const began = Date.now();
    const slugs = Array.from({ length: 40 }, (_, index) => `unknown-${index}`);
    for (const slug of slugs) expect(await read(`/products/${slug}`)).toMatchObject(EXPLAINED);
    const seconds = (Date.now() - began) / 1_000;
    // Five show that there is an outage, and one in each second looks for its end.
    expect(renderedOf('unknown')).toBeLessThanOrEqual(5 + Math.ceil(seconds) + 1);
    await setFaults([]);
    await expect.poll(async () => (await read('/products/unknown-0')).status, { timeout: 30_000 }).toBe(404);
    await expect.poll(async () => (await read('/products/unknown-1')).status, { timeout: 30_000 }).toBe(404);
  });

  it('is logged without a stack', () => {
    const log = readFileSync(logFile(), 'utf8');
    expect(log).toContain('a request was not answered as it should be');
    expect(log).not.toMatch(/^\s+at |"stack"/m);
  });
});
