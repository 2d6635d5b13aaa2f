import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { control } from '../../../sandbox/tests/sign-in';
import { callsDuring, NEWEST_GENERATIONS, openShops, SHOP } from '../../contract/shop-visitor';
import { until } from '../../until';

const shops = await openShops(
  async () => ({
    google: (await import('@/app/feeds/google.xml/route')).GET,
    openai: (await import('@/app/feeds/openai.jsonl/route')).GET,
    ...(await import('@/lib/catalog/readers')),
    ...(await import('@/lib/catalog/lookup')),
    ...(await import('@/lib/catalog/converted-prices')),
    ...(await import('@/lib/seo/structured-data')),
    ...(await import('@/lib/seo/product-facts')),
    platform: (await import('@/lib/wix/catalog/current-catalog')).catalogPlatform,
  }),
  NEWEST_GENERATIONS,
);

beforeEach(() => {
  vi.stubGlobal('FEATURES', { feeds: true });
});

/** An offer of a page's structured data, and a row of a feed, in the same words. */
type Row = { price: string; sale: string | undefined; availability: string; gtin: string | undefined };

const AVAILABILITY: Record<string, string> = {
  'https://schema.org/InStock': 'in_stock',
  'https://schema.org/PreOrder': 'preorder',
  'https://schema.org/OutOfStock': 'out_of_stock',
  pre_order: 'preorder',
};

const specification = z.looseObject({ priceType: z.string().optional(), price: z.string() });
const offer = z.object({
  url: z.string(),
  price: z.string(),
  priceCurrency: z.string(),
  availability: z.string(),
  priceSpecification: z.array(specification).optional(),
});
const single = z.object({ offers: offer, gtin: z.string().optional() });
const page = z.union([z.object({ hasVariant: z.array(single) }), single]);

const openAiRow = z.looseObject({
  item_id: z.string().regex(/^[\da-z]{50}$/),
  title: z.string().min(1).max(150),
  url: z.url(),
  price: z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/),
  sale_price: z.string().optional(),
  availability: z.string(),
  gtin: z.string().optional(),
  is_eligible_checkout: z.literal(false),
});

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const unescaped = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => Object(ENTITIES)[entity]);

/** Returns the items of the XML, which has no nested elements and no attributes. */
const itemsOf = (xml: string): Record<string, string>[] =>
  [...xml.matchAll(/<item>(.*)<\/item>/g)].map(([, item = '']) => {
    expect(item.replaceAll(/<g:(\w+)>[^<>]*<\/g:\1>/g, '')).toBe('');
    return Object.fromEntries(
      [...item.matchAll(/<g:(\w+)>([^<>]*)</g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    );
  });

describe.each(shops)('the feeds of catalog $generation', ({ shop, sandbox }) => {
  const get = async (file: 'google' | 'openai', query = '') => {
    const response = await shop[file](new NextRequest(`${SHOP}/feeds/${file}${query}`));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('answer a program that asks only for the headers, as often as it asks', async () => {
    for (let count = 0; count < 10; count++) {
      const response = await shop.google(new NextRequest(`${SHOP}/feeds/google`, { method: 'HEAD' }));
      expect(response.status).toBe(200);
      expect(response.body).toBeNull();
    }
    expect((await get('google')).status).toBe(200);
  });

  /** Returns what the pages of all products say about their variants, by URL. */
  async function pageRows(lang: 'en' | 'de'): Promise<Map<string, Row>> {
    const view = { language: lang === 'en' ? null : lang, currency: null };
    const rows = new Map<string, Row>();
    const slugs = (await shop.getAllProducts(SITE_VIEW)).map(({ slug }) => slug);
    const read = slugs.map((slug) => shop.platform.queryProductBySlug(slug, undefined, view));
    for (const product of await Promise.all(read)) {
      const data = product && page.safeParse(shop.productData(product, lang, null, true));
      if (!data?.success) continue;
      for (const { offers, gtin } of 'hasVariant' in data.data ? data.data.hasVariant : [data.data]) {
        const was = offers.priceSpecification?.find(({ priceType }) => priceType)?.price;
        const now = `${offers.price} ${offers.priceCurrency}`;
        rows.set(offers.url, {
          price: was ? `${was} ${offers.priceCurrency}` : now,
          sale: was ? now : undefined,
          availability: AVAILABILITY[offers.availability] ?? offers.availability,
          gtin,
        });
      }
    }
    return rows;
  }

  it.each(['en', 'de'] as const)(
    'say of each variant what its page says: price, currency, availability (%s)',
    async (lang) => {
      const pages = await pageRows(lang);
      expect(pages.size).toBeGreaterThan(50);
      const google = itemsOf((await get('google', `?lang=${lang}`)).text);
      const openai = (await get('openai', `?lang=${lang}`)).text.trimEnd().split('\n');
      expect(google.length).toBeGreaterThan(50);
      expect(new Set(google.map(({ id }) => id)).size).toBe(google.length);
      for (const { price, sale_price: sale, availability, gtin, link = '' } of google)
        expect({ price, sale, availability, gtin }, link).toEqual(pages.get(link));
      const rows = openai.map((line) => openAiRow.parse(JSON.parse(line)));
      expect(rows.map((row) => row.item_id)).toEqual(google.map(({ id }) => id));
      for (const { price, sale_price: sale, gtin, url, ...row } of rows) {
        const availability = AVAILABILITY[row.availability] ?? row.availability;
        expect({ price, sale, availability, gtin }, url).toEqual(pages.get(url));
      }
    },
    60_000,
  );

  it('have what the page of a shopper shows in another currency', async () => {
    const items = itemsOf((await get('google', '?currency=EUR')).text);
    expect(items.every(({ price }) => price?.endsWith(' EUR'))).toBe(true);
    const [first] = await shop.getNewestProducts(1, SITE_VIEW);
    const product = first && (await shop.getProduct(first.slug, SITE_VIEW));
    const priced = product && (await shop.withProductPrices(product, 'EUR'));
    for (const { id, price, was } of (priced && shop.productFacts(priced, 'en'))?.offers ?? []) {
      const expected = price && `${shop.decimalAmount(was ?? price)} EUR`;
      expect(items.find((item) => item.id === id)?.price).toBe(expected);
    }
  });

  it('leave out what cannot be bought by choosing a variant', async () => {
    const { text } = await get('google');
    let excluded = 0;
    // One after the other: the sandbox is in this process, and a call has a time limit.
    for (const { slug } of await shop.getAllProducts(SITE_VIEW)) {
      const product = await shop.getProduct(slug, SITE_VIEW);
      if (!product || !shop.productFacts(product, 'en').needsPage) continue;
      expect(text).not.toContain(`/products/${slug}<`);
      excluded++;
    }
    expect(excluded).toBeGreaterThan(0);
  });

  it('take a few calls for a hundred products', async () => {
    const calls = await callsDuring(sandbox, () => shop.platform.queryDetails({ cursor: null, limit: 100 }));
    const total = Object.values(calls).reduce((sum, count) => sum + count, 0);
    // One for the list, one for the variants, and one for each automatic discount.
    expect(total).toBeLessThanOrEqual(12);
  });

  it('have the same products, however long their parts are', async () => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const part = await shop.platform.queryDetails({ cursor, limit: 7 });
      ids.push(...part.products.map(({ id }) => id));
      cursor = part.cursor;
    } while (cursor !== null);
    expect(new Set(ids).size).toBe(ids.length);
    const { products } = await shop.platform.queryDetails({ cursor: null, limit: 100 });
    expect(ids).toEqual(products.map(({ id }) => id).slice(0, ids.length));
  });

  it.each(['?lang=tlh', '?currency=XXX', '?lang=__proto__'])('have no other view: %s', async (query) => {
    const { status, headers } = await get('google', query);
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });

  it('do not exist while they are off', async () => {
    vi.stubGlobal('FEATURES', {});
    expect((await get('openai')).status).toBe(404);
  });

  it('are an error, and never a part of the products, while the platform fails', async () => {
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: '*', kind: 'down' }] });
    const { status, headers } = await get('google');
    await control(sandbox, 'PUT', 'faults', { faults: [] });
    expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  });

  it('ask to come back when the platform is too slow, before the server closes the connection', async () => {
    vi.spyOn(shop.platform, 'queryDetails').mockImplementation(() => new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answered = get('openai');
      await until(() => expect(shop.platform.queryDetails).toHaveBeenCalled());
      await vi.advanceTimersByTimeAsync(20_000);
      const { status, headers } = await answered;
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are free again after programs that left before the first byte', async () => {
    for (let program = 0; program < 5; program++) {
      const leaving = new AbortController();
      const { signal } = leaving;
      const response = await shop.openai(new NextRequest(`${SHOP}/feeds/openai.jsonl`, { signal }));
      expect(response.status).toBe(200);
      leaving.abort();
    }
    expect((await get('openai')).status).toBe(200);
  });
});
