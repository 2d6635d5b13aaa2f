import { beforeEach, describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox';
import { type Client, rejects } from './sdk-client';
import {
  addV2,
  BOWL,
  CHALK,
  HUDSON,
  INK_SMALL,
  idOf,
  lineOf,
  onlyLine,
  productOf,
  setStock,
  shopperClient,
} from './shopper';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });
let client: Client;
beforeEach(async () => {
  client = await shopperClient(sandbox);
});

const change = (slug: string, body: unknown) => control(sandbox, 'PATCH', `products/${slug}`, body);
const current = async () => (await client.current.getCurrentCart()).cart ?? {};
const currentLine = async () => onlyLine(await current());

it('an emptied cart stays, and has no estimate', async () => {
  const cart = await addV2(client, 'ora-serving-bowl');
  await client.current.removeLineItemsFromCurrentCart([idOf(onlyLine(cart ?? {}))]);
  expect((await current()).lineItems).toEqual([]);
  await rejects(client.current.estimateCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
});

describe('adding', () => {
  type Added = NonNullable<Parameters<Client['current']['addLineItemsToCurrentCart']>[0]>;
  const addItems = (catalogItems: Added['catalogItems']) =>
    client.current.addLineItemsToCurrentCart({ catalogItems });

  it('creates the cart with several items at once, in the shape of V2', async () => {
    const { cart } = await addItems([
      await lineOf(client, 'lund-bowl', { ...BOWL, quantity: 2 }),
      await lineOf(client, 'arc-vase', CHALK),
    ]);
    expect(cart).toMatchObject({
      revision: '1',
      orderPlaced: false,
      currentCart: true,
      coupons: [],
      source: { channelType: 'WEB' },
      businessInfo: { currencyCode: 'USD', languageCode: 'en' },
      customerInfo: { visitorId: expect.any(String), currencyCode: 'USD' },
      deliveryInfo: { weightUnit: 'KG' },
      taxInfo: { pricesIncludeTax: false },
      paymentInfo: { giftCards: [] },
    });
    expect(cart?._createdDate).toBeInstanceOf(Date);
    const [bowl] = cart?.lineItems ?? [];
    const descriptionLines = [
      { name: { original: 'Glaze' }, colorInfo: { original: 'Ink', code: '#414B59' } },
      { name: { original: 'Size' }, plainText: { original: 'Small, 18 cm' } },
    ];
    expect(bowl).toMatchObject({
      _id: '00000000-0000-0000-0000-000000000001',
      name: { original: 'Lund Bowl' },
      status: 'IN_STOCK',
      quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, availableQuantity: 3 },
      pricing: { unitPrice: { amount: '28.00', convertedAmount: '28.00' }, totalPrice: { amount: '56.00' } },
      source: { catalogReference: { options: BOWL } },
      attributes: { url: '/product-page/lund-bowl', itemType: { preset: 'PHYSICAL' }, descriptionLines },
    });
    const breakdown = { fullPrice: { amount: '28.00' }, totalModifiersPrice: { amount: '0.00' } };
    expect(bowl?.pricing?.breakdown).toMatchObject(breakdown);
    expect(bowl?.attributes?.image).toBeUndefined();
    expect(JSON.stringify(cart)).not.toContain('formatted');
    const price = (await productOf(client, 'arc-vase')).priceData?.price ?? 0;
    expect(cart?.subtotal?.amount).toBe((56 + price).toFixed(2));
  });

  it('adds up equal references in one line and takes the price of the newest add, as a refresh does', async () => {
    const priceNow = async () => (await currentLine()).pricing?.unitPrice?.amount;
    await addV2(client, 'ora-serving-bowl');
    await change('ora-serving-bowl', { price: 99 });
    expect(await priceNow()).not.toBe('99.00');
    const cart = await addV2(client, 'ora-serving-bowl');
    expect(onlyLine(cart ?? {})).toMatchObject({
      quantityInfo: { requestedQuantity: 2 },
      pricing: { unitPrice: { amount: '99.00' } },
    });
    expect(cart?.revision).toBe('2');
    await change('ora-serving-bowl', { price: 98 });
    expect(await priceNow()).toBe('99.00');
    const refreshed = await client.current.refreshCurrentCart();
    expect(onlyLine(refreshed.cart ?? {}).pricing?.unitPrice?.amount).toBe('98.00');
    expect(await priceNow()).toBe('98.00');
  });

  it('adds all items or none, and names the items that the catalog does not have', async () => {
    const good = await lineOf(client, 'arc-vase', CHALK);
    const noVariant = await lineOf(client, 'lund-bowl');
    const catalogReference = { ...good.catalogReference, catalogItemId: crypto.randomUUID() };
    const add = addItems([good, noVariant, { ...good, catalogReference }]);
    expect(await rejects(add, 428, 'ITEM_NOT_FOUND_IN_CATALOG')).toEqual({
      invalidItems: [{ catalogReference: noVariant.catalogReference }, { catalogReference }],
    });
    await rejects(client.current.getCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
  });

  it('rejects more than the stock, counting what the cart has', async () => {
    const requested = await lineOf(client, 'lund-bowl', { ...BOWL, quantity: 2 });
    await addItems([requested]);
    const id = { catalogReference: requested.catalogReference };
    expect(await rejects(addItems([requested]), 428, 'INSUFFICIENT_INVENTORY')).toEqual({
      invalidItems: [{ id, requestedQuantity: 4, availableQuantity: 3 }],
    });
    const soldOut = await lineOf(client, 'dagg-tumbler', { options: { Tint: 'Amber' } });
    await rejects(addItems([soldOut]), 428, 'INSUFFICIENT_INVENTORY');
  });

  it('rejects prices of the caller and more than 300 lines', async () => {
    const item = await lineOf(client, 'arc-vase', CHALK);
    await rejects(addItems([{ ...item, catalogOverrideFields: { salePrice: '1' } }]), 403);
    const texts = await textItems(301);
    await addItems(texts.slice(0, 300));
    expect(await rejects(addItems(texts.slice(300)), 400, 'MAX_LINE_ITEMS_EXCEEDED')).toEqual({
      requestCount: 301,
      maxCount: 300,
    });
  });

  /** Returns items that differ in their custom text, so that each is a line. */
  async function textItems(count: number) {
    const { items } = await client.products.queryProducts().limit(100).find();
    const product = items.find(({ customTextFields }) => customTextFields?.length);
    const title = product?.customTextFields?.[0]?.title ?? '';
    const variantId = product?.manageVariants ? (product.variants?.[0]?._id ?? '') : undefined;
    const { catalogReference } = await lineOf(client, product?.slug ?? '', { variantId });
    return Array.from({ length: count }, (_, index) => {
      const options = { ...catalogReference.options, customTextFields: { [title]: `T${index}` } };
      return { catalogReference: { ...catalogReference, options }, quantity: 1 };
    });
  }
});

describe('lines', () => {
  const update = (...lines: [lineItemId: string | undefined, newQuantity: number][]) =>
    client.current.updateLineItemsInCurrentCart({
      lineItems: lines.map(([lineItemId, newQuantity]) => ({ lineItemId, quantity: { newQuantity } })),
    });

  it('get absolute quantities within the stock, all or none', async () => {
    await addV2(client, 'arc-vase', CHALK);
    const cart = await addV2(client, 'lund-bowl', BOWL);
    const [vase, bowl] = (cart?.lineItems ?? []).map(idOf);
    const changed = await update([bowl, 3]);
    expect(changed.cart?.lineItems?.[1]?.quantityInfo).toMatchObject({ confirmedQuantity: 3 });
    expect(await rejects(update([vase, 2], [bowl, 9]), 428, 'INSUFFICIENT_INVENTORY')).toEqual({
      invalidItems: [{ id: { lineItemId: bowl }, requestedQuantity: 9, availableQuantity: 3 }],
    });
    expect((await current()).lineItems?.[0]?.quantityInfo?.requestedQuantity).toBe(1);
  });

  it('stay when the stock falls or the product leaves, with the quantity that is left', async () => {
    const cart = await addV2(client, 'lund-bowl', { ...BOWL, quantity: 3 });
    const lineItemId = idOf(onlyLine(cart ?? {}));
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 1);
    expect(await currentLine()).toMatchObject({
      status: 'PARTIALLY_IN_STOCK',
      quantityInfo: { confirmedQuantity: 1, requestedQuantity: 3, availableQuantity: 1 },
      pricing: { totalPrice: { amount: '28.00' } },
    });
    expect((await current()).subtotal?.amount).toBe('28.00');
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 0);
    const quantityInfo = { confirmedQuantity: 0, requestedQuantity: 3 };
    expect(await currentLine()).toMatchObject({ status: 'OUT_OF_STOCK', quantityInfo });
    await change('lund-bowl', { visible: false });
    const name = { original: 'Lund Bowl' };
    expect(await currentLine()).toMatchObject({ status: 'REMOVED_FROM_CATALOG', name });
    expect(await rejects(update([lineItemId, 1]), 428, 'ITEM_NOT_FOUND_IN_CATALOG')).toEqual({
      invalidItems: [{ lineItemId }],
    });
  });
});

describe('the cart itself', () => {
  it('takes note, customer, address and more by a partial update; an empty note is removed', async () => {
    await addV2(client, 'ora-serving-bowl');
    const address = { country: 'US', subdivision: 'US-NY', addressLine1: '1 Warren St' };
    const vatId = { _id: '1', type: 'CPF' as const };
    const sent = {
      note: 'Ring twice',
      customerInfo: { email: 'mira@example.com', firstName: 'Mira', vatId },
      paymentInfo: { billingAddress: { country: 'DK' }, billingContact: { firstName: 'Liv' } },
      extendedFields: { namespaces: { '@a/b': { gift: true } } },
    };
    const { cart } = await client.current.updateCurrentCart({
      // The SDK changes the objects that it sends.
      ...structuredClone(sent),
      deliveryInfo: { address },
      customCheckoutUrl: 'https://shop.test/pay/{checkout_id}',
    });
    expect(cart).toMatchObject({
      ...sent,
      deliveryInfo: {
        address: { country: 'US', addressLine1: '1 Warren St', countryFullname: 'United States' },
      },
    });
    const later = await client.current.updateCurrentCart({ note: '', customerInfo: { lastName: 'Holm' } });
    expect(later.cart?.note).toBeUndefined();
    expect(later.cart?.customerInfo).toMatchObject({ firstName: 'Mira', lastName: 'Holm' });
    expect(later.cart?.deliveryInfo?.address?.country).toBe('US');
    const url = await client.byId.getCheckoutUrl(idOf(cart));
    expect(url.checkoutUrl).toBe(`https://shop.test/pay/${idOf(cart)}`);
  });

  it('is created with everything at once; a new current cart replaces the earlier one', async () => {
    const earlier = await addV2(client, 'arc-vase', CHALK);
    const { cart } = await client.current.createCurrentCart({
      cart: { note: 'n', deliveryInfo: { address: { country: 'US' } }, settings: { lockCouponCode: true } },
      catalogItems: [await lineOf(client, 'ora-serving-bowl', { quantity: 2 })],
      coupons: [{ code: 'welcome10' }],
      deliveryMethod: { code: 'express' },
      giftCards: [{ code: 'HALDEN-GIFT-50', redeemAmount: { amount: '5' } }],
    });
    expect(cart).toMatchObject({
      note: 'n',
      coupons: [{ code: 'WELCOME10' }],
      deliveryInfo: { method: { code: 'express', title: { original: 'Express' }, pickup: false } },
      paymentInfo: { giftCards: [{ requestedRedeemAmount: { amount: '5.00' } }] },
      settings: { lockCouponCode: true },
      currentCart: true,
    });
    expect((await current())._id).toBe(cart?._id);
    expect(await client.byId.getCart(idOf(earlier))).toMatchObject({ currentCart: false });
    const removal = client.current.removeCouponFromCurrentCart(idOf(cart?.coupons?.[0]));
    await rejects(removal, 428, 'COUPON_LOCKED');
  });

  it('stores form submissions', async () => {
    const cart = await addV2(client, 'ora-serving-bowl');
    const formSubmissions = [{ _id: crypto.randomUUID(), formSubmissionId: crypto.randomUUID() }];
    const answer = await client.current.updateFormSubmissionsInCurrentCart({ formSubmissions });
    expect(answer.cart).toMatchObject({ _id: cart?._id, revision: '2' });
    const byId = await client.byId.updateFormSubmissions(idOf(cart), { formSubmissions });
    expect(byId.cart?.revision).toBe('3');
  });

  it('answers every call by its id', async () => {
    const { byId } = client;
    const cart = await byId.createCart({ catalogItems: [await lineOf(client, 'arc-vase', CHALK)] });
    const id = idOf(cart);
    const [vase] = cart.lineItems ?? [];
    const catalogItems = [await lineOf(client, 'ora-serving-bowl')];
    expect((await byId.addLineItems(id, { catalogItems })).cart?.lineItems).toHaveLength(2);
    const more = { lineItemId: idOf(vase), quantity: { newQuantity: 2 } };
    expect((await byId.updateLineItems(id, { lineItems: [more] })).cart?.lineItems?.[0]).toMatchObject({
      quantityInfo: { requestedQuantity: 2 },
    });
    expect((await byId.removeLineItems(id, [idOf(vase)])).cart?.lineItems).toHaveLength(1);
    const updated = await byId.updateCart(id, { note: 'n', deliveryInfo: { address: HUDSON } });
    expect(updated).toMatchObject({ note: 'n' });
    const coupon = (await byId.addCoupon(id, { code: 'WELCOME10' })).cart?.coupons?.[0];
    expect((await byId.removeCoupon(id, idOf(coupon))).cart?.coupons).toEqual([]);
    const express = await byId.setDeliveryMethod(id, { code: 'express' });
    expect(express.cart?.deliveryInfo?.method?.code).toBe('express');
    expect((await byId.removeDeliveryMethod(id)).cart?.deliveryInfo?.method).toBeUndefined();
    const card = (await byId.addGiftCard(id, { code: 'HALDEN-GIFT-50' })).cart?.paymentInfo?.giftCards?.[0];
    expect((await byId.removeGiftCard(id, idOf(card))).cart?.paymentInfo?.giftCards).toEqual([]);
    expect((await byId.refreshCart(id)).cart?._id).toBe(id);
    expect((await byId.estimateCart(id)).summary?.cartId).toBe(id);
    expect((await byId.calculateCart(id)).summary?.priceVerificationToken).toBeTruthy();
    await byId.deleteCart(id);
    await rejects(byId.getCart(id), 404, 'CART_NOT_FOUND');
  });
});
