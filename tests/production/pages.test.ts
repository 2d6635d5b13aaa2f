import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { control, IS_COPY, inSandbox, opened, SERVERS } from './open-servers';
import { send } from './request';

inSandbox();

async function read(path: string) {
  const { status, headers, body } = await send(opened.settings.shopUrl + path);
  return { status, cacheControl: headers['cache-control'], html: body.toString() };
}

const PAGES = {
  items: [
    { title: 'Our story', slug: 'our-story', body: '<p>Thrown by hand</p>' },
    { title: 'Unsere Geschichte', slug: 'our-story', body: '<p>Von Hand gedreht</p>', language: 'de' },
  ],
};

/** Starts a server that has cached no page of the CMS, for the tests of one block. */
function serve(name: keyof typeof SERVERS) {
  let server: Awaited<ReturnType<(typeof SERVERS)[typeof name]>>;
  beforeAll(async () => {
    server = await SERVERS[name](opened.settings, opened.folder);
    await control('PUT', 'data', { collections: { Pages: PAGES } });
  });
  afterAll(() => stop([server]));
}

describe('pages of the CMS', () => {
  // A server starts with the build's data, which has no such page.
  beforeAll(() => rmSync(join(root, opened.settings.distDir, 'first-entries'), { recursive: true }));
  serve('server/main.mjs');

  it('have its languages, and stand in for missing ones', async () => {
    const english = await read('/our-story');
    expect([english.status, english.html.includes('Thrown by hand')]).toEqual([200, true]);
    expect(english.html).toContain('hrefLang="de"');
    expect((await read('/de/our-story')).html).toContain('Von Hand gedreht');
    const hebrew = (await read('/he/our-story')).html;
    expect(hebrew).toMatch(/<h1 lang="en"/);
    expect(hebrew).toMatch(/rel="canonical" href="[^"]*:\d+\/our-story"/);
  });

  it('that do not exist are not cached for long', async () => {
    const { status, cacheControl } = await read('/not-in-the-cms');
    expect([status, cacheControl]).toEqual([404, expect.stringMatching(/^s-maxage=60, /)]);
  });
});

describe.skipIf(IS_COPY)('pages of a CMS that fails', () => {
  // The release has the files.
  serve('a release');
  beforeAll(() => control('PUT', 'faults', { faults: [{ call: '/wix-data', kind: 'status', status: 503 }] }));
  afterAll(() => control('PUT', 'faults', { faults: [] }));

  it('come from the files, for a minute', async () => {
    const { status, html } = await read('/categories/lighting');
    expect(status).toBe(200);
    expect(html).toContain('href="/shipping-and-returns"');
    const unknown = await read('/unknown-in-outage');
    expect([unknown.status, unknown.cacheControl]).toEqual([404, expect.stringMatching(/^s-maxage=60, /)]);
    expect(unknown.html).toContain('href="/shipping-and-returns"');
  });
});
