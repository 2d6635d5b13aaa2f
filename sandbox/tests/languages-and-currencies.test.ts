import * as categories from '@wix/auto_sdk_categories_categories';
import { cart, currentCart, currentCartV2 } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { createClient } from '@wix/sdk';
import { collections, products, productsV3 } from '@wix/stores';
import { describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { readCatalogFile } from '../seed/catalog-file';
import { openSandbox } from './open-sandbox';
import { get, post, visitorTokens } from './sdk-client';

const v1 = await openSandbox({ resets: true });
const v3 = await openSandbox({ resets: true, catalogVersion: 'V3_CATALOG' });

/** The headers as Wix's own clients build them. */
const linguist = (language: string) => ({
  'x-wix-linguist': `${language}|${language}-${language}|false|00000000-0000-0000-0000-000000000000`,
});

/** The SDK as a new visitor who wants a language or a currency. */
async function visitor(sandbox: Sandbox, headers: Record<string, string>) {
  const { access_token: token } = await visitorTokens(sandbox);
  return createClient({
    modules: { products, collections, productsV3, categories, cart, currentCart, currentCartV2, redirects },
    headers,
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: token } }) },
    fetch: (input, init) =>
      sandbox.fetch(
        new Request(String(input).replace(/^https:\/\/(?:www|edge)\.wixapis\.com/, sandbox.url), init),
      ),
  });
}

const SLUG = 'lund-bowl';
const seed = readCatalogFile().products.find(({ slug }) => slug === SLUG);
const [option] = seed?.options ?? [];
const [choice] = option?.choices ?? [];
const TREE = { appNamespace: '@wix/stores' };
const { SingleEntityOpsRequestedFields: Field } = productsV3;
const fields = [Field.CURRENCY, Field.PLAIN_DESCRIPTION, Field.VARIANT_OPTION_CHOICE_NAMES];

describe('languages', () => {
  it('V1 returns the texts of the requested language, and those of the site without a translation', async () => {
    const german = await visitor(v1, linguist('de'));
    const { items } = await german.products.queryProducts().eq('slug', SLUG).find();
    expect(items[0]).toMatchObject({ slug: SLUG, name: 'Lund-Schale', ribbon: 'Bestseller' });
    expect(items[0]?.description).toContain('gesprenkeltem Steinzeug');
    expect(items[0]?.additionalInfoSections?.[0]?.title).toBe('Material');
    expect(items[0]?.productOptions?.[0]).toMatchObject({
      name: 'Glasur',
      choices: expect.arrayContaining([expect.objectContaining({ description: 'Hafer' })]),
    });
    expect(items[0]?.variants?.[0]?.choices).toMatchObject({ Glasur: 'Hafer' });
    expect((await german.collections.getCollectionBySlug('vases')).collection?.name).toBe('Vasen');
    const french = await visitor(v1, linguist('fr'));
    expect((await french.products.queryProducts().eq('slug', SLUG).find()).items[0]?.name).toBe(seed?.name);
  });

  it('V3 translates names and keeps slugs, keys and ids', async () => {
    const [english, german] = [await visitor(v3, {}), await visitor(v3, linguist('de'))];
    const own = (await english.productsV3.getProductBySlug(SLUG, { fields })).product;
    const product = (await german.productsV3.getProductBySlug(SLUG, { fields })).product;
    expect(product).toMatchObject({ slug: SLUG, name: 'Lund-Schale', ribbon: { name: 'Bestseller' } });
    const [before, after] = [own?.options?.[0], product?.options?.[0]];
    expect(before?.name).toBe(option?.name);
    expect(after).toMatchObject({ _id: before?._id, key: before?.key, name: 'Glasur' });
    expect(after?.choicesSettings?.choices?.[0]).toMatchObject({
      choiceId: before?.choicesSettings?.choices?.[0]?.choiceId,
      key: choice?.description,
      name: 'Hafer',
    });
    expect(product?.variantsInfo?.variants?.map(({ _id }) => _id)).toEqual(
      own?.variantsInfo?.variants?.map(({ _id }) => _id),
    );
    const { category } = await german.categories.getCategoryBySlug('vases', TREE);
    expect(category).toMatchObject({ slug: 'vases', name: 'Vasen' });
    const found = await german.productsV3.searchProducts({ search: { expression: 'Mondvase' } });
    expect(found.products?.map(({ slug }) => slug)).toEqual(['eldre-moon-jar']);
  });

  it('cart lines have both texts, and the language reaches the order', async () => {
    const german = await visitor(v3, linguist('de'));
    const { product } = await german.productsV3.getProductBySlug(SLUG, { fields });
    const catalogReference = {
      appId: STORES_APP_ID,
      catalogItemId: product?._id ?? '',
      options: { variantId: product?.variantsInfo?.variants?.[0]?._id ?? '' },
    };
    const { cart: added } = await german.currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    });
    expect(added?.customerInfo?.languageCode).toBe('de');
    expect(added?.lineItems?.[0]?.name).toEqual({ original: seed?.name, translated: 'Lund-Schale' });
    expect(added?.lineItems?.[0]?.attributes?.descriptionLines?.[0]).toMatchObject({
      name: { original: option?.name, translated: 'Glasur' },
      colorInfo: { original: choice?.description, translated: 'Hafer' },
    });
    const old = await german.currentCart.getCurrentCart();
    expect(old.lineItems?.[0]?.productName?.translated).toBe('Lund-Schale');
    const { redirectSession } = await german.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: added?._id ?? '' },
      callbacks: { postFlowUrl: 'http://localhost:3000/' },
    });
    expect(new URL(redirectSession?.fullUrl ?? '').searchParams.get('lang')).toBe('de');
    const { shippingInfo } = await german.currentCart.estimateCurrentCartTotals({
      shippingAddress: { country: 'US', postalCode: '12534' },
    });
    expect(shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0]).toMatchObject({
      code: 'standard',
      title: 'Standardversand',
      logistics: { deliveryTime: '3–5 Werktage' },
    });
  });
});

describe('currencies', () => {
  it('V1 converts a second price and keeps the first', async () => {
    const client = await visitor(v1, { 'x-wix-currency': 'EUR' });
    const { items } = await client.products.queryProducts().eq('slug', SLUG).find();
    expect(items[0]?.priceData).toMatchObject({ currency: 'USD', price: seed?.price });
    expect(items[0]?.convertedPriceData).toMatchObject({ currency: 'EUR', price: 34.96 });
    expect(items[0]?.variants?.[0]?.variant?.convertedPriceData).toMatchObject({
      currency: 'EUR',
      price: 25.76,
    });
  });

  it('V3 converts all prices, and names the currency on request', async () => {
    const client = await visitor(v3, { 'x-wix-currency': 'EUR' });
    const { product } = await client.productsV3.getProductBySlug(SLUG, { fields });
    expect(product?.currency).toBe('EUR');
    expect(product?.actualPriceRange?.minValue).toEqual({ amount: '25.76', formattedAmount: '€25.76' });
    const unknown = await visitor(v3, { 'x-wix-currency': 'XXX' });
    expect((await unknown.productsV3.getProductBySlug(SLUG, { fields })).product?.currency).toBe('USD');
  });

  it('converts to currencies with other decimals than those of the site', async () => {
    for (const sandbox of [v1, v3])
      await sandbox.fetch(
        new Request(`${sandbox.url}/_sandbox/currencies`, {
          method: 'PUT',
          body: JSON.stringify({ rates: { JPY: 150, KWD: 0.307 } }),
        }),
      );
    const yen = await visitor(v3, { 'x-wix-currency': 'JPY' });
    const { product } = await yen.productsV3.getProductBySlug(SLUG, { fields });
    expect(product?.actualPriceRange?.minValue).toEqual({ amount: '4200', formattedAmount: '¥4,200' });
    const dinars = await visitor(v1, { 'x-wix-currency': 'KWD' });
    const { items } = await dinars.products.queryProducts().eq('slug', SLUG).find();
    expect(items[0]?.convertedPriceData).toMatchObject({ currency: 'KWD', price: 11.666 });
  });

  it('carts of both generations have converted amounts beside those that are paid', async () => {
    const client = await visitor(v3, { 'x-wix-currency': 'EUR' });
    const { product } = await client.productsV3.getProductBySlug('arc-vase', { fields });
    const [variant] = product?.variantsInfo?.variants ?? [];
    const catalogReference = {
      appId: STORES_APP_ID,
      catalogItemId: product?._id ?? '',
      options: { variantId: variant?._id ?? '' },
    };
    const { cart: added } = await client.currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    });
    expect(added?.businessInfo?.currencyCode).toBe('USD');
    expect(added?.customerInfo?.currencyCode).toBe('EUR');
    const price = added?.lineItems?.[0]?.pricing?.unitPrice;
    expect(price?.convertedAmount).toBe(variant?.price?.actualPrice?.amount);
    expect(Number(price?.convertedAmount)).toBeLessThan(Number(price?.amount));
    const old = await client.currentCart.getCurrentCart();
    expect(old).toMatchObject({ currency: 'USD', conversionCurrency: 'EUR' });
    expect(old.lineItems?.[0]?.price).toMatchObject({
      amount: String(Number(price?.amount)),
      convertedAmount: String(Number(price?.convertedAmount)),
    });
  });

  it('a control sets exchange rates and texts, and a reset restores those of the seed', async () => {
    const put = (path: string, body: unknown) =>
      v3.fetch(new Request(v3.url + path, { method: 'PUT', body: JSON.stringify(body) }));
    expect(await (await get(v3, '/_sandbox/currencies')).json()).toMatchObject({ rates: { EUR: 0.92 } });
    await put('/_sandbox/currencies', { rates: { CHF: 2 } });
    await put('/_sandbox/translations', {
      translations: [{ language: 'fr', kind: 'ribbon', ref: seed?.ribbon, text: 'Favori' }],
    });
    expect(await (await get(v3, '/_sandbox/translations')).json()).toMatchObject({
      translations: [{ language: 'fr', text: 'Favori' }],
    });
    const client = await visitor(v3, { ...linguist('fr'), 'x-wix-currency': 'CHF' });
    const { product } = await client.productsV3.getProductBySlug(SLUG, { fields });
    expect(product).toMatchObject({ currency: 'CHF', ribbon: { name: 'Favori' }, name: seed?.name });
    expect(product?.actualPriceRange?.maxValue?.amount).toBe('76.00');
    await post(v3, '/_sandbox/reset', {});
    expect(await (await get(v3, '/_sandbox/currencies')).json()).toMatchObject({ rates: { EUR: 0.92 } });
  });
});
