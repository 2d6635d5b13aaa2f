import { describe, expect, it } from 'vitest';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { lowestPrice, type ProductSummary } from '@/lib/model/product';
import { control } from '../../sandbox/tests/sign-in';
import { framework } from './framework';
import { newVisitor, openShops } from './shop-visitor';

const EUROS = { language: null, currency: 'EUR' };
const SLUG = 'arc-vase';
const EUR = 'EUR';

const shops = await openShops(async () => ({
  ...(await import('@/lib/catalog/lookup')),
  ...(await import('@/lib/catalog/product-list')),
  ...(await import('@/lib/catalog/readers')),
  ...(await import('@/lib/catalog/converted-prices')),
  ...(await import('@/lib/catalog/live-offer')),
}));

describe.each(shops)('a shopper who chose euros, on a site with the catalog $generation', ({ shop }) => {
  it('sees the platform’s converted prices', async () => {
    const own = await shop.getProduct(SLUG, SITE_VIEW);
    if (!own) throw new Error('no product');
    const priced = await shop.withProductPrices(own, EUR);
    const offer = await shop.getLiveOffer(SLUG, EUR);
    for (const variants of [priced.variants, offer?.variants ?? []]) {
      expect(variants).not.toHaveLength(0);
      for (const { price } of variants) expect(price).toMatchObject({ now: { currency: EUR } });
    }
    // It is shared for a moment, but not with shoppers who chose none.
    expect((await shop.getLiveOffer(SLUG))?.price).toMatchObject({ now: { currency: 'USD' } });
  });

  // Without a cache, a list costs many calls.
  it('filters by the prices that are shown, bounds included', async () => {
    const all = await shop.getProductList(PLAIN_QUERY, null, EUROS);
    const shown = ({ price }: ProductSummary) => Number(lowestPrice(price)?.amount);
    const prices = all.products.map(shown).sort((a, b) => a - b);
    const minPrice = prices[Math.floor(prices.length / 4)] ?? 0;
    const maxPrice = prices[Math.floor(prices.length / 2)] ?? 0;
    const list = await shop.getProductList({ ...PLAIN_QUERY, minPrice, maxPrice }, null, EUROS);
    expect(list.query).toMatchObject({ minPrice, maxPrice });
    expect(list.products.map(({ id }) => id)).toEqual(
      all.products.filter((one) => shown(one) >= minPrice && shown(one) <= maxPrice).map(({ id }) => id),
    );
    for (const { price } of list.products) expect(lowestPrice(price)?.currency).toBe(EUR);
    const [lowest = 0, highest = 0] = [prices[0], prices.at(-1)];
    expect(all.bounds).toEqual({
      min: { amount: String(Math.floor(lowest)), currency: EUR },
      max: { amount: String(Math.ceil(highest)), currency: EUR },
    });
  });

  it('filters by the prices of the site where the platform does not convert', async () => {
    const query = { ...PLAIN_QUERY, minPrice: 20, maxPrice: 30 };
    const list = await shop.getProductList(query, null, { language: null, currency: 'CHF' });
    expect(list).toEqual(await shop.getProductList(query, null, SITE_VIEW));
  });

  it('sees the prices of the site where the platform does not convert', async () => {
    const own = await shop.getProduct(SLUG, SITE_VIEW);
    if (!own) throw new Error('no product');
    expect(await shop.withProductPrices(own, 'CHF')).toEqual(own);
  });

  it('sees the prices of the site where the two reads have other variants', async () => {
    const own = await shop.getProduct(SLUG, SITE_VIEW);
    const [variant] = own?.variants ?? [];
    if (!own || !variant) throw new Error('no product');
    const newer = { ...own, variants: [...own.variants, { ...variant, id: 'added-since' }] };
    expect(await shop.withProductPrices(newer, EUR)).toEqual(newer);
  });
});

/** The modules of the shop are those of the site that was opened last. */
it('the cart is in German and in euros, and says what is charged', async () => {
  const visitor = newVisitor();
  visitor.jar.set('currency', EUR);
  framework.headers = { 'x-page-lang': 'de' };
  const { cart } = (await visitor.add(SLUG)).json;
  expect(cart.lines[0]).toMatchObject({ name: 'Arc-Vase', price: { currency: EUR } });
  expect(cart.subtotal.currency).toBe(EUR);
  expect(cart.charged.currency).toBe('USD');
  expect(Number(cart.charged.amount)).toBeGreaterThan(Number(cart.subtotal.amount));
  const estimate = await visitor.estimate({ country: 'US' });
  expect(estimate.total.currency).toBe(EUR);
  expect(estimate.charged.total.currency).toBe('USD');
  const { url } = (await visitor.checkOut({ returnTo: '/de/cart' })).json;
  const { searchParams } = new URL(url);
  expect([searchParams.get('lang'), searchParams.get('currency')]).toEqual(['de', EUR]);
});

describe.each(shops)('while a site with the catalog $generation fails', ({ sandbox, shop }) => {
  it('a shopper who chose euros sees the prices of the site, and a minute later the converted ones', async () => {
    const { products } = await shop.getProductList(PLAIN_QUERY, null, SITE_VIEW);
    const own = await shop.getProduct(SLUG, SITE_VIEW);
    if (!own) throw new Error('no product');
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: '*', kind: 'status', status: 500 }] });
    framework.lives = [];
    expect(await shop.withPrices(products, EUR)).toEqual(products);
    expect(await shop.withProductPrices(own, EUR)).toEqual(own);
    expect(framework.lives).toEqual([
      expect.objectContaining({ revalidate: 60 }),
      expect.objectContaining({ revalidate: 60 }),
    ]);
    await control(sandbox, 'PUT', 'faults', { faults: [] });
  });
});
