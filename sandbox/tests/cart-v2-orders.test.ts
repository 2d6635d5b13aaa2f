import { beforeEach, describe, expect, it } from 'vitest';
import {
  addV2,
  appV2,
  type CartV2Client,
  errorV2,
  HUDSON,
  idOf,
  rejects,
  shopperV2,
} from './cart-v2-shopper';
import { BUYER, openPage, SHOP } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { add, lineOf, newVisitor, setStock } from './shopper';
import { control } from './sign-in';

const EXPRESS = { code: 'express' };

const sandbox = await openSandbox({ resets: true });
let client: CartV2Client;

beforeEach(async () => {
  client = await shopperV2(sandbox);
});

/** Opens the hosted checkout of a cart, by its id. */
async function pageOf(cartId: string) {
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cartId },
    callbacks: { postFlowUrl: `${SHOP}/`, thankYouPageUrl: `${SHOP}/thank-you` },
  });
  return openPage(sandbox, redirectSession?.fullUrl ?? '');
}

/** Returns a cart that can be ordered: with goods, an address and a delivery method. */
async function readyCart(slug = 'ora-serving-bowl') {
  await addV2(client, slug);
  await client.current.updateCurrentCart({ deliveryInfo: { address: HUDSON } });
  const { cart } = await client.current.setDeliveryMethodForCurrentCart(EXPRESS);
  return idOf(cart);
}

describe('the hosted checkout', () => {
  it('takes the cart’s id, keeps what the cart knows, and the order is on the cart', async () => {
    await addV2(client, 'ora-serving-bowl');
    await client.current.updateCurrentCart({
      note: 'Ring twice',
      customerInfo: { email: 'liv@example.com', firstName: 'Liv' },
      deliveryInfo: { address: HUDSON },
    });
    const { cart } = await client.current.addCouponToCurrentCart({ code: 'WELCOME10' });
    const id = idOf(cart);
    const page = await pageOf(id);
    expect(page.field('Email').value).toBe('liv@example.com');
    expect(page.field('City').value).toBe('Hudson');
    const { location } = await page.submit(BUYER);
    const orderId = location?.searchParams.get('orderId') ?? '';
    const order = await client.orders.getOrder(orderId);
    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      buyerNote: 'Ring twice',
      appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
      purchaseFlowId: id,
    });
    expect(await client.byId.getCart(id)).toMatchObject({
      orderPlaced: true,
      orderId,
      customerInfo: { email: BUYER.email },
      lineItems: [{ status: 'IN_STOCK', quantityInfo: { confirmedQuantity: 1 } }],
    });
    // The address of a bought cart leads to its order.
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: id },
      callbacks: { thankYouPageUrl: `${SHOP}/thank-you` },
    });
    const again = await sandbox.fetch(new Request(redirectSession?.fullUrl ?? ''));
    expect(again.headers.get('location')).toContain(`orderId=${orderId}`);
  });

  it('sells at the catalog’s prices, and neither what is short nor against the shop’s rules', async () => {
    const choice = { Glaze: 'Ink', Size: 'Small, 18 cm' };
    const id = idOf(await addV2(client, 'lund-bowl', { options: choice, quantity: 2 }));
    await control(sandbox, 'PUT', 'order-rules', { minimumSubtotal: '500' });
    const strict = await (await pageOf(id)).submit(BUYER);
    expect(strict.page?.alert).toContain('The minimum order is $500.00');
    await control(sandbox, 'PUT', 'order-rules', { membersOnly: ['lund-bowl'] });
    expect((await (await pageOf(id)).submit(BUYER)).page?.alert).toContain('Only members can buy Lund Bowl');
    await control(sandbox, 'PUT', 'order-rules', {});
    await setStock(sandbox, 'lund-bowl', choice, 1);
    expect((await pageOf(id)).alert).toContain('Only 1 of Lund Bowl left');
    expect(await client.byId.getCart(id)).toMatchObject({ orderPlaced: false });
  });

  it('takes a gift card first and a card for the rest', async () => {
    const id = idOf(await addV2(client, 'ora-serving-bowl'));
    await client.current.addGiftCardToCurrentCart({
      code: 'HALDEN-GIFT-50',
      redeemAmount: { amount: '20' },
    });
    const page = await pageOf(id);
    expect(page.sums()).toMatchObject({ 'Gift card': '−$20.00' });
    const { location } = await page.submit(BUYER);
    const orderId = location?.searchParams.get('orderId') ?? '';
    expect(await client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID' });
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(orderId);
    expect(orderTransactions?.payments).toMatchObject([
      { amount: { amount: '20.00' }, giftcardPaymentDetails: { obfuscatedCode: '**********T-50' } },
      { regularPaymentDetails: { status: 'APPROVED' } },
    ]);
    await addV2(client, 'mira-teapot', {
      options: (await firstChoice('mira-teapot')) ?? {},
    });
    await client.current.addGiftCardToCurrentCart({ code: 'HALDEN-GIFT-50' });
    const { summary } = await client.current.estimateCurrentCart({ calculateGiftCards: true });
    expect(summary?.paymentSummary?.giftCards).toMatchObject([{ redeemAmount: { amount: '30.00' } }]);
  });

  async function firstChoice(slug: string) {
    const { items } = await client.products.queryProducts().eq('slug', slug).find();
    return items[0]?.variants?.find(({ stock }) => stock?.inStock)?.choices;
  }

  it('opens by its bare address, for a cart that is no current cart', async () => {
    const cart = await client.byId.createCart({
      catalogItems: [await lineOf(client, 'ora-serving-bowl')],
      cart: { source: { channelType: 'FACEBOOK' } },
    });
    expect(cart).toMatchObject({ currentCart: false, source: { channelType: 'FACEBOOK' } });
    await rejects(client.current.getCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
    const { checkoutUrl = '' } = await client.byId.getCheckoutUrl(idOf(cart));
    const page = await openPage(sandbox, checkoutUrl);
    const bought = await page.submit(BUYER);
    expect(bought.location?.pathname).toBe('/__ecom/thank-you');
    const { orderId } = await client.byId.getCart(idOf(cart));
    expect((await client.orders.getOrder(orderId ?? '')).channelInfo?.type).toBe('FACEBOOK');
  });
});

describe('a cart that has become an order', () => {
  it('rejects every change; the next add makes a new current cart', async () => {
    const id = await readyCart();
    const { orderId } = await client.byId.placeOrder(id);
    const { current, byId } = client;
    const lineItemId = idOf((await current.getCurrentCart()).cart?.lineItems?.[0]);
    const item = await lineOf(client, 'ora-serving-bowl');
    const calls: [string, () => Promise<unknown>][] = [
      ['update', () => current.updateCurrentCart({ note: 'x' })],
      ['refresh', () => current.refreshCurrentCart()],
      ['estimate', () => current.estimateCurrentCart()],
      ['calculate', () => current.calculateCurrentCart()],
      ['remove', () => current.removeLineItemsFromCurrentCart([lineItemId])],
      ['coupon', () => current.addCouponToCurrentCart({ code: 'WELCOME10' })],
      ['delivery', () => current.removeDeliveryMethodFromCurrentCart()],
      ['add by id', () => byId.addLineItems(id, { catalogItems: [item] })],
      ['place', () => byId.placeOrder(id)],
    ];
    for (const [name, call] of calls)
      expect(await rejects(call(), 428, 'CART_ALREADY_ORDERED'), name).toEqual({ cartId: id, orderId });
    const fresh = await addV2(client, 'ora-serving-bowl');
    expect(fresh).toMatchObject({ orderPlaced: false, revision: '1', currentCart: true });
    expect(fresh?._id).not.toBe(id);
    expect(await byId.getCart(id)).toMatchObject({ orderId, currentCart: false });
  });

  it('is marked as completed by an app for an order made elsewhere, without taking money', async () => {
    const id = idOf(await addV2(client, 'ora-serving-bowl'));
    const orderId = crypto.randomUUID();
    expect((await errorV2(client.byId.markCartAsCompleted(id, { orderId }))).status).toBe(403);
    const { cart } = await appV2(sandbox).byId.markCartAsCompleted(id, { orderId });
    expect(cart).toMatchObject({ orderPlaced: true, orderId });
    await rejects(client.current.refreshCurrentCart(), 428, 'CART_ALREADY_ORDERED');
  });
});

describe('placing an order without the hosted page', () => {
  it('names what is missing', async () => {
    const id = idOf(await addV2(client, 'ora-serving-bowl', { quantity: 1 }));
    const place = () => client.byId.placeOrder(id);
    await rejects(place(), 428, 'MISSING_DELIVERY_ADDRESS');
    await client.current.updateCurrentCart({ deliveryInfo: { address: HUDSON } });
    await rejects(place(), 428, 'MISSING_DELIVERY_METHOD');
    await client.current.setDeliveryMethodForCurrentCart(EXPRESS);
    await client.current.updateCurrentCart({ deliveryInfo: { address: { country: 'DK' } } });
    await rejects(place(), 428, 'DELIVERY_METHOD_NO_LONGER_AVAILABLE');
    await client.current.updateCurrentCart({ deliveryInfo: { address: HUDSON } });
    await control(sandbox, 'PUT', 'order-rules', { membersOnly: ['ora-serving-bowl'] });
    expect(await rejects(place(), 428, 'MEMBERS_ONLY_ITEM')).toMatchObject({
      lineItemIds: [expect.any(String)],
    });
    await control(sandbox, 'PUT', 'order-rules', { minimumSubtotal: '900' });
    expect(await rejects(place(), 428, 'INVALID_CART')).toMatchObject({
      violations: [{ code: 'SUBTOTAL_BELOW_ORDER_MINIMUM' }],
    });
    await control(sandbox, 'PUT', 'order-rules', {});
    await control(sandbox, 'PATCH', 'products/ora-serving-bowl', { visible: false });
    await rejects(place(), 428, 'LINE_ITEMS_OUT_OF_STOCK');
    const { cart } = await client.current.getCurrentCart();
    await client.current.removeLineItemsFromCurrentCart((cart?.lineItems ?? []).map(idOf));
    await rejects(place(), 428, 'EMPTY_CART');
  });

  it('needs the prices that the buyer saw', async () => {
    const id = await readyCart();
    const { summary } = await client.byId.calculateCart(id);
    const priceVerificationToken = summary?.priceVerificationToken;
    const place = (token = priceVerificationToken) =>
      client.byId.placeOrder(id, { priceVerificationToken: token });
    expect(await rejects(place('x'), 400, 'INVALID_PRICE_VERIFICATION_TOKEN')).toEqual({ token: 'x' });
    await control(sandbox, 'PATCH', 'products/ora-serving-bowl', { price: 50 });
    await rejects(place(), 428, 'CART_PRICES_OUT_OF_SYNC');
    await client.byId.refreshCart(id);
    await rejects(place(), 428, 'CART_PRICES_OUT_OF_SYNC');
    const fresh = (await client.byId.calculateCart(id)).summary?.priceVerificationToken;
    const { orderId, completed, paymentGatewayOrderId } = await place(fresh);
    expect([completed, paymentGatewayOrderId]).toEqual([false, orderId]);
    expect(await client.orders.getOrder(orderId ?? '')).toMatchObject({ paymentStatus: 'NOT_PAID' });
  });

  it('is complete at once when a gift card pays for everything', async () => {
    await addV2(client, 'glaze-recipe-book');
    const { cart } = await client.current.addGiftCardToCurrentCart({ code: 'HALDEN-GIFT-50' });
    const answer = await client.byId.placeOrder(idOf(cart));
    expect(answer).toEqual({ orderId: expect.any(String), completed: true });
    expect(await client.orders.getOrder(answer.orderId ?? '')).toMatchObject({
      paymentStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
    });
  });
});

describe('carts by id', () => {
  it('answer every call for their buyer, and 403 for anybody else', async () => {
    const cart = await client.byId.createCart({ catalogItems: [await lineOf(client, 'arc-vase', CHALK)] });
    const id = idOf(cart);
    const { byId } = client;
    const [vase] = cart.lineItems ?? [];
    const item = await lineOf(client, 'ora-serving-bowl');
    expect((await byId.addLineItems(id, { catalogItems: [item] })).cart?.lineItems).toHaveLength(2);
    const more = { lineItemId: idOf(vase), quantity: { newQuantity: 2 } };
    expect((await byId.updateLineItems(id, { lineItems: [more] })).cart?.lineItems?.[0]).toMatchObject({
      quantityInfo: { requestedQuantity: 2 },
    });
    expect((await byId.removeLineItems(id, [idOf(vase)])).cart?.lineItems).toHaveLength(1);
    expect(await byId.updateCart(id, { note: 'n', deliveryInfo: { address: HUDSON } })).toMatchObject({
      note: 'n',
    });
    const coupon = (await byId.addCoupon(id, { code: 'WELCOME10' })).cart?.coupons?.[0];
    expect((await byId.removeCoupon(id, idOf(coupon))).cart?.coupons).toEqual([]);
    expect((await byId.setDeliveryMethod(id, EXPRESS)).cart?.deliveryInfo?.method?.code).toBe('express');
    expect((await byId.removeDeliveryMethod(id)).cart?.deliveryInfo?.method).toBeUndefined();
    const card = (await byId.addGiftCard(id, { code: 'HALDEN-GIFT-50' })).cart?.paymentInfo?.giftCards?.[0];
    expect((await byId.removeGiftCard(id, idOf(card))).cart?.paymentInfo?.giftCards).toEqual([]);
    expect((await byId.refreshCart(id)).cart?._id).toBe(id);
    expect((await byId.estimateCart(id)).summary?.cartId).toBe(id);
    expect((await byId.calculateCart(id)).summary?.priceVerificationToken).toBeTruthy();
    const form = { _id: crypto.randomUUID(), formSubmissionId: crypto.randomUUID() };
    expect((await byId.updateFormSubmissions(id, { formSubmissions: [form] })).cart?._id).toBe(id);

    const otherShopper = await shopperV2(sandbox);
    expect((await errorV2(otherShopper.byId.getCart(id))).status).toBe(403);
    expect((await errorV2(otherShopper.byId.addCoupon(id, { code: 'WELCOME10' }))).status).toBe(403);
    await byId.deleteCart(id);
    await rejects(byId.getCart(id), 404, 'CART_NOT_FOUND');
  });

  it('offer no upsells', async () => {
    const visitor = newVisitor();
    const bearer = await sandbox.platform.tokens.mintAccessToken(visitor);
    const cart = await addV2(await shopperV2(sandbox, visitor), 'ora-serving-bowl');
    for (const which of ['current', idOf(cart)]) {
      const answer = await sandbox.fetch(
        new Request(`${sandbox.url}/ecom/v2/carts/${which}/upsell-options`, {
          headers: { Authorization: bearer },
        }),
      );
      expect(await answer.json()).toEqual({ itemsUpsells: [] });
    }
  });

  it('of an app belong to the buyer it names, or to the first who opens them', async () => {
    const app = appV2(sandbox);
    const catalogItems = [await lineOf(client, 'ora-serving-bowl')];
    const visitor = newVisitor();
    const named = await app.byId.createCart({
      catalogItems,
      cart: { customerInfo: { visitorId: visitor.visitorId } },
    });
    const own = await shopperV2(sandbox, visitor);
    expect(await own.byId.getCart(idOf(named))).toMatchObject({
      customerInfo: { visitorId: visitor.visitorId },
      source: { createdBy: { appId: expect.any(String) } },
    });
    expect((await errorV2(client.byId.getCart(idOf(named)))).status).toBe(403);
    const open = await app.byId.createCart({ catalogItems });
    expect(open.customerInfo?.openAccess).toBe(true);
    expect((await own.byId.getCart(idOf(open))).customerInfo).toMatchObject({ visitorId: visitor.visitorId });
    expect((await errorV2(client.byId.getCart(idOf(open)))).status).toBe(403);
  });
});

const CHALK = { options: { Glaze: 'Chalk' } };

describe('both generations', () => {
  it('see one cart: V1 adds, V2 changes, V1 checks out, and both know the order', async () => {
    const v1 = await add(client, 'ora-serving-bowl');
    const { cart } = await client.current.getCurrentCart();
    expect(cart).toMatchObject({ _id: v1._id, revision: '1', lineItems: [{ _id: v1.lineItems?.[0]?._id }] });
    await client.current.updateCurrentCart({
      note: 'n',
      customerInfo: { email: 'liv@example.com', firstName: 'Liv' },
      deliveryInfo: { address: HUDSON },
    });
    await client.current.addCouponToCurrentCart({ code: 'WELCOME10' });
    await client.current.setDeliveryMethodForCurrentCart(EXPRESS);
    expect(await client.currentCart.getCurrentCart()).toMatchObject({
      buyerNote: 'n',
      buyerInfo: { email: 'liv@example.com' },
      contactInfo: { address: { city: 'Hudson' }, contactDetails: { firstName: 'Liv' } },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
      selectedShippingOption: { code: 'express' },
    });
    const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
    });
    // The id of a V1 checkout works as a cart's id.
    expect((await client.byId.getCart(checkoutId))._id).toBe(v1._id);
    const bought = await (await pageOf(checkoutId)).submit(BUYER);
    const orderId = bought.location?.searchParams.get('orderId');
    expect(await client.byId.getCart(idOf(cart))).toMatchObject({ orderPlaced: true, orderId });
    expect((await errorV2(client.currentCart.getCurrentCart())).code).toBe('OWNED_CART_NOT_FOUND');
    expect((await add(client, 'ora-serving-bowl'))._id).not.toBe(v1._id);
  });

  it('have one order: buying the cart by its V2 id completes its V1 checkout', async () => {
    await add(client, 'ora-serving-bowl');
    const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
    });
    const { cart } = await client.current.getCurrentCart();
    await (await pageOf(idOf(cart))).submit(BUYER);
    expect(await client.checkout.getCheckout(checkoutId)).toMatchObject({ completed: true });
  });
});

describe('after V1 is removed', () => {
  const REMOVED = '2027-02-01T00:00:00Z';

  it('its calls are unknown paths, and V2 sells on', async () => {
    const visitor = newVisitor();
    client = await shopperV2(sandbox, visitor);
    await add(client, 'ora-serving-bowl');
    const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
    });
    sandbox.platform.clock.set(Date.parse(REMOVED) - 60_000);
    client = await shopperV2(sandbox, visitor);
    expect((await client.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
    await control(sandbox, 'PUT', 'clock', { now: REMOVED });
    const bearer = await sandbox.platform.tokens.mintAccessToken(visitor);
    for (const path of ['carts/current', 'carts/x', `checkouts/${checkoutId}`]) {
      const answer = await sandbox.fetch(
        new Request(`${sandbox.url}/ecom/v1/${path}`, { headers: { Authorization: bearer } }),
      );
      expect([answer.status, await answer.text()], path).toEqual([404, '']);
    }
    const { cart } = await client.current.getCurrentCart();
    expect(cart?.lineItems).toHaveLength(1);
    // The old checkout's id stands for its cart.
    const bought = await (await pageOf(checkoutId)).submit(BUYER);
    const orderId = bought.location?.searchParams.get('orderId');
    expect(await client.byId.getCart(idOf(cart))).toMatchObject({ orderPlaced: true, orderId });
    expect(await client.orders.getOrder(orderId ?? '')).toMatchObject({ paymentStatus: 'PAID' });
  });
});
