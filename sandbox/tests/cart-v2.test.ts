import { beforeEach, describe, expect, it } from 'vitest';
import { addV2, type CartV2Client, errorV2, idOf, rejects, shopperV2 } from './cart-v2-shopper';
import { openSandbox } from './open-sandbox';
import { lineOf, newVisitor, onlyLine, productOf, setStock } from './shopper';

const INK_SMALL = { options: { Glaze: 'Ink', Size: 'Small, 18 cm' } };
const CHALK = { options: { Glaze: 'Chalk' } };

const sandbox = await openSandbox({ resets: true });
let client: CartV2Client;

beforeEach(async () => {
  client = await shopperV2(sandbox);
});

const control = (path: string, method: string, body: unknown) =>
  sandbox.fetch(
    new Request(`${sandbox.url}/_sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const current = async () => (await client.current.getCurrentCart()).cart;

describe('a current cart that does not exist', () => {
  it('is a 404 with a code of its own for the estimate of an emptied cart', async () => {
    const { current } = client;
    const cart = await addV2(client, 'ora-serving-bowl');
    await current.removeLineItemsFromCurrentCart([idOf(onlyLine(cart ?? {}))]);
    expect((await current.getCurrentCart()).cart?.lineItems).toEqual([]);
    await rejects(current.estimateCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
  });
});

describe('adding', () => {
  it('creates the cart with several items at once, in the shape of V2', async () => {
    const { cart } = await client.current.addLineItemsToCurrentCart({
      catalogItems: [
        await lineOf(client, 'lund-bowl', { ...INK_SMALL, quantity: 2 }),
        await lineOf(client, 'arc-vase', CHALK),
      ],
    });
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
    expect(bowl).toMatchObject({
      _id: '00000000-0000-0000-0000-000000000001',
      name: { original: 'Lund Bowl' },
      status: 'IN_STOCK',
      quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, availableQuantity: 3 },
      pricing: {
        unitPrice: { amount: '28.00', convertedAmount: '28.00' },
        totalPrice: { amount: '56.00' },
        breakdown: { fullPrice: { amount: '28.00' }, totalModifiersPrice: { amount: '0.00' } },
      },
      source: { catalogReference: { options: INK_SMALL } },
      attributes: {
        url: '/product-page/lund-bowl',
        itemType: { preset: 'PHYSICAL' },
        descriptionLines: [
          { name: { original: 'Glaze' }, colorInfo: { original: 'Ink', code: '#414B59' } },
          { name: { original: 'Size' }, plainText: { original: 'Small, 18 cm' } },
        ],
      },
    });
    expect(bowl?.attributes?.image).toBeUndefined();
    expect(JSON.stringify(cart)).not.toContain('formatted');
    const price = (await productOf(client, 'arc-vase')).priceData?.price ?? 0;
    expect(cart?.subtotal?.amount).toBe((56 + price).toFixed(2));
  });

  it('adds up equal references in one line and takes the price of the newest add', async () => {
    await addV2(client, 'ora-serving-bowl');
    await control('products/ora-serving-bowl', 'PATCH', { price: 99 });
    expect(onlyLine((await current()) ?? {}).pricing?.unitPrice?.amount).not.toBe('99.00');
    const cart = await addV2(client, 'ora-serving-bowl');
    expect(onlyLine(cart ?? {})).toMatchObject({
      quantityInfo: { requestedQuantity: 2 },
      pricing: { unitPrice: { amount: '99.00' } },
    });
    expect(cart?.revision).toBe('2');
  });

  it('adds all items or none, and names the items that the catalog does not have', async () => {
    const good = await lineOf(client, 'arc-vase', CHALK);
    const noVariant = await lineOf(client, 'lund-bowl');
    const unknown = {
      ...good,
      catalogReference: { ...good.catalogReference, catalogItemId: crypto.randomUUID() },
    };
    const data = await rejects(
      client.current.addLineItemsToCurrentCart({ catalogItems: [good, noVariant, unknown] }),
      428,
      'ITEM_NOT_FOUND_IN_CATALOG',
    );
    expect(data).toEqual({
      invalidItems: [
        { catalogReference: noVariant.catalogReference },
        { catalogReference: unknown.catalogReference },
      ],
    });
    await rejects(client.current.getCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
  });

  it('rejects more than the stock, counting what the cart has', async () => {
    const requested = await lineOf(client, 'lund-bowl', { ...INK_SMALL, quantity: 2 });
    await client.current.addLineItemsToCurrentCart({ catalogItems: [requested] });
    const data = await rejects(
      client.current.addLineItemsToCurrentCart({ catalogItems: [requested] }),
      428,
      'INSUFFICIENT_INVENTORY',
    );
    expect(data).toEqual({
      invalidItems: [
        {
          id: { catalogReference: requested.catalogReference },
          requestedQuantity: 4,
          availableQuantity: 3,
        },
      ],
    });
    const soldOut = await lineOf(client, 'dagg-tumbler', { options: { Tint: 'Amber' } });
    await rejects(
      client.current.addLineItemsToCurrentCart({ catalogItems: [soldOut] }),
      428,
      'INSUFFICIENT_INVENTORY',
    );
  });

  it('rejects prices of the caller and more than 300 lines', async () => {
    const add = client.current.addLineItemsToCurrentCart;
    const item = await lineOf(client, 'arc-vase', CHALK);
    const cheap = { ...item, catalogOverrideFields: { salePrice: '1' } };
    expect((await errorV2(add({ catalogItems: [cheap] }))).status).toBe(403);
    const text = await textItems(301);
    await add({ catalogItems: text.slice(0, 300) });
    expect(await rejects(add({ catalogItems: text.slice(300) }), 400, 'MAX_LINE_ITEMS_EXCEEDED')).toEqual({
      requestCount: 301,
      maxCount: 300,
    });
  });

  /** Returns items that differ in their custom text, so that each is a line. */
  async function textItems(count: number) {
    const { items } = await client.products.queryProducts().limit(100).find();
    const product = items.find(({ customTextFields }) => customTextFields?.length);
    const title = product?.customTextFields?.[0]?.title ?? '';
    const item = await lineOf(client, product?.slug ?? '');
    return Array.from({ length: count }, (_, index) => ({
      catalogReference: {
        ...item.catalogReference,
        options: {
          ...(product?.manageVariants ? { variantId: product.variants?.[0]?._id } : {}),
          customTextFields: { [title]: `T${index}` },
        },
      },
      quantity: 1,
    }));
  }
});

describe('lines', () => {
  it('get absolute quantities within the stock, all or none', async () => {
    await addV2(client, 'arc-vase', CHALK);
    const cart = await addV2(client, 'lund-bowl', INK_SMALL);
    const [vase, bowl] = (cart?.lineItems ?? []).map(idOf);
    const update = client.current.updateLineItemsInCurrentCart;
    const changed = await update({ lineItems: [{ lineItemId: bowl, quantity: { newQuantity: 3 } }] });
    expect(changed.cart?.lineItems?.[1]?.quantityInfo).toMatchObject({ confirmedQuantity: 3 });
    const data = await rejects(
      update({
        lineItems: [
          { lineItemId: vase, quantity: { newQuantity: 2 } },
          { lineItemId: bowl, quantity: { newQuantity: 9 } },
        ],
      }),
      428,
      'INSUFFICIENT_INVENTORY',
    );
    expect(data).toEqual({
      invalidItems: [{ id: { lineItemId: bowl }, requestedQuantity: 9, availableQuantity: 3 }],
    });
    expect((await current())?.lineItems?.[0]?.quantityInfo?.requestedQuantity).toBe(1);
  });

  it('reject empty, repeated and unknown updates and removals', async () => {
    const cart = await addV2(client, 'arc-vase', CHALK);
    const lineItemId = idOf(onlyLine(cart ?? {}));
    const quantity = { newQuantity: 1 };
    const update = client.current.updateLineItemsInCurrentCart;
    expect(await rejects(update({ lineItems: [{ lineItemId }] }), 400, 'EMPTY_LINE_ITEM_UPDATES')).toEqual({
      lineItemIds: [lineItemId],
    });
    const twice = update({
      lineItems: [
        { lineItemId, quantity },
        { lineItemId, quantity },
      ],
    });
    expect(await rejects(twice, 400, 'DUPLICATE_LINE_ITEM_UPDATES')).toEqual({
      duplicateLineItemIds: [lineItemId],
    });
    const other = crypto.randomUUID();
    const removal = client.current.removeLineItemsFromCurrentCart([other]);
    expect(await rejects(removal, 428, 'LINE_ITEM_NOT_FOUND_IN_CART')).toEqual({ lineItemIds: [other] });
  });

  it('stay when the stock falls or the product leaves, with the quantity that is left', async () => {
    const cart = await addV2(client, 'lund-bowl', { ...INK_SMALL, quantity: 3 });
    const lineItemId = idOf(onlyLine(cart ?? {}));
    await setStock(sandbox, 'lund-bowl', INK_SMALL.options, 1);
    const partly = await current();
    expect(onlyLine(partly ?? {})).toMatchObject({
      status: 'PARTIALLY_IN_STOCK',
      quantityInfo: { confirmedQuantity: 1, requestedQuantity: 3, availableQuantity: 1 },
      pricing: { totalPrice: { amount: '28.00' } },
    });
    expect(partly?.subtotal?.amount).toBe('28.00');
    await setStock(sandbox, 'lund-bowl', INK_SMALL.options, 0);
    expect(onlyLine((await current()) ?? {})).toMatchObject({
      status: 'OUT_OF_STOCK',
      quantityInfo: { confirmedQuantity: 0, requestedQuantity: 3 },
    });
    await control('products/lund-bowl', 'PATCH', { visible: false });
    expect(onlyLine((await current()) ?? {})).toMatchObject({
      status: 'REMOVED_FROM_CATALOG',
      name: { original: 'Lund Bowl' },
    });
    const update = client.current.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId, quantity: { newQuantity: 1 } }],
    });
    expect(await rejects(update, 428, 'ITEM_NOT_FOUND_IN_CATALOG')).toEqual({
      invalidItems: [{ lineItemId }],
    });
  });
});

describe('refresh', () => {
  it('brings new prices, which reading does not', async () => {
    await addV2(client, 'ora-serving-bowl');
    await control('products/ora-serving-bowl', 'PATCH', { price: 99 });
    const unitPrice = async () => onlyLine((await current()) ?? {}).pricing?.unitPrice?.amount;
    expect(await unitPrice()).not.toBe('99.00');
    const { cart } = await client.current.refreshCurrentCart();
    expect(onlyLine(cart ?? {}).pricing?.unitPrice?.amount).toBe('99.00');
    expect(await unitPrice()).toBe('99.00');
  });
});

describe('the cart itself', () => {
  it('takes note, customer, address and more by a partial update; an empty note is removed', async () => {
    await addV2(client, 'ora-serving-bowl');
    const { cart } = await client.current.updateCurrentCart({
      note: 'Ring twice',
      customerInfo: { email: 'mira@example.com', firstName: 'Mira', vatId: { _id: '1', type: 'CPF' } },
      deliveryInfo: { address: { country: 'US', subdivision: 'US-NY', addressLine1: '1 Warren St' } },
      paymentInfo: { billingAddress: { country: 'DK' }, billingContact: { firstName: 'Liv' } },
      customCheckoutUrl: 'https://shop.test/pay/{checkout_id}',
      extendedFields: { namespaces: { '@a/b': { gift: true } } },
    });
    const stored = {
      note: 'Ring twice',
      customerInfo: { email: 'mira@example.com', firstName: 'Mira', vatId: { _id: '1', type: 'CPF' } },
      deliveryInfo: {
        address: { country: 'US', addressLine1: '1 Warren St', countryFullname: 'United States' },
      },
      paymentInfo: { billingAddress: { country: 'DK' }, billingContact: { firstName: 'Liv' } },
      extendedFields: { namespaces: { '@a/b': { gift: true } } },
    };
    expect(cart).toMatchObject(stored);
    const later = await client.current.updateCurrentCart({ note: '', customerInfo: { lastName: 'Holm' } });
    expect(later.cart?.note).toBeUndefined();
    expect(later.cart?.customerInfo).toMatchObject({ firstName: 'Mira', lastName: 'Holm' });
    expect(later.cart?.deliveryInfo?.address?.country).toBe('US');
    const url = await client.byId.getCheckoutUrl(idOf(cart));
    expect(url.checkoutUrl).toBe(`https://shop.test/pay/${idOf(cart)}`);
  });

  it('is deleted', async () => {
    const cart = await addV2(client, 'ora-serving-bowl');
    await client.current.deleteCurrentCart();
    await rejects(client.current.getCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
    await rejects(client.byId.getCart(idOf(cart)), 404, 'CART_NOT_FOUND');
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
    expect((await current())?._id).toBe(cart?._id);
    expect(await client.byId.getCart(idOf(earlier))).toMatchObject({ currentCart: false });
    const removal = client.current.removeCouponFromCurrentCart(idOf(cart?.coupons?.[0]));
    await rejects(removal, 428, 'COUPON_LOCKED');
  });

  it('stores form submissions, and has no upsell options', async () => {
    const cart = await addV2(client, 'ora-serving-bowl');
    const formSubmissions = [{ _id: crypto.randomUUID(), formSubmissionId: crypto.randomUUID() }];
    const answer = await client.current.updateFormSubmissionsInCurrentCart({ formSubmissions });
    expect(answer.cart?._id).toBe(cart?._id);
    expect((await client.byId.updateFormSubmissions(idOf(cart), { formSubmissions })).cart?.revision).toBe(
      '3',
    );
    const token = await sandbox.platform.tokens.mintAccessToken(newVisitor());
    const of = async (path: string, bearer: string) =>
      sandbox.fetch(new Request(sandbox.url + path, { headers: { Authorization: bearer } }));
    expect((await of('/ecom/v2/carts/current/upsell-options', token)).status).toBe(404);
    expect((await of(`/ecom/v2/carts/${idOf(cart)}/upsell-options`, token)).status).toBe(403);
  });
});
