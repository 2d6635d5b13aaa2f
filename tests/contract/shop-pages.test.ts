import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { DEMO_FOLDER } from '../setup/demo-folder';
import { framework } from './framework';
import { callsDuring, openShop, SHOP } from './shop-visitor';

const sandbox = await openShop();
const pages = await import('@/lib/content/pages');
const { getCollection } = await import('@/lib/content/readers');
const { logger } = await import('@/lib/observe/logger');
const { GET } = await import('@/app/sitemap.xml/route');
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  cpSync(join(DEMO_FOLDER, 'content'), join(folder, 'content'), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  framework.tags.clear();
  await sandbox.reset();
  return () => rmSync(folder, { recursive: true });
});

const fill = (collections: unknown) => control(sandbox, 'PUT', 'data', { collections });
const fault = (...faults: unknown[]) => control(sandbox, 'PUT', 'faults', { faults });
const write = (lang: string, slug: string, ...lines: string[]) =>
  writeFileSync(join(folder, 'content', lang, `${slug}.md`), lines.join('\n'));
const sitemap = async () => (await GET(new NextRequest(`${SHOP}/sitemap.xml?file=0`))).text();

const ABOUT = {
  _id: 'about',
  title: 'Our story',
  slug: 'about',
  body: '<h1>Hello</h1><script>alert(1)</script><p>From the <a href="/terms">CMS</a></p>',
  seoTitle: 'About the studio',
  seoDescription: 'Who we are',
};
const TERMS = { _id: 'terms', title: 'Terms', slug: 'terms', body: '<p>Rules</p>' };
const MENUS = {
  references: { pages: 'Pages' },
  items: [
    { slug: 'next-js-frontend-header-menu', pages: ['about'] },
    { slug: 'next-js-frontend-footer-menu', pages: ['terms', 'about'] },
  ],
};
const CMS = { Pages: { items: [ABOUT, TERMS] }, Menus: MENUS };

describe('a file', () => {
  it('is all that a new page needs: it has an address, a menu entry and a place in the sitemap', async () => {
    expect(await pages.getPage('en', 'care')).toBeNull();
    write('en', 'care', '---', 'title: Care', 'menu: header', '---', 'Wash by *hand*.');
    const { page, languages } = (await pages.getPage('en', 'care')) ?? {};
    expect(page).toMatchObject({ title: 'Care', html: '<p>Wash by <em>hand</em>.</p>' });
    expect(languages).toEqual(['en']);
    expect((await pages.getMenus('en')).header).toEqual([{ name: 'Care', href: '/care' }]);
    expect(await sitemap()).toContain(`<loc>${SHOP}/care</loc>`);
    expect(await pages.getPageSlugs()).toContain('care');
  });

  it('stands in for missing translations, in its own language and under its own address', async () => {
    write('en', 'care', '---', 'title: Care', 'menu: header', '---', '[Terms](/terms)');
    const found = await pages.getPage('de', 'care');
    expect(found?.page).toMatchObject({ lang: 'en', textLang: 'en', title: 'Care' });
    expect(found?.page.html).toContain('href="/de/terms"');
    expect((await pages.getMenus('de')).header).toEqual([{ name: 'Care', href: '/care', lang: 'en' }]);
    const xml = await sitemap();
    expect(xml).toContain(`<loc>${SHOP}/care</loc>`);
    expect(xml).not.toContain('/de/care');
  });

  it('that is a draft or about the demo shop is not published on a live site', async () => {
    expect(await pages.getPageSlugs()).toEqual(expect.arrayContaining(['about', 'imprint']));
    write('en', 'care', '---', 'title: Care', '---', 'Wash by hand.');
    newProcess();
    vi.stubEnv('WIX_API_ORIGIN', '');
    const { env } = await import('@/lib/config/env');
    expect(env.WIX_API_ORIGIN).toBe('https://www.wixapis.com');
    const live = await import('@/lib/content/pages');
    vi.spyOn(await import('@/lib/wix/content'), 'queryPages').mockResolvedValue(null);
    expect(await live.getPageSlugs()).toEqual(['care']);
  });
});

describe('the CMS', () => {
  it('has pages and menus, sanitized, instead of the files of the same pages', async () => {
    await fill(CMS);
    const { page } = (await pages.getPage('en', 'about')) ?? {};
    expect(page).toMatchObject({
      title: 'Our story',
      seoTitle: 'About the studio',
      description: 'Who we are',
      html: '<h2>Hello</h2><p>From the <a href="/terms">CMS</a></p>',
    });
    const { header, footer, legal } = await pages.getMenus('en');
    expect(header).toEqual([{ name: 'Our story', href: '/about' }]);
    expect(footer.slice(0, 2)).toEqual([
      { name: 'Terms', href: '/terms' },
      { name: 'Our story', href: '/about' },
    ]);
    expect([...footer, ...legal].filter(({ href }) => href === '/terms')).toHaveLength(1);
    expect(framework.tags).toContain('content');
  });

  it('leaves to the files each page that it lacks, and each language of a page', async () => {
    await fill({ Pages: { items: [ABOUT] } });
    expect(await pages.getPage('en', 'imprint')).not.toBeNull();
    expect((await pages.getMenus('en')).legal.map(({ href }) => href)).toContain('/imprint');
    expect((await pages.getPage('en', 'about'))?.page.title).toBe('Our story');
    expect((await pages.getPage('de', 'about'))?.page).toMatchObject({ lang: 'de', textLang: 'de' });
    expect((await pages.getPageSlugs()).filter((slug) => slug === 'about')).toHaveLength(1);
  });

  it('may have pages in other languages', async () => {
    const german = { ...ABOUT, _id: 'about-de', title: 'Über uns', language: 'de' };
    await fill({ ...CMS, Pages: { items: [ABOUT, TERMS, german] } });
    expect((await pages.getPage('de', 'about'))?.page.title).toBe('Über uns');
    write('en', 'care', '---', 'title: Care', '---', 'Wash by hand.');
    await fill({
      Pages: { items: [ABOUT, german, { ...german, _id: 'hours', slug: 'hours', title: 'Zeiten' }] },
    });
    expect((await pages.getPage('he', 'hours'))?.page.title).toBe('Zeiten');
    expect((await pages.getPage('de', 'hours'))?.languages).toEqual(['de']);
    expect((await pages.getPage('de', 'care'))?.page.textLang).toBe('en');
  });

  it('without menus lists its pages in the footer', async () => {
    await fill({ Pages: CMS.Pages });
    const { header, footer } = await pages.getMenus('en');
    expect(header.map(({ href }) => href)).not.toContain('/about');
    expect(footer.map(({ href }) => href).slice(0, 2)).toEqual(['/about', '/terms']);
  });

  it.each([
    ['lacks the collection', {}],
    ['has an empty one', { Pages: { items: [] } }],
    ['keeps it from visitors', { Pages: { ...CMS.Pages, read: 'ADMIN' } }],
    ['is not installed', null],
  ])('leaves the pages to the files when it %s', async (_, collections) => {
    await fill(collections);
    expect((await pages.getPage('en', 'about'))?.page.title).toBe('About us');
    expect((await pages.getMenus('en')).footer.map(({ href }) => href)).toContain('/contact');
  });

  it.each(['down', 'status', 'malformed', 'wrong-types'])(
    'has its last pages when its response is “%s”, and leaves them to the files before the first',
    async (kind) => {
      newProcess();
      vi.stubEnv('WIX_API_ORIGIN', sandbox.url);
      vi.stubEnv('WIX_CLIENT_ID', '');
      vi.stubEnv('PLATFORM_CALLS_PER_MINUTE', '100000');
      const fresh = await import('@/lib/content/pages');
      const title = async () => (await fresh.getPage('en', 'about'))?.page.title;
      await fill(CMS);
      await fault({ call: '/wix-data', kind });
      expect(await title()).toBe('About us');
      await fault();
      expect(await title()).toBe('Our story');
      await fault({ call: '/wix-data', kind });
      expect(await title()).toBe('Our story');
      await fault();
    },
    20_000,
  );

  it('cannot replace an address of the shop, and pages that are not pages are left out', async () => {
    const items = [ABOUT, { ...TERMS, slug: 'cart' }, { ...TERMS, slug: 'a b' }, { title: 'No slug' }];
    await fill({ Pages: { items } });
    const slugs = await pages.getPageSlugs();
    expect(slugs).not.toContain('cart');
    expect(slugs).not.toContain('a b');
    expect((await pages.getPage('en', 'terms'))?.page.title).not.toBe('Terms');
  });

  it('is read in two calls', async () => {
    await fill(CMS);
    await pages.getPages();
    const calls = await callsDuring(sandbox, () => pages.getPages());
    expect(calls).toEqual({ 'GET /wix-data/v2/items/query': 2 });
  });

  it('with many pages is read page by page', async () => {
    const items = Array.from({ length: 120 }, (_, at) => ({ ...TERMS, _id: `t${at}`, slug: `page-${at}` }));
    await fill({ Pages: { items } });
    expect((await pages.getPageSlugs()).filter((slug) => slug.startsWith('page-'))).toHaveLength(120);
  });
});

describe('a collection of the shop’s own', () => {
  const STORES = {
    Stores: {
      items: [
        { _id: 's1', title: 'Market Street', opens: 7 },
        { _id: 's2', opens: 'late' },
      ],
    },
  };
  const store = z.object({ title: z.string(), opens: z.number() });
  const stores = () => getCollection('Stores', store);

  it('has its items in the form of a schema, without those of another form', async () => {
    await fill(STORES);
    expect(await stores()).toEqual([{ title: 'Market Street', opens: 7 }]);
    expect(framework.tags).toContain('content');
  });

  it('has what its items lack in the log, once', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    await fill({
      Stores: {
        items: [
          { _id: 's3', title: 4, opens: 'early' },
          { _id: 's4', title: 'Pier', opens: 'late' },
          STORES.Stores.items[0],
        ],
      },
    });
    await stores();
    await stores();
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({
        where: 'Stores',
        problem: expect.stringMatching(/^title: /),
        items: 1,
        of: 3,
      }),
      expect.objectContaining({
        problem: expect.stringMatching(/^opens: .*number/),
        items: 2,
        of: 3,
        first: 's3',
      }),
    ]);
    warn.mockRestore();
  });

  it('is empty where the site has none, and has its last items while the platform is away', async () => {
    await fill({});
    expect(await stores()).toEqual([]);
    await fill(STORES);
    expect(await stores()).toHaveLength(1);
    await fault({ call: '/wix-data', kind: 'down' });
    expect(await stores()).toHaveLength(1);
    await fault();
  });
});
