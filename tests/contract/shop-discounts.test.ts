import { beforeEach, describe, expect, it } from 'vitest';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { lowestPrice } from '@/lib/model/product';
import type { ProductList } from '@/lib/model/product-list';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { chooseCatalog, newVisitor, openShop } from './shop-visitor';

const sandbox = await openShop('v3');
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
const { getProductList } = await import('@/lib/catalog/product-list');

/** The throw costs $128, reduced by its merchant to $102.40, and this takes a half of that. */
const HALF = { name: 'Autumn', percentOff: 50, products: ['drift-throw', 'studio-wallpaper-pack'] };
const discount = (...rules: (typeof HALF)[]) => control(sandbox, 'PUT', 'discounts', { rules });
const list = (params: Record<string, string> = {}) =>
  getProductList(parseProductQuery(params), null, SITE_VIEW);
const slugsOf = ({ products }: ProductList) => products.map(({ slug }) => slug);

beforeEach(() => discount());

describe('an automatic discount', () => {
  it('is in the price of the card, the product, the current offer and the cart', async () => {
    await discount(HALF);
    expect(await control(sandbox, 'GET', 'discounts')).toEqual({ rules: [HALF] });
    // The throw has 2.34 m².
    const unit = { price: usd('21.880342'), measure: 'm²', contained: 2.34 };
    const price = { kind: 'sale', now: usd('51.20'), was: usd('102.40'), unit };
    expect((await list()).products.find(({ slug }) => slug === 'drift-throw')?.price).toEqual(price);
    const product = await catalog.queryProductBySlug('drift-throw');
    expect(product?.price).toEqual(price);
    const offer = await catalog.queryLiveOffer('drift-throw');
    expect(offer?.variants.map((variant) => variant.price)).toEqual(product?.variants.map(() => price));

    const visitor = newVisitor();
    const { id: productId, variants } = product ?? {};
    const request = { productId, variantId: variants?.[0]?.id, quantity: 2 };
    const { cart } = (await visitor.send('/api/cart/items', { json: request })).json;
    expect(cart.lines).toEqual([
      expect.objectContaining({ price: usd('51.20'), fullPrice: usd('128.00'), total: usd('102.40') }),
    ]);
    expect(cart.subtotal).toEqual(usd('102.40'));
  });

  it('lowers the price of a subscription, as the cart does', async () => {
    await discount(HALF);
    const product = await catalog.queryProductBySlug('studio-wallpaper-pack');
    const [variant] = product?.variants ?? [];
    const [plan] = product?.subscriptions?.plans ?? [];
    const price = variant?.subscriptionPrices?.[plan?.id ?? ''];
    // $6, less 15 %, and a half of that.
    expect(price).toEqual(usd('2.55'));
    const request = {
      productId: product?.id,
      variantId: variant?.id,
      quantity: 1,
      subscriptionId: plan?.id,
    };
    const { cart } = (await newVisitor().send('/api/cart/items', { json: request })).json;
    expect(cart.lines).toEqual([expect.objectContaining({ price })]);
  });

  it('counts in the price filter, its bounds and the order by price', async () => {
    await discount({ ...HALF, percentOff: 98 });
    const { products, bounds, priceBasis, total } = await list({ sortBy: 'priceAsc' });
    // The demo shop has sold-out products last.
    const available = products.filter(({ availability }) => availability !== 'sold-out');
    const amounts = available.map(({ price }) => Number(lowestPrice(price)?.amount));
    expect(amounts.length).toBeGreaterThan(30);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(amounts).toContain(2.05);
    expect(Number(bounds?.min.amount)).toBe(amounts[0]);
    expect([priceBasis, total]).toEqual(['paid', 32]);
    expect(slugsOf(await list({ minPrice: '2', maxPrice: '3' }))).toEqual(['drift-throw']);
    expect(slugsOf(await list({ minPrice: '100', maxPrice: '105' }))).toEqual([]);
  });

  it('makes a product one on sale', async () => {
    const before = await list({ sale: '1' });
    expect(slugsOf(before)).not.toContain('arc-vase');
    await discount({ ...HALF, products: ['arc-vase'] });
    const after = await list({ sale: '1' });
    expect(slugsOf(after)).toContain('arc-vase');
    expect(after.total).toBe(before.total + 1);
  });

  it('makes a list of more than 500 products say that it compares list prices', async () => {
    await control(sandbox, 'POST', 'reset', { products: 501 });
    await chooseCatalog(sandbox, 'v3');
    expect(await list({ sortBy: 'priceAsc' })).toMatchObject({ total: 501, priceBasis: 'paid' });
    await discount({ ...HALF, products: [] });
    expect(await list({ sortBy: 'priceAsc' })).toMatchObject({ total: 501, priceBasis: 'list' });
  });
});
