import { expect, test } from '../fixtures';

test('the page of a variant in the feeds leads search engines to the product', async ({ request, shop }) => {
  const feed = await (await request.get('/feeds/google.xml')).text();
  const link = /<(?:g:)?link>([^<]*\/products\/lund-bowl\?variant=[^<]*)</.exec(feed)?.[1] ?? '';
  const response = await request.get(link.replaceAll('&amp;', '&'));
  expect(response.status()).toBe(200);
  expect(response.headers()['x-robots-tag']).toBeUndefined();
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${shop.shopUrl}/products/lund-bowl"`);
  expect(html).not.toContain('name="robots"');
});
