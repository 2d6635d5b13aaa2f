import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProductDocument } from '../catalog/document';
import { taxRows } from '../ecom/quote/tax-rates';
import { catalogRows } from '../seed/catalog';
import { readCatalogFile } from '../seed/catalog-file';
import { stableId, stableMediaId, stableVariantId } from '../seed/ids';
import { couponRows, shippingRows } from '../seed/rules';
import { seedFolder } from '../seed/seed-folder';
import { readShopFile } from '../seed/shop-file';

const shop = readShopFile('ceramics');

describe('ids', () => {
  it('are the same on every machine', () => {
    expect(stableId('product:lund-bowl')).toMatchInlineSnapshot(`"8aeb0584-9841-5784-a932-792285266504"`);
    expect(stableVariantId('lund-bowl', { Glaze: 'Oat' })).toMatchInlineSnapshot(
      `"00000000-0000-0094-0005-1720cb9fb6ea"`,
    );
    expect(stableMediaId('lund-bowl--oat.jpg')).toMatchInlineSnapshot(
      `"5a4db0_299c42bf89dcb9071efede27303a7dcf~mv2.jpg"`,
    );
  });

  it('have the platform’s formats', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      expect(stableId(name)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('the catalog', () => {
  it('becomes consistent rows with unique ids', async () => {
    const rows = await catalogRows();
    const productIds = new Set(rows.products.map(({ id }) => id));
    const mediaIds = new Set(rows.mediaFiles.map(({ id }) => id));
    expect(productIds.size).toBe(32);
    expect(new Set(rows.products.map(({ numericId }) => numericId)).size).toBe(32);
    expect(new Set(rows.variants.map(({ productId, id }) => `${productId} ${id}`)).size).toBe(107);
    for (const { productId } of rows.variants) expect(productIds).toContain(productId);
    for (const { document } of rows.products) {
      const { mediaIds: own, options } = readProductDocument(document);
      const all = [...own, ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.mediaIds))];
      for (const id of all) expect(mediaIds).toContain(id);
    }
  });

  it('has the size of every picture, and no unused picture', async () => {
    const { mediaFiles } = await catalogRows();
    expect(mediaFiles.map(({ path }) => path).sort()).toEqual(
      readdirSync(`${seedFolder('ceramics')}/media`).sort(),
    );
    for (const { width, height, altText } of mediaFiles) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1000);
      expect(altText).not.toBe('');
    }
  });

  it('has variants whose prices include the price differences of choices', () => {
    for (const { slug, price, variants } of readCatalogFile().products)
      expect(Math.min(...variants.map((variant) => variant.price)), slug).toBeLessThanOrEqual(price);
  });

  it('sells the gift card as a digital product whose line is a gift card', async () => {
    const card = (await catalogRows()).products.find(({ slug }) => slug === 'halden-gift-card');
    expect(card?.productType).toBe('digital');
    expect(readProductDocument(card?.document).itemType).toBe('GIFT_CARD');
  });

  it('escapes text in paragraphs', async () => {
    const { products } = await catalogRows();
    for (const { description } of products) {
      expect(description).toMatch(/^(<p>[^<>]+<\/p>)+$/);
      expect(description).not.toMatch(/&(?!amp;|lt;|gt;)/);
    }
  });
});

describe('the rules of the shop', () => {
  it('include a coupon for each possible outcome', () => {
    expect(couponRows(shop).map(({ code }) => code)).toEqual([
      'WELCOME10',
      'TAKE5',
      'FREESHIP',
      'FLAT20',
      'BUY2GET1',
      'SUMMER25',
      'LASTONE',
    ]);
  });

  it('deliver to every country, by three options at home and one abroad', () => {
    const codesFor = (country: string) =>
      shippingRows(shop)
        .filter(({ countries }) => countries.includes(country))
        .map(({ code }) => code);
    expect(codesFor('US')).toEqual(['standard', 'express', 'studio-pickup']);
    expect(codesFor('DE')).toEqual(['international-standard']);
    expect(codesFor('JP')).toEqual(['international-standard']);
  });

  it('express tax rates in parts per million', () => {
    const rates = Object.fromEntries(taxRows(shop.taxRates).map(({ id, ratePpm }) => [id, ratePpm]));
    expect(rates).toMatchObject({ 'US-NY': 88_750, 'US-CA': 72_500, US: 0, DE: 190_000, GB: 200_000 });
  });
});
