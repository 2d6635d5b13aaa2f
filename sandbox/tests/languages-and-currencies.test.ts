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
import { platformFetch, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const v1 = await openSandbox({ resets: true });
const v3 = await openSandbox({ resets: true, catalogVersion: 'V3_CATALOG' });

/** The headers as Wix's own clients build them. */
const linguist = (language: string) => ({
  'x-wix-linguist': `${language}|${language}-${language}|false|00000000-0000-0000-0000-000000000000`,
});

async function visitor(sandbox: Sandbox, headers: Record<string, string>) {
  const { access_token: token } = await visitorTokens(sandbox);
  return createClient({
    modules: { products, collections, productsV3, categories, cart, currentCart, currentCartV2, redirects },
    headers,
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: token } }) },
    fetch: platformFetch(sandbox),
  });
}

const SLUG = 'lund-bowl';
const seed = readCatalogFile().products.find(({ slug }) => slug === SLUG);
const [option] = seed?.options ?? [];
const [choice] = option?.choices ?? [];
const TREE = { appNamespace: '@wix/stores' };
const { SingleEntityOpsRequestedFields: Field } = productsV3;
const fields = [Field.CURRENCY, Field.PLAIN_DESCRIPTION, Field.VARIANT_OPTION_CHOICE_NAMES];
type Client = Awaited<ReturnType<typeof visitor>>;
const inV1 = async (client: Client) =>
  (await client.products.queryProducts().eq('slug', SLUG).find()).items[0];
const inV3 = async (client: Client, slug = SLUG) =>
  (await client.productsV3.getProductBySlug(slug, { fields })).product;
const paying = (sandbox: Sandbox, currency: string) => visitor(sandbox, { 'x-wix-currency': currency });

async function addFirst(client: Client, slug?: string) {
  const { _id: catalogItemId = '', variantsInfo } = (await inV3(client, slug)) ?? {};
  const options = { variantId: variantsInfo?.variants?.[0]?._id ?? '' };
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: catalogItemId ?? '', options };
  const catalogItems = [{ catalogReference, quantity: 1 }];
  return (await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems })).cart;
}

describe('languages', () => {
  it('V1 returns the texts of the requested language, and those of the site without a translation', async () => {
    const german = await visitor(v1, linguist('de'));
    const product = await inV1(german);
    expect(product).toMatchObject({ slug: SLUG, name: 'Lund-Schale', ribbon: 'Bestseller' });
    expect(product?.description).toContain('gesprenkeltem Steinzeug');
    expect(product?.additionalInfoSections?.map(({ title }) => title)).toContain('Material');
    const [glaze] = product?.productOptions ?? [];
    expect(glaze?.name).toBe('Glasur');
    expect(glaze?.choices?.map(({ description }) => description)).toContain('Hafer');
    expect(product?.variants?.map(({ choices }) => choices?.Glasur)).toContain('Hafer');
    expect((await german.collections.getCollectionBySlug('vases')).collection?.name).toBe('Vasen');
    expect((await inV1(await visitor(v1, linguist('fr'))))?.name).toBe(seed?.name);
  });

  it('V3 translates names and keeps slugs, keys and ids', async () => {
    const german = await visitor(v3, linguist('de'));
    const own = await inV3(await visitor(v3, {}));
    const product = await inV3(german);
    expect(product).toMatchObject({ slug: SLUG, name: 'Lund-Schale', ribbon: { name: 'Bestseller' } });
    const [before, after] = [own?.options?.[0], product?.options?.[0]];
    expect(before?.name).toBe(option?.name);
    expect(after).toMatchObject({ _id: before?._id, key: before?.key, name: 'Glasur' });
    const { choiceId } = before?.choicesSettings?.choices?.[0] ?? {};
    const translated = { choiceId, key: choice?.description, name: 'Hafer' };
    expect(after?.choicesSettings?.choices?.[0]).toMatchObject(translated);
    const variantIds = (one: typeof own) => one?.variantsInfo?.variants?.map(({ _id }) => _id);
    expect(variantIds(product)).toEqual(variantIds(own));
    const { category } = await german.categories.getCategoryBySlug('vases', TREE);
    expect(category).toMatchObject({ slug: 'vases', name: 'Vasen' });
    const found = await german.productsV3.searchProducts({ search: { expression: 'Mondvase' } });
    expect(found.products?.map(({ slug }) => slug)).toEqual(['eldre-moon-jar']);
  });

  it('cart lines have both texts, and the language reaches the order', async () => {
    const german = await visitor(v3, linguist('de'));
    const added = await addFirst(german);
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
    const product = await inV1(await paying(v1, 'EUR'));
    expect(product?.priceData).toMatchObject({ currency: 'USD', price: seed?.price });
    expect(product?.convertedPriceData).toMatchObject({ currency: 'EUR', price: 34.96 });
    const { convertedPriceData } = product?.variants?.[0]?.variant ?? {};
    expect(convertedPriceData).toMatchObject({ currency: 'EUR', price: 25.76 });
  });

  it('V3 converts all prices, and names the currency on request', async () => {
    const product = await inV3(await paying(v3, 'EUR'));
    expect(product?.currency).toBe('EUR');
    expect(product?.actualPriceRange?.minValue).toEqual({ amount: '25.76', formattedAmount: '€25.76' });
    expect((await inV3(await paying(v3, 'XXX')))?.currency).toBe('USD');
  });

  it('converts to currencies with other decimals than those of the site', async () => {
    const rates = { JPY: 150, KWD: 0.307 };
    for (const sandbox of [v1, v3]) await control(sandbox, 'PUT', 'currencies', { rates });
    const yen = { amount: '4200', formattedAmount: '¥4,200' };
    expect((await inV3(await paying(v3, 'JPY')))?.actualPriceRange?.minValue).toEqual(yen);
    const dinars = { currency: 'KWD', price: 11.666 };
    expect((await inV1(await paying(v1, 'KWD')))?.convertedPriceData).toMatchObject(dinars);
  });

  it('carts of both generations have converted amounts next to those that are paid', async () => {
    const client = await paying(v3, 'EUR');
    const [variant] = (await inV3(client, 'arc-vase'))?.variantsInfo?.variants ?? [];
    const added = await addFirst(client, 'arc-vase');
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
    const own = { rates: { EUR: 0.92 } };
    expect(await control(v3, 'GET', 'currencies')).toMatchObject(own);
    await control(v3, 'PUT', 'currencies', { rates: { CHF: 2 } });
    const text = { language: 'fr', kind: 'ribbon', ref: seed?.ribbon, text: 'Favori' };
    await control(v3, 'PUT', 'translations', { translations: [text] });
    expect(await control(v3, 'GET', 'translations')).toMatchObject({ translations: [text] });
    const product = await inV3(await visitor(v3, { ...linguist('fr'), 'x-wix-currency': 'CHF' }));
    expect(product).toMatchObject({ currency: 'CHF', ribbon: { name: 'Favori' }, name: seed?.name });
    expect(product?.actualPriceRange?.maxValue?.amount).toBe('76.00');
    await control(v3, 'POST', 'reset', {});
    expect(await control(v3, 'GET', 'currencies')).toMatchObject(own);
  });
});
