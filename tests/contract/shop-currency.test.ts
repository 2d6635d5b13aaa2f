import { describe, expect, it, vi } from 'vitest';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { cookiesOf, type FrameworkCookies, newVisitor, openShops } from './shop-visitor';

const framework = vi.hoisted((): FrameworkCookies => ({ jar: new Map() }));
vi.mock('next/headers', () => ({ cookies: cookiesOf(framework) }));
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const EUROS = { language: null, currency: 'EUR' };
const SLUG = 'arc-vase';
const EUR = 'EUR';

const shops = await openShops(async () => ({
  ...(await import('@/lib/catalog/lookup')),
  ...(await import('@/lib/catalog/readers')),
  ...(await import('@/lib/catalog/converted-prices')),
  ...(await import('@/lib/catalog/live-offer')),
}));

describe.each(shops)('a shopper who chose euros, on a site with the catalog $generation', ({ shop }) => {
  it('sees the platform’s converted prices', async () => {
    const own = await shop.getProduct(SLUG);
    if (!own) throw new Error('no product');
    const priced = await shop.withProductPrices(own, EUR);
    const offer = await shop.getLiveOffer(SLUG, EUR);
    for (const variants of [priced.variants, offer?.variants ?? []]) {
      expect(variants).not.toHaveLength(0);
      for (const { price } of variants) expect(price).toMatchObject({ now: { currency: EUR } });
    }
  });

  // Without a cache, a list costs many calls.
  it('filters by the prices of the site', { timeout: 20_000 }, async () => {
    const list = await shop.getProductList({ ...PLAIN_QUERY, minPrice: 20, maxPrice: 30 }, null, EUROS);
    const same = await shop.getProductList({ ...PLAIN_QUERY, minPrice: 20, maxPrice: 30 }, null);
    expect(list.products.map(({ id }) => id)).toEqual(same.products.map(({ id }) => id));
    expect(list.bounds?.min.currency).toBe('USD');
    const currencies = list.products.map(({ price }) => ('now' in price ? price.now.currency : EUR));
    expect(new Set(currencies)).toEqual(new Set([EUR]));
  });

  it('sees the prices of the site where the platform does not convert', async () => {
    const own = await shop.getProduct(SLUG);
    if (!own) throw new Error('no product');
    expect(await shop.withProductPrices(own, 'CHF')).toEqual(own);
  });
});

/** The modules of the shop are those of the site that was opened last. */
it('the cart is in German and in euros, and says what is charged', async () => {
  const visitor = newVisitor(framework);
  visitor.jar.set('currency', EUR);
  visitor.jar.set('page-lang', 'de');
  const product = await shops.at(-1)?.shop.getProduct(SLUG);
  const variant = product?.variants.find(({ inStock }) => inStock);
  const json = { productId: product?.id, variantId: variant?.id, choices: variant?.choices, quantity: 1 };
  const { cart } = (await visitor.send('/api/cart/items', { json })).json;
  expect(cart.lines[0]).toMatchObject({ name: 'Arc-Vase', price: { currency: EUR } });
  expect(cart.subtotal.currency).toBe(EUR);
  expect(cart.charged.currency).toBe('USD');
  expect(Number(cart.charged.amount)).toBeGreaterThan(Number(cart.subtotal.amount));
  const { estimate } = (await visitor.send('/api/cart/estimate', { json: { country: 'US' } })).json;
  expect(estimate.total.currency).toBe(EUR);
  expect(estimate.charged.total.currency).toBe('USD');
  const { url } = (await visitor.send('/checkout', { json: { returnTo: '/de/cart' } })).json;
  const { searchParams } = new URL(url);
  expect([searchParams.get('lang'), searchParams.get('currency')]).toEqual(['de', EUR]);
});
