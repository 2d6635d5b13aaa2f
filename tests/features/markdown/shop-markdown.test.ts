import { Marked } from 'marked';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { control } from '../../../sandbox/tests/sign-in';
import { callsDuring, NEWEST_GENERATIONS, openShops, SHOP } from '../../contract/shop-visitor';
import { DEMO_FOLDER } from '../../setup/demo-folder';
import { words } from '../../words';

// Places know what is on when they are loaded.
vi.stubGlobal('FEATURES', { markdown: true, feeds: true });
const shops = await openShops(
  async () => ({
    ...(await import('@/app/api/markdown/[form]/[locale]/[[...path]]/route')),
    ...(await import('@/lib/catalog/readers')),
    ...(await import('@/lib/catalog/lookup')),
    ...(await import('@/features/markdown/markdown-pages')),
    llms: (await import('@/app/llms.txt/route')).GET,
  }),
  NEWEST_GENERATIONS,
);

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(DEMO_FOLDER);
  vi.stubGlobal('FEATURES', { markdown: true, feeds: true, reviews: true });
});

const parser = new Marked({ gfm: true });

describe.each(shops)('a shop of catalog $generation as Markdown', ({ shop, sandbox }) => {
  const read = async (path: string, { form = 'file', locale = 'en' } = {}) => {
    const url = new URL(path, SHOP);
    const segments = url.pathname.split('/').slice(1).filter(Boolean);
    const request = new NextRequest(url);
    const response = await shop.GET(request, { params: Promise.resolve({ form, locale, path: segments }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('has each product with its price, its availability and its variants', async () => {
    for (const { slug } of await shop.getNewestProducts(6, SITE_VIEW)) {
      const product = await shop.getProduct(slug, SITE_VIEW);
      const { status, text } = await read(`/products/${slug}`);
      expect(status).toBe(200);
      expect(parser.parse(text, { async: false })).toContain(`<h1>`);
      for (const { price } of product?.variants ?? [])
        if ('now' in price)
          expect(text).toMatch(new RegExp(`\\b${price.now.amount}\\S* ${price.now.currency}`));
      if (product && product.variants.length > 1)
        expect(text.match(/\?variant=/g)).toHaveLength(Math.min(100, product.variants.length));
    }
  });

  it('has lists with links to their products and to the next page', async () => {
    const { text } = await read('/products');
    const [product] = await shop.getNewestProducts(1, SITE_VIEW);
    expect(text).toContain(`${SHOP}/products/${product?.slug}.md`);
    const [category] = await shop.getCategories(SITE_VIEW);
    expect((await read(`/categories/${category?.slug}`)).text).toContain(`# ${category?.name}`);
    expect((await read('/products?sortBy=priceAsc')).text).not.toBe(text);
  });

  it('finds products, and says when there are none', async () => {
    const [product] = await shop.getNewestProducts(1, SITE_VIEW);
    expect((await read(`/search?q=${product?.name}`)).text).toContain(`/products/${product?.slug}.md`);
    const none = await read(`/search?q=${encodeURIComponent('# <b>qqqqxyz</b>')}`);
    expect(none.status).toBe(200);
    expect(parser.parse(none.text, { async: false })).not.toContain('<b>');
    expect((await read('/search')).status).toBe(200);
  });

  it('has the home page and pages of text, in each language', async () => {
    expect((await read('/')).text).toMatch(/^# /);
    const german = await read('/shipping-and-returns', { locale: 'de' });
    expect(german.text).toMatch(/^# Versand und Rückgabe\n/);
    expect(german.headers.get('link')).toBe(`<${SHOP}/de/shipping-and-returns>; rel="canonical"`);
  });

  it('has pages of text of other features, with their links', () => {
    const page = { path: '/notes', title: 'A <b>note</b>', facts: ['May 1', 'By Mira'], summary: null };
    const links = [{ name: 'One', path: '/notes/one', text: 'First.' }];
    const next = { name: 'Older', path: '/notes/pages/2' };
    expect(
      shop.writeTextPage('de', { ...page, html: '<p>See <a href="/about">us</a></p>', links, next }),
    ).toBe(
      `# A \\<b\\>note\\</b\\>\n\nMay 1. By Mira\n\nSee [us](${SHOP}/about)\n\n- [One](${SHOP}/de/notes/one.md): First.\n\n[Older](${SHOP}/de/notes/pages/2.md)\n`,
    );
  });

  it('tells caches and search engines what it is', async () => {
    const { headers } = await read('/products');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      vary: 'Accept',
      link: `<${SHOP}/products>; rel="canonical"`,
      'cache-control': 'public, max-age=60, s-maxage=300',
    });
    expect(headers.has('set-cookie')).toBe(false);
    // The same URL is also the page.
    expect((await read('/products', { form: 'page' })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it('leads from a slug that has changed to the new one, as a file and as the page', async () => {
    const [product] = await shop.getNewestProducts(1, SITE_VIEW);
    const slug = product?.slug ?? '';
    await control(sandbox, 'PATCH', `products/${slug}`, { slug: 'renamed' });
    for (const [form, path] of [
      ['file', '/de/products/renamed.md?lang=de'],
      ['page', '/de/products/renamed?lang=de'],
    ] as const) {
      const { status, headers } = await read(`/products/${slug}?lang=de`, { form, locale: 'de' });
      expect([status, headers.get('location')]).toEqual([308, path]);
    }
    await control(sandbox, 'PATCH', 'products/renamed', { slug });
  });

  it.each(words`
    /products/no-such-thing /categories/no-such-thing /no-such-page /account/orders /a/b/c
  `)('has no %s', async (path) => {
    const { status, text, headers } = await read(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(text).toMatch(/^# .+\n$/);
  });

  it('costs the calls of the page', async () => {
    const [product] = await shop.getNewestProducts(1, SITE_VIEW);
    const page = await callsDuring(sandbox, async () => {
      await shop.getProduct(product?.slug ?? '', SITE_VIEW);
      await shop.getCategories(SITE_VIEW);
    });
    vi.stubGlobal('FEATURES', { markdown: true });
    expect(await callsDuring(sandbox, () => read(`/products/${product?.slug}`))).toEqual(page);
  });

  it('has a map in /llms.txt, whose links lead to Markdown', async () => {
    const text = await (await shop.llms()).text();
    expect(text.split('\n').filter((line) => /^# /.test(line))).toHaveLength(1);
    const links = [...text.matchAll(/^- \[.*\]\((.*)\)$/gm)].map(([, url = '']) => url.slice(SHOP.length));
    expect(links.length).toBeGreaterThan(5);
    for (const path of links.filter((one) => one.endsWith('.md')))
      expect((await read(path.replace(/\.md$/, '').replace('/index', '/'))).status, path).toBe(200);
    expect(text).toContain('/feeds/google.xml');
  });

  it('does not exist while the feature is off', async () => {
    vi.stubGlobal('FEATURES', {});
    expect((await read('/products')).status).toBe(404);
  });

  it('answers 503 while the platform is away', async () => {
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: '*', kind: 'down' }] });
    const { status } = await read('/products');
    await control(sandbox, 'PUT', 'faults', { faults: [] });
    expect(status).toBe(503);
  });
});
