import type { Thing } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/lib/model/product';
import type { Review } from '@/lib/model/review';
import { breadcrumbs, itemList, jsonLd, organization, productData, website } from '@/lib/seo/structured-data';
import { plainPrice, salePrice, usd } from '../../fixtures/money';
import { aProduct, product } from '../../fixtures/products';

const ORIGIN = 'http://localhost:3000';
const offerOf = (changes: Partial<Product>) => Object(productData(aProduct(changes), 'en')).offers;

describe('the data of a product', () => {
  it('has one offer for a range of prices, with currency, condition and address', () => {
    expect(offerOf({})).toEqual({
      ...{ '@type': 'AggregateOffer', lowPrice: '28', highPrice: '38', priceCurrency: 'USD' },
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      offerCount: product.variants.length,
      seller: { '@id': `${ORIGIN}/#organization` },
      url: `${ORIGIN}/products/lund-bowl`,
    });
  });

  it('has the price after a discount, and the one before it struck through', () => {
    const priceSpecification = { priceType: 'https://schema.org/StrikethroughPrice', price: '38' };
    const offer = { '@type': 'Offer', price: '30', priceCurrency: 'USD', priceSpecification };
    expect(offerOf({ price: salePrice('30', '38') })).toMatchObject(offer);
  });

  it('has a rating and reviews with an author only where there are published reviews', () => {
    const review: Review = {
      ...{ id: 'r1', stars: 4, title: 'Good', text: 'It is good.', author: 'Tove', isVerified: true },
      ...{ writtenAt: '2026-10-02T09:00:00.000Z', helpful: 0, pictures: [], videos: [], reply: null },
    };
    const rating = { average: 4.5, count: 2, counts: [0, 0, 0, 1, 1] } as const;
    const data = productData(product, 'en', { rating, reviews: [review, { ...review, author: null }] });
    const shown = { author: { name: 'Tove' }, reviewBody: 'It is good.', datePublished: '2026-10-02' };
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
      review: [{ ...shown, reviewRating: { ratingValue: 4 } }],
    });
    expect(Object(data).review).toHaveLength(1);
    for (const none of [undefined, null])
      expect(Object.keys(productData(product, 'en', none))).not.toContain('aggregateRating');
  });

  it('has no offer without a price', () => expect(offerOf({ price: { kind: 'unknown' } })).toBeUndefined());

  it.each([
    ['in-stock', 'InStock'],
    ['partly-sold-out', 'InStock'],
    ['pre-order', 'PreOrder'],
    ['sold-out', 'OutOfStock'],
  ] as const)('reports %s as %s', (availability, name) => {
    expect(offerOf({ availability }).availability).toBe(`https://schema.org/${name}`);
  });

  it('has the page of its language, absolute pictures, and the text for search engines', () => {
    const seo = { title: null, description: 'A bowl for soup.' };
    expect(productData(aProduct({ seo }), 'de')).toMatchObject({
      url: `${ORIGIN}/de/products/lund-bowl`,
      description: 'A bowl for soup.',
      image: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    });
  });
});

describe('the data of a product with its variants', () => {
  it('has an offer for each variant, at the address that chooses it', () => {
    const data = Object(productData(product, 'en', null, true));
    expect(data).toMatchObject({ '@type': 'ProductGroup', productGroupID: product.id });
    expect(data.hasVariant).toHaveLength(product.variants.length);
    for (const [index, { id, price, inStock, sku }] of product.variants.entries()) {
      const { offers, ...variant } = data.hasVariant[index];
      expect(offers).toMatchObject({
        url: `${ORIGIN}/products/${product.slug}?variant=${id}`,
        price: 'now' in price ? Number(price.now.amount).toFixed(2) : '',
        priceCurrency: 'USD',
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      });
      expect(variant.sku).toBe(sku ?? undefined);
    }
    for (const kind of data.variesBy) expect(kind).toMatch(/^https:\/\/schema\.org\/(?:color|size)$/);
  });

  it('has the number of the manufacturer, the price per unit, and the delivery in the country', () => {
    const [variant] = product.variants;
    if (!variant) throw new Error('no variant');
    const unit = { price: usd('4'), measure: '100 ml', contained: 7.5 };
    const only = { ...variant, price: { ...salePrice('30', '38'), unit }, gtin: '4006381333931' };
    const dataAt = (price: Product['price']) =>
      Object(productData(aProduct({ price, options: [], variants: [only] }), 'en', null, true));
    const data = dataAt(only.price);
    expect(data).toMatchObject({ '@type': 'Product', gtin: '4006381333931' });
    const referenceQuantity = { value: 750, unitCode: 'MLT', valueReference: { value: 100 } };
    expect(data.offers).toMatchObject({
      price: '30.00',
      priceSpecification: [
        { priceType: 'https://schema.org/StrikethroughPrice', price: '38.00' },
        { price: '30.00', referenceQuantity },
      ],
      shippingDetails: {
        shippingRate: { value: '6.00', currency: 'USD' },
        shippingDestination: { addressCountry: 'US' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } },
      },
    });
    expect(dataAt(plainPrice('75')).offers.shippingDetails.shippingRate.value).toBe('0.00');
  });

  it('has one offer for more variants than a page can list', () => {
    const variants = Array.from({ length: 61 }, () => product.variants.slice(0, 1)).flat();
    expect(Object(productData(aProduct({ variants }), 'en', null, true))['@type']).toBe('Product');
  });

  it('the shop states its returns', () => {
    expect(organization(true)).toMatchObject({
      hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ['US'] },
    });
  });
});

it('the site names its search and its publisher', () => {
  expect(website('de')).toMatchObject({
    url: `${ORIGIN}/de`,
    publisher: { '@id': `${ORIGIN}/#organization` },
    potentialAction: {
      target: { urlTemplate: `${ORIGIN}/de/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(organization()).toMatchObject({ '@id': `${ORIGIN}/#organization`, url: `${ORIGIN}/` });
});

it('breadcrumbs and lists count from one, and the second page of a list goes on', () => {
  const trail = [
    { name: 'Halden', href: '/' },
    { name: 'Cups', href: '/categories/cups' },
  ];
  expect(Object(breadcrumbs('he', trail)).itemListElement).toMatchObject([
    { position: 1, name: 'Halden', item: `${ORIGIN}/he` },
    { position: 2, name: 'Cups', item: `${ORIGIN}/he/categories/cups` },
  ]);
  const cups = Array.from({ length: 32 }, (_, at) => ({ name: `Cup ${at}`, slug: `cup-${at}` }));
  const listFrom = (start: number, total: number) => Object(itemList('en', cups, { start, total }));
  const { numberOfItems, itemListElement } = listFrom(0, 32);
  expect([numberOfItems, itemListElement.length]).toEqual([32, 8]);
  expect(itemListElement[0]).toMatchObject({ position: 1, name: 'Cup 0', url: `${ORIGIN}/products/cup-0` });
  expect(listFrom(100, 132).itemListElement[0].position).toBe(101);
});

it('a text of the catalog cannot end the element', () => {
  const json = jsonLd([productData(aProduct({ name: '</script><!--<script>' }), 'en')]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><!--<script>');
});

it('the compiler rejects names and values that schema.org does not have', () => {
  const wrong: Thing[] = [
    // @ts-expect-error schema.org has `priceCurrency`.
    { '@type': 'Offer', currency: 'USD' },
    // @ts-expect-error schema.org has `InStock`.
    { '@type': 'Offer', availability: 'https://schema.org/Available' },
  ];
  expect(wrong).toHaveLength(2);
});
