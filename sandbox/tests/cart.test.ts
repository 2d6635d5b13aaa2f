import { cart as cartModule } from '@wix/ecom';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalog/schema';
import { DEFAULT_VARIANT_ID, STORES_APP_ID_LEGACY } from '../core/platform';
import { coupons } from '../ecom/quote/schema';
import { openSandbox } from './open-sandbox';
import { type Client, merchantClient, post, rejects, visitorClient, visitorTokens } from './sdk-client';
import {
  add,
  BOWL,
  CHALK,
  INK_SMALL,
  idOf,
  lineOf,
  newMember,
  newVisitor,
  onlyLine,
  productOf,
  setStock,
  shopperClient,
  sums,
} from './shopper';
import { control } from './sign-in';

const SMOKE = { options: { Tint: 'Smoke' } };
const FIRST = '00000000-0000-0000-0000-000000000001';

const sandbox = await openSandbox({ resets: true });
let client: Client;
beforeEach(async () => {
  client = await visitorClient(sandbox);
});

const current = () => client.currentCart.getCurrentCart();
type Update = NonNullable<Parameters<Client['currentCart']['updateCurrentCart']>[0]>;
const update = (change: Update) => client.currentCart.updateCurrentCart(change);
type Estimate = Parameters<Client['currentCart']['estimateCurrentCartTotals']>[0];
const estimate = (options: Estimate = {}) => client.currentCart.estimateCurrentCartTotals(options);
const remove = (ids: string[]) => client.currentCart.removeLineItemsFromCurrentCart(ids);

/** Sends a call of the current cart without the SDK, and returns the body as it is sent. */
async function sender() {
  const { access_token: authorization } = await visitorTokens(sandbox);
  return async (call: string, body: object) =>
    (await post(sandbox, `/ecom/v1/carts/current/${call}`, body, { authorization })).json();
}

describe('adding', () => {
  it('returns the line with catalog data: name, choices, picture of the color, prices, stock', async () => {
    const cart = await add(client, 'lund-bowl', { ...BOWL, quantity: 2 });
    const line = onlyLine(cart);
    expect(line).toMatchObject({
      _id: FIRST,
      quantity: 2,
      productName: { original: 'Lund Bowl', translated: 'Lund Bowl' },
      price: { amount: '28', formattedAmount: '$28.00' },
      fullPrice: { amount: '28' },
      lineItemPrice: { amount: '56', formattedConvertedAmount: '$56.00' },
      availability: { status: 'AVAILABLE', quantityAvailable: 3 },
      physicalProperties: { sku: 'LUNBOW-100-05', shippable: true, weight: 0.62 },
      itemType: { preset: 'PHYSICAL' },
      url: '/product-page/lund-bowl',
    });
    expect(line.descriptionLines).toMatchObject([
      { name: { original: 'Glaze' }, colorInfo: { original: 'Ink', code: '#414B59' } },
      { name: { original: 'Size' }, plainText: { original: 'Small, 18 cm' } },
    ]);
    const choices = (await productOf(client, 'lund-bowl')).productOptions?.[0]?.choices;
    const ink = choices?.find(({ description }) => description === 'Ink')?.media?.mainMedia?._id;
    expect(line.image).toMatch(new RegExp(`^wix:image://v1/${ink}/.*#originWidth=\\d+&originHeight=\\d+$`));
    expect(cart).toMatchObject({ currency: 'USD', subtotal: { amount: '56' } });
    expect(cart.buyerInfo?.visitorId).toBeTruthy();
  });

  it('G1: returns the fields that live carts were seen to have', async () => {
    const send = await sender();
    const lineItems = [await lineOf(client, 'lund-bowl', { ...BOWL, quantity: 2 })];
    const { cart } = await send('add-to-cart', { lineItems });
    expect(cart).toMatchObject({
      checkoutId: cart.id,
      managedByV2: true,
      revision: '1',
      paymentCurrency: 'USD',
      subtotalAfterDiscounts: { amount: '56' },
      discount: { amount: '0' },
    });
    expect(cart).not.toHaveProperty('contactInfo');
    const [line] = cart.lineItems;
    expect(line).toMatchObject({
      originalPrice: '28',
      originalFullPrice: '28',
      policies: [],
      modifierGroups: [],
      membersOnly: false,
      savePaymentMethod: false,
      taxableAddress: { addressType: 'SHIPPING' },
      inventoryAppId: line.catalogReference.appId,
      modifiersTotalPrice: { amount: '0' },
    });
    expect(line.descriptionLines).toMatchObject([
      { lineType: 'COLOR', color: '#414B59', modifierDescriptionLine: false },
      { lineType: 'UNRECOGNISED', modifierDescriptionLine: false },
    ]);
    const { id, collectionIds = [] } = await productOf(client, 'lund-bowl');
    expect(line.couponScopes.map(({ group }: { group: object }) => group)).toEqual([
      ...collectionIds.map((entityId) => ({ name: 'collection', entityId })),
      { name: 'product', entityId: id },
    ]);
  });

  it('G3: has amounts without trailing zeros, its estimate all decimals', async () => {
    const send = await sender();
    const lineItems = [await lineOf(client, 'dagg-tumbler', SMOKE)];
    const { cart } = await send('add-to-cart', { lineItems });
    const { cart: estimated, priceSummary } = await send('estimate-totals', {});
    const price = { amount: '30.6', convertedAmount: '30.6', formattedAmount: '$30.60' };
    for (const { lineItems, subtotal } of [cart, estimated]) {
      expect(lineItems[0]).toMatchObject({ price, fullPrice: { amount: '36' } });
      expect(subtotal.amount).toBe('30.6');
    }
    expect(priceSummary.subtotal).toMatchObject({ amount: '30.60', convertedAmount: '30.60' });
  });

  it('G2: gives a new cart the address that a control chooses', async () => {
    const newCartAddress = { country: 'US', subdivision: 'US-VA' };
    await control(sandbox, 'PUT', 'site', { newCartAddress });
    const lineItems = [await lineOf(client, 'ora-serving-bowl')];
    const { cart } = await (await sender())('add-to-cart', { lineItems });
    expect(cart.contactInfo).toEqual({ address: { ...newCartAddress, countryFullname: 'United States' } });
    await control(sandbox, 'PUT', 'site', { newCartAddress: null });
  });

  it('accepts a managed variant by its id, under both ids of the Stores app', async () => {
    const { variants, id: catalogItemId } = await productOf(client, 'havn-plate');
    const options = { variantId: variants?.[0]?._id ?? '' };
    const catalogReference = { appId: STORES_APP_ID_LEGACY, catalogItemId, options };
    await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
    const line = onlyLine(await add(client, 'havn-plate', options));
    expect(line).toMatchObject({ quantity: 2, catalogReference: { options } });
    const { lineItems } = await add(client, 'flo-tray', { variantId: DEFAULT_VARIANT_ID });
    expect(lineItems).toHaveLength(2);
  });

  it('merges the same item into one line, and creates new ids for new lines only', async () => {
    await add(client, 'arc-vase', CHALK);
    const twice = onlyLine(await add(client, 'arc-vase', CHALK));
    expect(twice.quantity).toBe(2);
    await remove([idOf(twice)]);
    const fresh = onlyLine(await add(client, 'arc-vase', CHALK));
    expect(idOf(fresh)).toBe('00000000-0000-0000-0000-000000000002');
  });

  it.each<[string, string, Parameters<typeof lineOf>[2], object?]>([
    ['a product with options but no variant', 'lund-bowl', {}],
    ['a variant that does not exist', 'lund-bowl', { variantId: crypto.randomUUID() }],
    ['half of the options', 'lund-bowl', { options: { Glaze: 'Ink' } }],
    ['what is sold out', 'dagg-tumbler', { options: { Tint: 'Amber' } }],
    ['an unknown product', 'flo-tray', {}, { catalogItemId: crypto.randomUUID() }],
    ['another app’s item', 'flo-tray', {}, { appId: crypto.randomUUID() }],
  ])('answers 200 and adds nothing for %s', async (_, slug, selection, reference) => {
    await add(client, 'ora-serving-bowl');
    const line = await lineOf(client, slug, selection);
    const catalogReference = { ...line.catalogReference, ...reference };
    const { cart } = await client.currentCart.addToCurrentCart({
      lineItems: [{ ...line, catalogReference }],
    });
    expect(onlyLine(cart ?? {}).productName?.original).toBe('Ora Serving Bowl');
  });

  it('isolates carts: visitors from visitors, members from visitors', async () => {
    const visitor = newVisitor();
    await add(await shopperClient(sandbox, visitor), 'flo-tray');
    const member = await shopperClient(sandbox, newMember(visitor.visitorId));
    for (const other of [client, member]) await rejects(other.currentCart.getCurrentCart(), 404);
    expect((await add(member, 'flo-tray')).buyerInfo?.memberId).toBeTruthy();
  });

  it('loses nothing when one shopper adds five items concurrently', async () => {
    const lineItems = [await lineOf(client, 'ora-serving-bowl')];
    await Promise.all(Array.from({ length: 5 }, () => client.currentCart.addToCurrentCart({ lineItems })));
    expect(onlyLine(await current()).quantity).toBe(5);
  });

  it('accepts REST clients that send a scheme and empty bodies', async () => {
    const authorization = `Bearer ${(await visitorTokens(sandbox)).access_token}`;
    const answer = await post(sandbox, '/ecom/v1/carts/current/add-to-cart', {}, { authorization });
    expect(answer.status).toBe(200);
    expect((await answer.json()).cart).toMatchObject({ id: expect.any(String), lineItems: [] });
  });
});

describe('lines', () => {
  it('get quantities up to the stock, and are removed once; then the cart is deleted', async () => {
    await add(client, 'lund-bowl', { ...BOWL, quantity: 2 });
    const line = onlyLine(await add(client, 'lund-bowl', { ...BOWL, quantity: 5 }));
    expect(line.quantity).toBe(3);
    const id = idOf(line);
    const set = (quantity: number) =>
      client.currentCart.updateCurrentCartLineItemQuantity([{ _id: id, quantity }]);
    expect((await set(1)).cart?.lineItems).toMatchObject([{ quantity: 1, lineItemPrice: { amount: '28' } }]);
    expect((await set(9)).cart?.lineItems).toMatchObject([{ quantity: 3, lineItemPrice: { amount: '84' } }]);
    for (let time = 0; time < 2; time += 1) expect((await remove([id])).cart?.lineItems).toEqual([]);
    await client.currentCart.deleteCurrentCart();
    await rejects(current(), 404);
  });

  it('report insufficient stock, then no stock, which is a violation', async () => {
    await add(client, 'lund-bowl', { ...BOWL, quantity: 3 });
    for (const [quantityAvailable, status] of [
      [2, 'PARTIALLY_AVAILABLE'],
      [0, 'NOT_AVAILABLE'],
    ] as const) {
      await setStock(sandbox, 'lund-bowl', INK_SMALL, quantityAvailable);
      expect(onlyLine(await current()).availability).toEqual({ status, quantityAvailable });
    }
    expect((await estimate()).violations).toMatchObject([
      { severity: 'ERROR', target: { lineItem: { _id: FIRST } } },
    ]);
  });

  it('preserve the name of a product that was deleted from the catalog', async () => {
    await add(client, 'flo-tray');
    await sandbox.platform.db.write((tx) => tx.delete(products).where(eq(products.slug, 'flo-tray')));
    expect(onlyLine(await current())).toMatchObject({
      productName: { original: 'Flo Tray' },
      availability: { status: 'NOT_FOUND' },
    });
  });
});

describe('coupons', () => {
  beforeEach(async () => {
    await add(client, 'arc-vase', CHALK);
  });

  it('apply in any spelling, one at a time, and are removed again', async () => {
    for (const [couponCode, code] of [
      ['welcome10', 'WELCOME10'],
      ['FREESHIP', 'FREESHIP'],
    ])
      expect((await update({ couponCode })).appliedDiscounts).toMatchObject([{ coupon: { code } }]);
    const without = await client.currentCart.removeCouponFromCurrentCart();
    expect(without.cart?.appliedDiscounts).toEqual([]);
  });

  it.each([
    ['WELCOME10', [7.8, 6]],
    ['FLAT20', [58, 20]],
    ['BUY2GET1', [0, 30]],
    ['FREESHIP', [0, 0]],
  ])('%s is distributed over the lines, and the parts add up', async (couponCode, expected) => {
    await add(client, 'rille-bud-vase', { ...CHALK, quantity: 2 });
    await update({ couponCode });
    const { priceSummary, calculatedLineItems, appliedDiscounts } = await estimate({
      calculateTax: false,
      calculateShipping: false,
    });
    const byLine = (calculatedLineItems ?? []).map(({ pricesBreakdown }) =>
      Number(pricesBreakdown?.totalDiscount?.amount),
    );
    const { discount, subtotal, total } = priceSummary ?? {};
    expect(byLine).toEqual(expected);
    expect(byLine.reduce((a, b) => a + b, 0)).toBeCloseTo(Number(discount?.amount), 6);
    expect(Number(subtotal?.amount) - Number(discount?.amount)).toBeCloseTo(Number(total?.amount), 6);
    expect(appliedDiscounts?.[0]?.coupon?.amount?.amount).toBe(discount?.amount);
  });

  it('are rejected before they are valid', async () => {
    const change = { startsAt: Date.UTC(2030, 0) };
    await sandbox.platform.db.write((tx) => tx.update(coupons).set(change).where(eq(coupons.code, 'TAKE5')));
    await rejects(update({ couponCode: 'TAKE5' }), 428, 'ERROR_COUPON_IS_NOT_ACTIVE_YET');
  });

  it('that no longer apply are reported in the estimate, which still prices the rest', async () => {
    await update({ couponCode: 'TAKE5' });
    await remove(((await current()).lineItems ?? []).map(idOf));
    await add(client, 'rille-bud-vase', CHALK);
    const { calculationErrors, ...priced } = await estimate();
    const priceSummary = { subtotal: { amount: '30.00' }, discount: { amount: '0.00' } };
    expect(priced).toMatchObject({ appliedDiscounts: [], priceSummary });
    expect(calculationErrors?.couponCalculationError?.applicationError).toMatchObject({
      code: 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
      data: { minimumSubtotal: '40.00' },
    });
  });
});

describe('the estimate', () => {
  it('offers the shop’s own country, grouped carriers and pickup with its address, and selects the first option', async () => {
    await add(client, 'arc-vase', CHALK);
    const { shippingInfo, priceSummary } = await estimate();
    expect(shippingInfo?.region?.name).toBe('United States');
    const carriers = shippingInfo?.carrierServiceOptions ?? [];
    expect(carriers.map(({ shippingOptions }) => shippingOptions?.map(({ code }) => code))).toEqual([
      ['standard', 'express'],
      ['studio-pickup'],
    ]);
    expect(carriers[1]?.shippingOptions?.[0]?.logistics).toMatchObject({
      deliveryTime: 'Ready in 1 business day',
      pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { addressLine1: '412 Warren Street' } },
    });
    expect(shippingInfo?.selectedCarrierServiceOption).toMatchObject({ code: 'standard' });
    expect(priceSummary?.tax?.amount).toBe('0.00');
  });

  it('uses the buyer’s details on the cart, of which an update changes only what it names', async () => {
    await add(client, 'flo-tray');
    const address = { country: 'US', city: 'Hudson', addressLine1: '1 Warren St' };
    const stored = {
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'mira@example.com' },
      selectedShippingOption: { code: 'express' },
    };
    await update({ cartInfo: { ...stored, contactInfo: { address } } });
    const contactDetails = { firstName: 'Mira' };
    const cart = await update({ cartInfo: { contactInfo: { contactDetails } } });
    expect(cart).toMatchObject({ ...stored, contactInfo: { address, contactDetails } });
    expect((await estimate()).shippingInfo?.selectedCarrierServiceOption?.code).toBe('express');
  });

  it('adds delivery and tax for the address after the coupon, and all parts add up', async () => {
    await add(client, 'dagg-tumbler', { ...SMOKE, quantity: 2 });
    await update({ couponCode: 'WELCOME10' });
    const shippingAddress = { country: 'US', subdivision: 'US-NY' };
    const estimated = await estimate({ shippingAddress, selectedShippingOption: { code: 'express' } });
    const { priceSummary, calculatedLineItems: [line] = [] } = estimated;
    expect(sums(priceSummary)).toBe('61.20 − 6.12 + 14.50 + 6.18 = 75.76');
    expect(priceSummary?.total?.formattedAmount).toBe('$75.76');
    expect(estimated).toMatchObject({
      appliedDiscounts: [{ coupon: { code: 'WELCOME10', amount: { amount: '6.12' } } }],
      taxSummary: { totalTax: { amount: '6.18' } },
      calculationErrors: {},
    });
    expect(line?.lineItemId).toBe(FIRST);
    expect(line?.pricesBreakdown).toMatchObject({
      lineItemPrice: { amount: '61.20' },
      totalDiscount: { amount: '6.12' },
      totalPriceBeforeTax: { amount: '55.08' },
      taxDetails: { taxRate: '0.08875', rateBreakdown: [{ name: 'New York sales tax' }] },
    });
  });

  it('ships abroad by another option and reports when the selected one is not offered there', async () => {
    await add(client, 'flo-tray');
    const { shippingInfo, calculationErrors } = await estimate({
      shippingAddress: { country: 'DE' },
      selectedShippingOption: { code: 'express' },
    });
    expect(shippingInfo?.selectedCarrierServiceOption?.code).toBe('international-standard');
    const error = calculationErrors?.selectedShippingOptionError?.applicationError;
    expect(error?.code).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
    // Parts that are not requested are left out.
    const goods = await estimate({
      shippingAddress: { country: 'DE' },
      calculateShipping: false,
      calculateTax: false,
    });
    expect(goods.shippingInfo?.carrierServiceOptions).toBeUndefined();
    expect(goods.priceSummary?.total?.amount).toBe('74.00');
  });

  it('needs no delivery for downloads', async () => {
    await add(client, 'glaze-recipe-book');
    const { shippingInfo, calculationErrors, priceSummary } = await estimate();
    expect(shippingInfo).toEqual({});
    expect(calculationErrors).toEqual({ orderValidationErrors: [], giftCardCalculationErrors: [] });
    expect(priceSummary?.total?.amount).toBe('18.00');
  });

  it('taxes downloads as a separate tax group, and gift cards not at all', async () => {
    await add(client, 'flo-tray');
    await add(client, 'glaze-recipe-book');
    await add(client, 'halden-gift-card', { options: { Amount: '$50' } });
    const { calculatedLineItems, priceSummary, taxSummary } = await estimate({
      shippingAddress: { country: 'DE' },
    });
    const taxes = calculatedLineItems?.map(({ pricesBreakdown }) => pricesBreakdown?.taxDetails);
    expect(taxes).toMatchObject([
      { taxRate: '0.19', taxableAmount: { amount: '74' }, totalTax: { amount: '14.06' } },
      { taxRate: '0.07', taxableAmount: { amount: '18' }, totalTax: { amount: '1.26' } },
      { taxRate: '0', taxableAmount: { amount: '0' }, totalTax: { amount: '0' } },
    ]);
    // Delivery of 18.00 is taxed at the tray's rate.
    expect(priceSummary).toMatchObject({ tax: { amount: '18.74' }, total: { amount: '178.74' } });
    expect(taxSummary?.taxableAmount?.amount).toBe('110.00');
  });

  it('applies a coupon to everything but gift cards, and rejects one for gift cards alone', async () => {
    await add(client, 'halden-gift-card', { options: { Amount: '$50' } });
    await rejects(update({ couponCode: 'WELCOME10' }), 428, 'ERROR_COUPON_NOT_APPLICABLE');
    const { lineItems = [] } = await add(client, 'glaze-recipe-book');
    // Gift cards do not count towards a minimum.
    await rejects(update({ couponCode: 'TAKE5' }), 428, 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED');
    await update({ couponCode: 'WELCOME10' });
    const { priceSummary, calculatedLineItems } = await estimate();
    expect(priceSummary).toMatchObject({ discount: { amount: '1.80' }, total: { amount: '66.20' } });
    const discounts = calculatedLineItems?.map((line) => line.pricesBreakdown?.totalDiscount?.amount);
    expect(discounts).toEqual(['0.00', '1.80']);

    await remove(lineItems.slice(1).map(idOf));
    const without = await estimate();
    const error = without.calculationErrors?.couponCalculationError?.applicationError;
    expect(error?.code).toBe('ERROR_COUPON_NOT_APPLICABLE');
    expect(without.priceSummary?.total?.amount).toBe('50.00');
  });
});

describe('an app', () => {
  const app = merchantClient(sandbox);
  const carts = merchantClient(sandbox).use(cartModule);

  it('creates any number of carts, and finds each and those of shoppers by id', async () => {
    const buyerInfo = { visitorId: newVisitor().visitorId, email: 'mira@example.com' };
    const lineItems = [await lineOf(app, 'ora-serving-bowl', { quantity: 2 })];
    const cartInfo = { buyerInfo, buyerNote: 'Ring twice' };
    const one = await carts.createCart({ lineItems, couponCode: 'welcome10', cartInfo });
    const two = await carts.createCart({ lineItems });
    expect(one._id).not.toBe(two._id);
    expect(one).toMatchObject({
      ...cartInfo,
      lineItems: [{ quantity: 2, productName: { original: expect.any(String) } }],
      appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
      _createdDate: expect.any(Date),
    });
    expect(two.buyerInfo).toEqual({});
    expect(await carts.getCart(one._id ?? '')).toEqual(one);
    const current = await add(client, 'ora-serving-bowl');
    expect((await carts.getCart(current._id ?? '')).lineItems).toHaveLength(1);
  });

  it('creates a checkout for a member, and only that member and apps can read it', async () => {
    const member = newMember();
    const buyerInfo = { memberId: member.memberId };
    const lineItems = [await lineOf(app, 'ora-serving-bowl')];
    const request = { channelType: 'WEB', lineItems, checkoutInfo: { buyerInfo } } as const;
    const made = await app.checkout.createCheckout(request);
    expect(made).toMatchObject({ buyerInfo, channelType: 'WEB' });
    const id = made._id ?? '';
    const own = await shopperClient(sandbox, member);
    expect((await own.checkout.getCheckout(id))._id).toBe(id);
    for (const other of [await shopperClient(sandbox, newMember()), client])
      await rejects(other.checkout.getCheckout(id), 403);
    // A shopper cannot create one for another shopper.
    const shopper = newVisitor();
    const foreign = await (await shopperClient(sandbox, shopper)).checkout.createCheckout(request);
    expect(foreign.buyerInfo).toEqual({ visitorId: shopper.visitorId });
  });
});
