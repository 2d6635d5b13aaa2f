import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { framework } from './framework';
import { callsDuring, openShop } from './shop-visitor';

const sandbox = await openShop();
const site = await import('@/lib/content/site-content');
const { isSamePage } = await import('@/app/[lang]/menu-links');
const { readShop } = await import('@/lib/config/shop-schema');
const { logger } = await import('@/lib/observe/logger');

const shop = readShop({
  banner: { text: 'Open on Sunday', href: '/about' },
  promises: ['Replaced if it breaks', 'Sent in paper'],
  home: {
    sections: [
      { type: 'hero', title: 'Made slowly', text: 'Stoneware' },
      { type: 'story', title: 'First' },
      { type: 'story', title: 'Second' },
      { type: 'newest' },
    ],
  },
});
const sections = shop.home?.sections ?? [];

beforeEach(async () => {
  vi.stubGlobal('FEATURES', { siteContent: true });
  framework.tags.clear();
  await sandbox.reset();
});

const fault = (...faults: unknown[]) => control(sandbox, 'PUT', 'faults', { faults });
const fill = (...items: Record<string, unknown>[]) =>
  control(sandbox, 'PUT', 'data', {
    collections: { SiteContent: { items: items.map((item, at) => ({ _id: `item-${at}`, ...item })) } },
  });
const content = () => site.getSiteContent('en');

describe('an item of the collection', () => {
  it('replaces one text in its language, and the others stay those of the configuration', async () => {
    await fill(
      { place: 'hero', title: 'Winter glazes' },
      { place: 'hero', language: 'de-DE', title: 'Winterglasuren' },
      { place: 'banner', text: 'Closed on Sunday' },
      { place: 'promise', order: 2, text: 'Sent in paper, by bike' },
      { place: 'story', order: 2, title: 'The other one', label: 'See the vases', href: '/categories/vases' },
    );
    expect(site.sectionsOf(await content(), sections)).toEqual([
      { type: 'hero', title: 'Winter glazes', text: 'Stoneware' },
      { type: 'story', title: 'First' },
      {
        type: 'story',
        title: 'The other one',
        action: { label: 'See the vases', href: '/categories/vases' },
      },
      { type: 'newest' },
    ]);
    expect(site.bannerOf(await content(), 'en', shop)).toEqual({ text: 'Closed on Sunday' });
    expect(site.promisesOf(await content(), 'en', shop)).toEqual([
      'Replaced if it breaks',
      'Sent in paper, by bike',
    ]);
    const german = await site.getSiteContent('de');
    expect(site.sectionsOf(german, sections)[0]).toMatchObject({ title: 'Winterglasuren' });
    expect(site.bannerOf(german, 'de', shop)?.text).toBe('Open on Sunday');
    expect(framework.tags).toContain('content');
  });

  it('that is hidden takes its entry from the page', async () => {
    await fill(
      { place: 'banner', hidden: true },
      { place: 'promise', hidden: true },
      { place: 'newest', hidden: true },
    );
    expect(site.bannerOf(await content(), 'en', shop)).toBeNull();
    expect(site.promisesOf(await content(), 'en', shop)).toEqual(['Sent in paper']);
    expect(site.sectionsOf(await content(), sections).map(({ type }) => type)).toEqual([
      'hero',
      'story',
      'story',
    ]);
  });

  const reorderable = [
    ...sections,
    ...(readShop({ home: { sections: [{ type: 'own', name: 'opening-hours' }] } }).home?.sections ?? []),
  ];
  const orderIn = async (lang: 'en' | 'de', ...items: Record<string, unknown>[]) => {
    await sandbox.reset();
    await fill(...items);
    return site
      .sectionsOf(await site.getSiteContent(lang), reorderable)
      .map((section) =>
        section.type === 'story' ? section.title : section.type === 'own' ? section.name : section.type,
      );
  };

  it.each([
    ['as tags', ['newest', 'Story 2', 'hero', 'story', 'opening-hours']],
    ['as one text', 'newest, story 2, hero, story 1, Opening-Hours'],
  ])('orders the sections of the home page in every language, %s', async (_, names) => {
    for (const lang of ['en', 'de'] as const)
      expect(await orderIn(lang, { place: 'home', sections: names })).toEqual([
        'newest',
        'Second',
        'hero',
        'First',
        'opening-hours',
      ]);
  });

  it('keeps what an order does not name in its place, and ignores unknown and repeated names', async () => {
    const order = ['newest', 'carousel', 'newest', '', 'hero', 'story 7'];
    expect(await orderIn('en', { place: 'home', sections: order })).toEqual([
      'newest',
      'First',
      'Second',
      'hero',
      'opening-hours',
    ]);
  });

  it('keeps the order of the configuration without one, and may have one for a language', async () => {
    const file = ['hero', 'First', 'Second', 'newest', 'opening-hours'];
    expect(await orderIn('en')).toEqual(file);
    expect(await orderIn('en', { place: 'home', sections: ['newest', 'hero'], hidden: true })).toEqual(file);
    const items = [
      { place: 'home', sections: ['newest', 'hero'] },
      { place: 'home', sections: ['story 2', 'hero'], language: 'de-DE' },
      { place: 'story', order: 2, title: 'Danach', language: 'de' },
      { place: 'newest', hidden: true },
    ];
    expect(await orderIn('de', ...items)).toEqual(['Danach', 'First', 'hero', 'newest', 'opening-hours']);
    expect(await orderIn('en', ...items)).toEqual(['First', 'Second', 'hero', 'opening-hours']);
  });

  it('has a picture of the site’s media, with its text alternative', async () => {
    await fill({
      place: 'hero',
      picture: 'wix:image://v1/abc~mv2.jpg/table.jpg#originWidth=2000&originHeight=1200',
      alt: 'A set table',
    });
    expect(site.sectionsOf(await content(), sections)[0]).toMatchObject({
      title: 'Made slowly',
      cmsPicture: { base: expect.stringMatching(/\/media\/abc~mv2\.jpg$/), width: 2000, alt: 'A set table' },
    });
  });

  it('adds a link to a menu, renames the one of its address, or hides it', async () => {
    await fill(
      { place: 'header', label: 'Workshops', href: '/workshops', order: 1 },
      { place: 'header', label: 'Everything', href: '/products/' },
      { place: 'header', href: '/about', hidden: true },
      { place: 'footer', label: 'Press', href: 'https://press.example' },
    );
    const links = [
      { name: 'All products', href: '/products' },
      { name: 'Über uns', href: '/about', lang: 'de' },
    ];
    expect(site.withMenuItems(await content(), 'header', links, isSamePage)).toEqual([
      { name: 'Workshops', href: '/workshops' },
      { name: 'Everything', href: '/products' },
    ]);
    expect(site.withMenuItems(await content(), 'footer', [], isSamePage)).toEqual([
      { name: 'Press', href: 'https://press.example' },
    ]);
  });

  it.each([
    ['an unknown place', { place: 'sidebar', text: 'x' }],
    ['no text', { place: 'banner', text: ' ' }],
    ['an unsafe address', { place: 'banner', text: 'Sale', href: 'javascript:alert(1)' }],
    [
      'an address of another host without a scheme',
      { place: 'banner', text: 'Sale', href: '//evil.example' },
    ],
    ['no sections in an order', { place: 'home' }],
    ['an order that is no list', { place: 'home', sections: 4 }],
    ['a text that is too long', { place: 'banner', text: 'x'.repeat(1_001) }],
    ['a wrong type', { place: 'banner', text: { html: '<b>' } }],
    [
      'a picture of elsewhere',
      { place: 'banner', text: 'Sale', picture: 'https://x.example/a.jpg', alt: 'x' },
    ],
  ])('with %s is in the log once, and the text of the configuration is shown', async (_, item) => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    await fill({ ...item, _id: JSON.stringify(item).slice(0, 90) });
    expect(site.bannerOf(await content(), 'en', shop)).toEqual({ text: 'Open on Sunday', href: '/about' });
    await content();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ where: 'SiteContent', items: 1, of: 1 });
    warn.mockRestore();
  });
});

describe('the texts of the configuration are shown', () => {
  it.each(['down', 'status', 'malformed'])(
    'while the response is “%s” and before the first answer, and the last ones of the CMS after it',
    async (kind) => {
      newProcess();
      vi.stubEnv('WIX_API_ORIGIN', sandbox.url);
      vi.stubEnv('WIX_CLIENT_ID', '');
      vi.stubEnv('PLATFORM_CALLS_PER_MINUTE', '100000');
      const fresh = await import('@/lib/content/site-content');
      const banner = async () => fresh.bannerOf(await fresh.getSiteContent('en'), 'en', shop)?.text;
      await fill({ place: 'banner', text: 'Closed on Sunday' });
      await fault({ call: '/wix-data', kind });
      expect(await banner()).toBe('Open on Sunday');
      await fault();
      expect(await banner()).toBe('Closed on Sunday');
      await fault({ call: '/wix-data', kind });
      expect(await banner()).toBe('Closed on Sunday');
      await fault();
    },
    20_000,
  );

  it('where the feature is off, without a call', async () => {
    await fill({ place: 'banner', text: 'Closed on Sunday' });
    vi.stubGlobal('FEATURES', {});
    expect(await callsDuring(sandbox, content)).toEqual({});
  });
});

it('the demo shop has an order of its home page, which names every section', async () => {
  const { SHOP } = await import('@/lib/config/shop');
  const configured = SHOP.home?.sections ?? [];
  const [order] = (await site.getSiteContent('he')).filter(({ place }) => place === 'home');
  expect(order?.sections).toEqual(configured.map(({ type }) => type));
});

it('the demo shop has a promise in each of its languages', async () => {
  for (const lang of ['en', 'de', 'he'] as const)
    expect(site.promisesOf(await site.getSiteContent(lang), lang, { ...shop, promises: [] })).toHaveLength(1);
});
