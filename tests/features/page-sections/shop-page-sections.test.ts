import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '../../../sandbox/tests/sign-in';
import { openShop } from '../../contract/shop-visitor';

const sandbox = await openShop();
const site = await import('@/lib/content/site-content');
const { readShop } = await import('@/lib/config/shop-schema');
const { logger } = await import('@/lib/observe/logger');
const { daysLeft } = await import('@/features/page-sections/countdown');
const { default: pageSection } = await import('@/features/page-sections/places/page-section');

vi.mock('@/lib/i18n/server-messages', async () => ({
  getLang: async () => 'en',
  getMessages: async () => (await import('@/lib/i18n/messages/en')).en,
  getCatalogView: async () => (await import('@/lib/model/catalog-view')).SITE_VIEW,
}));

const spyOnLog = () => vi.spyOn(logger, 'warn').mockReturnValue(undefined);
let warn = spyOnLog();

beforeEach(async () => {
  warn = spyOnLog();
  vi.stubGlobal('FEATURES', { siteContent: true, reviews: true });
  await sandbox.reset();
});

const fill = (...items: Record<string, unknown>[]) =>
  control(sandbox, 'PUT', 'data', {
    collections: { SiteContent: { items: items.map((item, at) => ({ _id: `item-${at}`, ...item })) } },
  });

const configured =
  readShop({
    home: {
      sections: [
        { type: 'statement', text: 'Plain things' },
        { type: 'numbers', numbers: [{ value: '4', label: 'people' }] },
      ],
    },
  }).home?.sections ?? [];

const sectionsOn = async (page?: string, lang: 'en' | 'de' = 'en') =>
  site.sectionsOf(await site.getSiteContent(lang), page ? [] : configured, page);

const PICTURE = 'wix:image://v1/abc~mv2.jpg/shelf.jpg#originWidth=2000&originHeight=1200';

const [OAK, ASH] = [
  { src: PICTURE, title: 'Oak' },
  { src: PICTURE, alt: 'Ash shelf' },
];
const SLIDES = [
  { title: 'Oak', picture: { width: 2000, alt: 'Oak' } },
  { title: undefined, picture: { alt: 'Ash shelf' } },
];
const COLUMNS = [
  { title: 'Post', text: 'By post' },
  { title: undefined, text: 'By bike' },
];
const FILM = { title: 'Steam', video: 'wix:video://v1/steam/file#', picture: PICTURE, alt: 'Steam' };
const SHOWN_FILM = {
  film: { src: expect.stringMatching(/\/video\/steam\/file$/) },
  picture: { alt: 'Steam' },
};
const ACTION = { label: 'See', href: '/products' };
const COUNTDOWN = { title: 'Sale', until: { $date: '2087-01-01T00:00:00Z' }, ...ACTION };
const ANSWER = { question: 'Blue?', answer: 'Yes | or green.' };

/** The fields of an item, and what becomes of them. */
const ROWS: [string, Record<string, unknown>, object][] = [
  ['slideshow', { title: 'Shelves', gallery: [OAK, ASH] }, { slides: SLIDES }],
  ['film', FILM, SHOWN_FILM],
  ['category', { href: '/categories/tableware' }, { slug: 'tableware' }],
  ['quotes', { lines: 'lund-bowl\n\n mira-teapot ' }, { products: ['lund-bowl', 'mira-teapot'] }],
  ['questions', { title: 'Asked', lines: 'Blue? | Yes | or green.' }, { questions: [ANSWER] }],
  ['numbers', { lines: '12 | bowls' }, { numbers: [{ value: '12', label: 'bowls' }] }],
  [
    'logos',
    { lines: 'Mori | /about\nNorrvik' },
    { logos: [{ name: 'Mori', href: '/about' }, { name: 'Norrvik' }] },
  ],
  ['logos', { gallery: [OAK] }, { logos: [{ name: 'Oak', logo: { width: 2000 } }] }],
  ['countdown', COUNTDOWN, { until: '2087-01-01T00:00:00.000Z', action: ACTION }],
  ['columns', { lines: 'Post | By post\n| By bike' }, { columns: COLUMNS }],
  ['newsletter', { title: 'Letters', text: 'Four a year' }, { text: 'Four a year' }],
];

describe('an item of the CMS', () => {
  it.each(ROWS)('is a section %s of its page', async (place, fields, section) => {
    await fill({ place, page: 'about', ...fields });
    expect(await sectionsOn('about')).toMatchObject([{ type: place, ...section }]);
    expect(await sectionsOn('about', 'de')).toEqual([]);
    expect(await sectionsOn('imprint')).toEqual([]);
    expect(await sectionsOn()).toEqual(configured);
    expect(warn).not.toHaveBeenCalled();
  });

  it('replaces the section of the configuration, adds one after it, and both follow the order', async () => {
    await fill(
      { place: 'numbers', lines: '5 | people' },
      { place: 'numbers', order: 2, lines: '3 | weeks' },
      { place: 'questions', title: 'Asked', lines: 'Blue? | Yes' },
      { place: 'home', sections: ['questions', 'numbers 2', 'numbers', 'statement'] },
    );
    expect(
      (await sectionsOn()).map((one) => (one.type === 'numbers' ? one.numbers[0]?.value : one.type)),
    ).toEqual(['questions', '3', '5', 'statement']);
  });

  it('hides a section of the configuration', async () => {
    await fill({ place: 'numbers', hidden: true });
    expect((await sectionsOn()).map(({ type }) => type)).toEqual(['statement']);
  });

  it.each([
    ['questions: must have from 1 to 30 entries', { place: 'questions', title: 'x' }],
    ['questions[0].answer: is missing', { place: 'questions', title: 'x', lines: 'Blue?' }],
    ['title: is missing', { place: 'questions', lines: 'Blue? | Yes' }],
    ['slides', { place: 'slideshow', title: 'x', gallery: [{ src: PICTURE, title: 'One' }] }],
    [
      'picture.alt',
      { place: 'slideshow', title: 'x', gallery: [{ src: PICTURE }, { src: PICTURE, title: 'Two' }] },
    ],
    [
      'is no video of the site',
      { place: 'film', title: 'x', video: 'https://x.example/a.mp4', picture: PICTURE, alt: 'x' },
    ],
    ['slug', { place: 'category', href: '/products' }],
    ['until: must be a moment', { place: 'countdown', title: 'x', until: 'tomorrow' }],
    ['href', { place: 'logos', lines: 'Mori | javascript:alert(1)' }],
  ])('is left out and named in the log: %s', async (problem, item) => {
    await fill({ page: 'about', ...item, _id: problem }, { page: 'about', place: 'numbers', lines: '1 | x' });
    expect((await sectionsOn('about')).map(({ type }) => type)).toEqual(['numbers']);
    await sectionsOn('about');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ where: 'SiteContent', first: problem });
    expect(String(Object(warn.mock.calls[0]?.[0]).problem)).toContain(problem.replaceAll(/\[(\d)\]/g, '.$1'));
  });
});

describe('what the catalog does not have', () => {
  const frame = { id: 'a-section', className: '' };

  it('is left out of quotes, and named in the log', async () => {
    const shown = await pageSection({
      section: { type: 'quotes', products: ['lund-bowl', 'never-made'] },
      ...frame,
    });
    expect(JSON.stringify(shown)).toContain('We bought two of the large ones');
    expect(warn.mock.calls).toEqual([
      [{ where: 'a section quotes', what: 'never-made' }, 'the catalog has no such product'],
    ]);
  });

  it('leaves out a category', async () => {
    expect(await pageSection({ section: { type: 'category', slug: 'never-made' }, ...frame })).toBeNull();
    expect(warn.mock.calls).toEqual([
      [{ where: 'a section category', what: 'never-made' }, 'the catalog has no such category'],
    ]);
  });
});

describe('the days that are left', () => {
  const NEW_YORK = 'America/New_York';
  const at = (iso: string) => Date.parse(iso);
  const end = at('2026-12-16T14:00:00-05:00');

  it.each([
    ['2026-12-14T23:59:00-05:00', 2, '2026-12-15T00:00:00-05:00'],
    ['2026-12-15T00:00:00-05:00', 1, '2026-12-16T00:00:00-05:00'],
    ['2026-12-16T13:59:00-05:00', 0, '2026-12-16T14:00:00-05:00'],
  ])('are days of the shop’s calendar: at %s %i, until %s', (now, days, changesAt) => {
    expect(daysLeft(end, at(now), NEW_YORK)).toEqual({ days, changesAt: at(changesAt) });
  });

  it('follow a change of the clocks, and end', () => {
    expect(daysLeft(at('2026-11-02T12:00:00-05:00'), at('2026-11-01T00:30:00-04:00'), NEW_YORK)).toEqual({
      days: 1,
      changesAt: at('2026-11-02T00:00:00-05:00'),
    });
    expect(daysLeft(end, end, NEW_YORK)).toEqual({ days: null, changesAt: null });
  });
});
