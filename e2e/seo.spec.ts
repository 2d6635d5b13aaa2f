import { z } from 'zod';
import { expect, test } from './fixtures';

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

/** Returns the things that a page describes for search engines, by type. */
function thingsIn(html: string): Record<string, object> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = blocks.flatMap(([, json = '']) => graph.parse(JSON.parse(json))['@graph']);
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}

const pictureOf = (html: string): string =>
  /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('each page describes itself for search engines', async ({ request, shop }) => {
  const read = async (path: string) => thingsIn(await (await request.get(path)).text());
  expect(Object.keys(await read('/')).sort()).toEqual(['Organization', 'WebSite']);
  expect(Object.keys(await read('/products'))).toEqual(['ItemList']);
  const category = await read('/de/categories/tableware');
  expect(Object.keys(category).sort()).toEqual(['BreadcrumbList', 'ItemList']);
  expect(category.BreadcrumbList).toMatchObject({
    itemListElement: [{ position: 1 }, { item: `${shop.shopUrl}/de/categories/tableware` }],
  });
  const product = await read('/products/lund-bowl');
  expect(Object.keys(product).sort()).toEqual(['BreadcrumbList', 'ProductGroup']);
  expect(product.ProductGroup).toMatchObject({
    url: `${shop.shopUrl}/products/lund-bowl`,
    hasVariant: expect.arrayContaining([
      expect.objectContaining({
        offers: expect.objectContaining({
          priceCurrency: 'USD',
          url: expect.stringContaining(`${shop.shopUrl}/products/lund-bowl?variant=`),
          itemCondition: 'https://schema.org/NewCondition',
        }),
      }),
    ]),
  });
  // A filtered list is not indexed.
  expect(Object.keys(await read('/products?sale=1'))).toEqual([]);
});

test('social networks get a picture of 1,200 × 630 pixels for each page', async ({ request, shop }) => {
  const home = pictureOf(await (await request.get('/he')).text());
  expect(home).toBe(`${shop.shopUrl}/social-picture.png`);
  const response = await request.get(home, { headers: { accept: 'text/html', 'accept-language': 'de' } });
  expect(response.headers()['content-type']).toBe('image/png');
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(100_000);
  for (const path of ['/products/lund-bowl', '/categories/tableware']) {
    const picture = pictureOf(await (await request.get(path)).text());
    expect(picture).toContain('/v1/fill/w_1200,h_630,');
    expect((await request.get(picture)).status()).toBe(200);
  }
});

test('an old address leads to the new one in the same language, and never to another site', async ({
  request,
  shop,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const prefix of ['', '/de', '/he']) {
    const response = await get(`${prefix}/product-page/lund-bowl`);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${prefix}/products/lund-bowl`);
  }
  for (const rest of [
    '/elsewhere.example',
    '%2Felsewhere.example',
    '%5Celsewhere.example',
    'https://x.example',
  ]) {
    const { location } = (await get(`/product-page/${rest}`)).headers();
    expect(new URL(location ?? '/', shop.shopUrl).origin).toBe(shop.shopUrl);
  }
});
