import { expect, it } from 'vitest';
import { googleFeed, listedOffers, openAiFeed } from '@/features/feeds/feed-formats';
import type { Product } from '@/lib/model/product';
import { decimalAmount, itemId, productFacts, unitOf } from '@/lib/seo/product-facts';
import { gtinOf } from '@/lib/wix/map/gtin';
import { usd } from '../../fixtures/money';
import { product } from '../../fixtures/products';

const PRODUCT_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const withIds = (changes: Partial<Product> = {}): Product => ({
  ...product,
  id: PRODUCT_ID,
  ...changes,
  variants: (changes.variants ?? product.variants).map((variant, index) => ({
    ...variant,
    id: `7c9e6679-7425-40de-944b-${String(index).padStart(12, '0')}`,
  })),
});

const rowsOf = (changes: Partial<Product>) => {
  const facts = productFacts(withIds(changes), 'en');
  const [offer] = listedOffers(facts);
  if (!offer) throw new Error('nothing is listed');
  const row = { ...facts, categories: [] };
  return { google: googleFeed.row(row, offer), openai: Object(JSON.parse(openAiFeed.row(row, offer))) };
};

it('a row of a feed has texts of the merchant as text, without what XML forbids, and within the limits', () => {
  const name = `</item><script>"&' ${'x'.repeat(200)}`;
  const { google, openai } = rowsOf({ name, summary: 'A\u0000B\u001f\ud800C' });
  expect(google).toContain('<g:title>&lt;/item&gt;&lt;script&gt;&quot;&amp;&apos; xxx');
  expect(google).toContain('<g:description>ABC</g:description>');
  expect(openai.title).toHaveLength(150);
  expect(openai.description).toBe('ABC');
  expect(google.trimEnd()).not.toContain('\n');
});

it('a row of a feed has the regular price and the one after a discount', () => {
  const [variant] = product.variants;
  if (!variant) throw new Error('no variant');
  const price = { kind: 'sale' as const, now: usd('20'), was: usd('25.5') };
  const { google, openai } = rowsOf({ price, variants: [{ ...variant, price }] });
  expect(google).toContain('<g:price>25.50 USD</g:price><g:sale_price>20.00 USD</g:sale_price>');
  expect(openai).toMatchObject({ price: '25.50 USD', sale_price: '20.00 USD', is_eligible_checkout: false });
});

it('a row of a feed does not exist for what a variant alone cannot buy', () => {
  const listed = (changes: Partial<Product>) => listedOffers(productFacts(withIds(changes), 'en'));
  expect(listed({})).not.toEqual([]);
  const text = { key: 'a', title: 'Initials', maxLength: 3, required: true };
  expect([listed({ customTextFields: [text] }), listed({ pictures: [], options: [] })]).toEqual([[], []]);
  expect(listed({ subscriptions: { plans: [], isOptional: false } })).toEqual([]);
});

it('the id of a variant has 50 characters, differs for each pair, and contains both ids', () => {
  const ids = [
    itemId(PRODUCT_ID, '00000000-0000-0000-0000-000000000000'),
    itemId('00000000-0000-0000-0000-000000000000', PRODUCT_ID),
    itemId('ffffffff-ffff-ffff-ffff-ffffffffffff', 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff'),
  ];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-z]{50}$/);
  expect(itemId('p1', 'v1')).toBeNull();
});

it.each([
  ['28', 'USD', '28.00'],
  ['12.5', 'USD', '12.50'],
  ['1500', 'JPY', '1500'],
  ['1.25', 'KWD', '1.250'],
  ['0.123456', 'USD', '0.123456'],
])('an amount of a feed of %s %s is %s', (amount, currency, text) =>
  expect(decimalAmount({ amount, currency })).toBe(text),
);

it('an amount of a feed per unit has the quantity that it is for and the one of an item', () => {
  const unit = (measure: string, contained: number) => unitOf({ price: usd('1'), measure, contained });
  expect(unit('100 ml', 7.5)).toEqual({ base: 100, total: 750, google: 'ml', code: 'MLT' });
  expect(unit('fl oz', 12)).toEqual({ base: 1, total: 12, google: 'floz', code: 'OZA' });
  expect(unit('pair', 1)).toBeNull();
});

it.each([
  ['4006381333931', '4006381333931'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['4006 3813-33931', '4006381333931'],
  ['4006381333932', null],
  ['2000000000008', null],
  ['0000000000000', null],
  ['ABC-123', null],
  ['', null],
  [null, null],
])('a barcode %s is the number %s of the manufacturer', (barcode, gtin) =>
  expect(gtinOf(barcode)).toBe(gtin),
);
