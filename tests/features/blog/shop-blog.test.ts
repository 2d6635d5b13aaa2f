import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '../../../sandbox/tests/sign-in';
import { framework } from '../../contract/framework';
import { openShop, SHOP } from '../../contract/shop-visitor';

vi.stubEnv('PREVIEW_SECRET', 'a-secret-of-at-least-32-characters-1');
// Places know what is on when they are loaded.
vi.stubGlobal('FEATURES', { blog: true, markdown: true });
const sandbox = await openShop();
const blog = await import('@/features/blog/posts');
const { impossiblePage } = await import('@/features/places/requests');
const { GET: feed } = await import('@/app/[lang]/blog/feed.xml/route');
const { GET: sitemap } = await import('@/app/sitemap.xml/route');
const { default: readTextPage } = await import('@/features/blog/places/text-page');
const { blogPosting } = await import('@/features/blog/blog-posting');

beforeEach(async () => {
  vi.stubGlobal('FEATURES', { blog: true, markdown: true });
  framework.tags.clear();
  framework.isDraft = false;
  await sandbox.reset();
});

const day = (date: string) => ({ $date: `${date}T09:00:00.000Z` });
const FIRST = {
  _id: 'first',
  title: 'A first <b>firing</b>',
  slug: 'first-firing',
  summary: 'At 950 °C.',
  body: '<h1>Hot</h1><script>alert(1)</script><p>See <a href="/about">us</a></p>',
  author: 'Mira',
  tags: ['Making', 'Clay & glaze'],
  publishedAt: day('2026-01-10'),
};
const SECOND = { _id: 'second', title: 'Care', slug: 'care', tags: ['Care'], publishedAt: day('2026-02-10') };
const fill = (...items: Record<string, unknown>[]) =>
  control(sandbox, 'PUT', 'data', { collections: { Posts: { items } } });
const list = async (lang: 'en' | 'de' = 'en', ...path: string[]) => {
  const page = await blog.getBlogPage(lang, path);
  return page?.kind === 'list' ? page : null;
};
const slugs = async (...path: string[]) => (await list('en', ...path))?.posts.map(({ slug }) => slug) ?? null;
const post = async (lang: 'en' | 'de', slug: string) => {
  const page = await blog.getBlogPage(lang, [slug]);
  return page?.kind === 'post' ? page : null;
};

describe('the list', () => {
  it('has the newest article first, and the tags', async () => {
    await fill(FIRST, SECOND);
    expect(await slugs()).toEqual(['care', 'first-firing']);
    expect((await list())?.tags).toEqual(['Care', 'Making', 'Clay & glaze']);
    expect(await slugs('tags', 'clay-glaze')).toEqual(['first-firing']);
    expect(blog.tagHref('Clay & glaze')).toBe('/blog/tags/clay-glaze');
    expect(await slugs('tags', 'unknown')).toBeNull();
    expect(framework.tags).toContain('content');
  });

  it('has pages of nine articles, and none beyond the last', async () => {
    await fill(...Array.from({ length: 11 }, (_, at) => ({ ...SECOND, _id: `p${at}`, slug: `post-${at}` })));
    expect(await slugs()).toHaveLength(9);
    expect(await slugs('pages', '2')).toHaveLength(2);
    expect(await slugs('tags', 'care', 'pages', '2')).toHaveLength(2);
    for (const page of ['1', '3', '0', '02', '2.5', 'x']) expect(await slugs('pages', page)).toBeNull();
  });

  it('leaves out drafts, articles of the future, and items of another form', async () => {
    const next = { ...SECOND, _id: 'next', slug: 'next-year', publishedAt: day('2100-01-01') };
    const wrong = ['../cart', 'tags'].map((slug) => ({ ...SECOND, _id: slug.replace('../', ''), slug }));
    await fill(FIRST, { ...SECOND, published: false }, next, ...wrong, { _id: 'none' });
    expect(await slugs()).toEqual(['first-firing']);
    expect(await post('en', 'care')).toBeNull();
    framework.isDraft = true;
    expect(await slugs()).toEqual(['next-year', 'care', 'first-firing']);
    expect((await post('en', 'care'))?.post.isDraft).toBe(true);
  });

  it('is empty where the site has no such collection', async () => {
    await control(sandbox, 'PUT', 'data', { collections: {} });
    expect(await slugs()).toEqual([]);
  });
});

it('an article is sanitized, leads to pages in the reader’s language, and knows its translations', async () => {
  await fill(FIRST, SECOND, { ...SECOND, _id: 'de', language: 'de', title: 'Pflege' });
  const first = await post('de', 'first-firing');
  expect(first?.html).toBe('<h2>Hot</h2><p>See <a href="/de/about">us</a></p>');
  expect(first).toMatchObject({ languages: ['en'], newer: { title: 'Pflege' }, older: null });
  expect(await post('de', 'care')).toMatchObject({ post: { title: 'Pflege' }, languages: ['en', 'de'] });
});

it('an article has data for search engines and for other forms of the page', async () => {
  await fill(FIRST);
  const found = await post('en', 'first-firing');
  if (!found) throw new Error('no article');
  const { title, summary } = FIRST;
  const path = '/blog/first-firing';
  expect(blogPosting(found.post)).toMatchObject({
    ...{ '@type': 'BlogPosting', headline: title, datePublished: FIRST.publishedAt.$date },
    author: { '@type': 'Person', name: 'Mira' },
    mainEntityOfPage: `${SHOP}${path}`,
  });
  expect(await readTextPage('en', ['blog', 'first-firing'])).toEqual({
    ...{ path, title, summary, facts: ['January 10, 2026', 'By Mira'], links: [], next: null },
    html: expect.stringMatching(/^<h2>Hot<\/h2>/),
  });
  const links = [{ name: title, path, text: summary }];
  expect(await readTextPage('en', ['blog'])).toMatchObject({ path: '/blog', links });
  for (const other of [['about'], ['blog', 'unknown']]) expect(await readTextPage('en', other)).toBeNull();
});

it('the sitemap has the list and each article with its languages', async () => {
  await fill(FIRST, { ...SECOND, published: false });
  const xml = await (await sitemap(new NextRequest(`${SHOP}/sitemap.xml?file=0`))).text();
  for (const path of ['/blog', '/de/blog', '/blog/first-firing'])
    expect(xml).toContain(`<loc>${SHOP}${path}</loc>`);
  for (const path of ['/de/blog/first-firing', '/blog/care']) expect(xml).not.toContain(path);
});

it('the feed has escaped entries with the day of each, and is a 404 while the feature is off', async () => {
  await fill(FIRST, { ...SECOND, published: false });
  const read = (lang: string) =>
    feed(new NextRequest(`${SHOP}/${lang}/blog/feed.xml`), { params: Promise.resolve({ lang }) });
  const answer = await read('en');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await answer.text();
  for (const part of [
    '<title>A first &lt;b&gt;firing&lt;/b&gt;</title>',
    `<id>${SHOP}/blog/first-firing</id>`,
    '<published>2026-01-10T09:00:00.000Z</published>',
    '<category term="Clay &amp; glaze"/>',
  ])
    expect(xml).toContain(part);
  expect(xml.match(/<entry/g)).toHaveLength(1);
  expect((await read('xx')).status).toBe(404);
  vi.stubGlobal('FEATURES', {});
  expect((await read('en')).status).toBe(404);
});

it.each([
  ['/blog/first-firing', false],
  ['/de/blog/tags/clay', false],
  ['/blog/pages/2', false],
  ['/blog/tags/clay/pages/2', false],
  ['/blog/a/b', true],
  ['/blog/tags', false],
  ['/blog/pages/0', true],
  ['/blog/tags/clay/pages/99999', true],
])('the address %s gets an entry in no cache: %s', async (path, isImpossible) => {
  const answer = await impossiblePage(new NextRequest(SHOP + path));
  expect(answer?.headers.get('x-middleware-rewrite') ?? null).toBe(
    isImpossible ? `${SHOP}${path.startsWith('/de') ? '/de' : '/en'}/not-found-page` : null,
  );
});

it('the demo shop has three articles with a picture in each of its languages', async () => {
  for (const lang of ['en', 'de', 'he'] as const) {
    const page = await blog.getBlogPage(lang, []);
    const posts = page?.kind === 'list' ? page.posts : [];
    expect(posts.map((one) => [one.lang, one.picture !== null])).toEqual(
      Array.from({ length: 3 }, () => [lang, true]),
    );
  }
});
