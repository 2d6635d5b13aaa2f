import { afterEach, expect, it, vi } from 'vitest';
import { readShop } from '@/lib/config/shop-schema';
import config from '@/shop.config';
import { control } from '../../sandbox/tests/sign-in';
import { openSite } from './shop-visitor';

/** A shop whose app adds a fee to each candle holder, and one to each order. */
const law = { fees: { section: 'Recycling fee', perOrder: '1.50' } };
const FEES = [
  { name: 'Recycling', amount: '0.50', products: ['stav-candle-holder'] },
  { name: 'Packing', amount: '1.50' },
];

const shop = { ...config, law, features: { ...readShop(config).features, currencies: [] } };

afterEach(() => vi.doUnmock('@/shop.config'));

const cents = (money: { amount: string } | null | undefined) => Math.round(Number(money?.amount) * 100);

it.each([
  ['v1', 'v1'],
  ['v3', 'v1'],
  ['v3', 'v2'],
] as const)(
  'a mandatory fee is in the price of lists and products, and the sums are those of the platform: catalog %s, cart %s',
  async (catalog, cart) => {
    const { sandbox, catalogPlatform, visitor, buy } = await openSite({ catalog, cart, config: shop });
    await control(sandbox, 'PATCH', 'products/stav-candle-holder', {
      sections: [{ title: 'Recycling fee', html: '<p>$0.50</p>' }],
    });
    await control(sandbox, 'PUT', 'fees', { fees: FEES });
    const product = await catalogPlatform.queryProductBySlug('stav-candle-holder');
    const other = await catalogPlatform.queryProductBySlug('lund-bowl');
    expect(other).not.toHaveProperty('fee');
    const [variant] = product?.variants ?? [];
    if (!product || !variant) throw new Error('the product is gone');
    const shown = 4650;
    expect(product.fee).toMatchObject({ amount: '0.50' });
    expect(variant.price).toMatchObject({ kind: 'plain', now: { amount: '46.50' } });
    const { productData } = await import('@/lib/seo/structured-data');
    expect(JSON.stringify(productData(product, 'en'))).toMatch(/"price":"?46\.50?\b/);
    const query = { categoryId: null, minPrice: null, maxPrice: null, sortBy: 'newest' as const };
    const { products } = await catalogPlatform.queryProducts({ ...query, skip: 0, limit: 100 });
    expect(products.find(({ slug }) => slug === product.slug)?.price).toEqual(product.price);
    expect((await catalogPlatform.queryLiveOffer(product.slug))?.price).toEqual(product.price);

    const json = { productId: product.id, variantId: variant.id, choices: variant.choices, quantity: 2 };
    await visitor.send('/api/cart/items', { json: { ...json, modifiers: {} } });
    const estimate = await visitor.estimate({ country: 'DE' });
    expect(cents(estimate.subtotal)).toBe(2 * (shown - 50));
    expect(estimate.fees).toMatchObject([{ name: 'Recycling' }, { name: 'Packing' }]);
    expect(estimate.fees.map(({ price }: { price: { amount: string } }) => cents(price))).toEqual([100, 150]);
    const { shipping, tax } = estimate;
    expect(cents(estimate.total)).toBe(2 * shown + 150 + cents(shipping) + (tax ? cents(tax) : 0));

    const { sums, order } = await buy('DE');
    expect(sums).toMatchObject({ Recycling: '$1.00', Packing: '$1.50' });
    expect(order?.fees?.map(({ name, amount }) => [name, cents(amount)])).toEqual([
      ['Recycling', 100],
      ['Packing', 150],
    ]);
    expect(sums?.Total).toBe(`$${Number(order?.total.amount).toFixed(2)}`);
  },
);
