import { compressedSize } from '../tools/bench/lib/page-weight.mjs';
import { expect, test } from './fixtures';

// Variables of its own give this file a shop that no other test uses: its lists show the many
// products for minutes.
test.use({ shopVariables: { LOG_LEVEL: 'warn' } });

/** Returns what search engines read about a list's page. */
function placeOf(html: string): Record<string, string | undefined> {
  const head = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: head(/<title>([^<]*)<\/title>/),
    canonical: head(/<link rel="canonical" href="([^"]*)"/),
    german: head(/<link rel="alternate" hrefLang="de" href="([^"]*)"/),
    previous: head(/<link rel="prev" href="([^"]*)"/),
    next: head(/<link rel="next" href="([^"]*)"/),
    robots: head(/<meta name="robots" content="([^"]*)"/),
    first: head(/"position":(\d+),"name":"[^"]*","url":"[^"]*\/products\//),
  };
}

test('search engines index each page of a list, and no filtered list', async ({ request, sandbox, shop }) => {
  await sandbox.reset({ products: 1_000 });
  const htmlOf = async (path: string) => (await request.get(path)).text();
  const read = async (path: string) => placeOf(await htmlOf(path));
  // The shop has not read this list before.
  const list = `${shop.shopUrl}/categories/decor`;
  expect(await read('/categories/decor?page=2&utm_source=mail')).toEqual({
    title: 'Decor (2) · Halden',
    canonical: `${list}?page=2`,
    german: `${shop.shopUrl}/de/categories/decor?page=2`,
    previous: list,
    next: `${list}?page=3`,
    robots: undefined,
    first: '101',
  });
  expect(await read('/categories/decor?page=5')).toMatchObject({
    canonical: `${list}?page=5`,
    next: undefined,
  });
  // The links themselves, which Google follows.
  const html = await htmlOf('/de/categories/decor?page=2');
  for (const [rel, href] of [
    ['prev', '/de/categories/decor'],
    ['next', '/de/categories/decor?page=3'],
  ])
    expect(html).toMatch(new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="${href?.replace('?', '\\?')}"`));
  for (const path of [
    '/categories/decor?page=6',
    '/categories/decor?page=2&sortBy=nameAsc',
    '/categories/decor?minPrice=15&page=2',
  ])
    expect(await read(path), path).toMatchObject({
      canonical: list,
      robots: 'noindex, follow',
      next: undefined,
      first: undefined,
    });
  const markdown = await request.get('/categories/decor.md?page=2');
  expect(markdown.headers().link).toBe(`<${list}?page=2>; rel="canonical"`);
});

test('a list of 100 products is at most 60 kB of HTML', async ({ request, sandbox }) => {
  await sandbox.reset({ products: 1_000 });
  const html = await (await request.get('/products?minPrice=15&sortBy=nameDesc&page=3')).text();
  expect(html.match(/<article/g)).toHaveLength(100);
  expect(compressedSize(html)).toBeLessThanOrEqual(60_000);
});
