import { beforeEach, describe, expect, it } from 'vitest';
import { adoptVisitorCart } from '../ecom/checkout/adopt-cart';
import { BUYER, openPage, urlOf } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { type Client, get, merchantClient, rejects } from './sdk-client';
import {
  add,
  addV2,
  BOWL,
  checkoutOf,
  HUDSON,
  INK_SMALL,
  idOf,
  lineOf,
  newMember,
  newVisitor,
  setStock,
  shopperClient,
} from './shopper';
import { control } from './sign-in';
import { eventsOf, receivingClient, startReceiver } from './webhook-receiver';

const EXPRESS = { code: 'express' };

const sandbox = await openSandbox({ resets: true });
let client: Client;

beforeEach(async () => {
  client = await shopperClient(sandbox);
});

const rules = (body: unknown) => control(sandbox, 'PUT', 'order-rules', body);
const deliverTo = (address: object) => client.current.updateCurrentCart({ deliveryInfo: { address } });

const pageOf = async (cartId: string) => openPage(sandbox, await urlOf(client, cartId));
async function orderOf(cartId: string) {
  const { location } = await (await pageOf(cartId)).submit(BUYER);
  return location?.searchParams.get('orderId') ?? '';
}

/** Returns a cart that can be ordered: with goods, an address and a delivery method. */
async function readyCart() {
  await addV2(client, 'ora-serving-bowl');
  await deliverTo(HUDSON);
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
    const again = await sandbox.fetch(new Request(await urlOf(client, id)));
    expect(again.headers.get('location')).toContain(`orderId=${orderId}`);
  });

  it('sells at the catalog’s prices, and neither what is short nor against the shop’s rules', async () => {
    const id = idOf(await addV2(client, 'lund-bowl', { ...BOWL, quantity: 2 }));
    const alert = async () => (await (await pageOf(id)).submit(BUYER)).page?.alert;
    await rules({ minimumSubtotal: '500' });
    expect(await alert()).toContain('The minimum order is $500.00');
    await rules({ membersOnly: ['lund-bowl'] });
    expect(await alert()).toContain('Only members can buy Lund Bowl');
    await rules({});
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 1);
    expect((await pageOf(id)).alert).toContain('Only 1 of Lund Bowl left');
    expect(await client.byId.getCart(id)).toMatchObject({ orderPlaced: false });
  });

  it('takes a gift card first and a card for the rest', async () => {
    const id = idOf(await addV2(client, 'ora-serving-bowl'));
    const code = 'HALDEN-GIFT-50';
    await client.current.addGiftCardToCurrentCart({ code, redeemAmount: { amount: '20' } });
    expect((await pageOf(id)).sums()).toMatchObject({ 'Gift card': '−$20.00' });
    const orderId = await orderOf(id);
    expect(await client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID' });
    const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(orderId);
    expect(orderTransactions?.payments).toMatchObject([
      { amount: { amount: '20.00' }, giftcardPaymentDetails: { obfuscatedCode: '**********T-50' } },
      { regularPaymentDetails: { status: 'APPROVED' } },
    ]);
    await addV2(client, 'lund-bowl', { ...BOWL, quantity: 3 });
    await client.current.addGiftCardToCurrentCart({ code });
    const { summary } = await client.current.estimateCurrentCart({ calculateGiftCards: true });
    expect(summary?.paymentSummary?.giftCards).toMatchObject([{ redeemAmount: { amount: '30.00' } }]);
  });

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

it('a cart that has become an order rejects every change; the next add makes a new current cart', async () => {
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
  // An app marks it for an order made elsewhere, without taking money.
  const elsewhere = crypto.randomUUID();
  const marked = await merchantClient(sandbox).byId.markCartAsCompleted(idOf(fresh), { orderId: elsewhere });
  expect(marked.cart).toMatchObject({ orderPlaced: true, orderId: elsewhere });
  await rejects(current.refreshCurrentCart(), 428, 'CART_ALREADY_ORDERED');
});

describe('placing an order without the hosted page', () => {
  it('names what is missing', async () => {
    const id = idOf(await addV2(client, 'ora-serving-bowl', { quantity: 1 }));
    const rejected = (code: string) => rejects(client.byId.placeOrder(id), 428, code);
    await rejected('MISSING_DELIVERY_ADDRESS');
    await deliverTo(HUDSON);
    await rejected('MISSING_DELIVERY_METHOD');
    await client.current.setDeliveryMethodForCurrentCart(EXPRESS);
    await deliverTo({ country: 'DK' });
    await rejected('DELIVERY_METHOD_NO_LONGER_AVAILABLE');
    await deliverTo(HUDSON);
    await rules({ membersOnly: ['ora-serving-bowl'] });
    expect(await rejected('MEMBERS_ONLY_ITEM')).toMatchObject({ lineItemIds: [expect.any(String)] });
    await rules({ minimumSubtotal: '900' });
    const violations = [{ code: 'SUBTOTAL_BELOW_ORDER_MINIMUM' }];
    expect(await rejected('INVALID_CART')).toMatchObject({ violations });
    await rules({});
    await control(sandbox, 'PATCH', 'products/ora-serving-bowl', { visible: false });
    await rejected('LINE_ITEMS_OUT_OF_STOCK');
    const { cart } = await client.current.getCurrentCart();
    await client.current.removeLineItemsFromCurrentCart((cart?.lineItems ?? []).map(idOf));
    await rejected('EMPTY_CART');
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
  it('offer no upsells', async () => {
    const visitor = newVisitor();
    const authorization = await sandbox.platform.tokens.mintAccessToken(visitor);
    const cart = await addV2(await shopperClient(sandbox, visitor), 'ora-serving-bowl');
    for (const which of ['current', idOf(cart)]) {
      const answer = await get(sandbox, `/ecom/v2/carts/${which}/upsell-options`, { authorization });
      expect(await answer.json()).toEqual({ itemsUpsells: [] });
    }
  });

  it('of an app belong to the buyer it names, or to the first who opens them', async () => {
    const app = merchantClient(sandbox);
    const catalogItems = [await lineOf(client, 'ora-serving-bowl')];
    const visitor = newVisitor();
    const named = await app.byId.createCart({
      catalogItems,
      cart: { customerInfo: { visitorId: visitor.visitorId } },
    });
    const own = await shopperClient(sandbox, visitor);
    expect(await own.byId.getCart(idOf(named))).toMatchObject({
      customerInfo: { visitorId: visitor.visitorId },
      source: { createdBy: { appId: expect.any(String) } },
    });
    await rejects(client.byId.getCart(idOf(named)), 403);
    const open = await app.byId.createCart({ catalogItems });
    expect(open.customerInfo?.openAccess).toBe(true);
    expect((await own.byId.getCart(idOf(open))).customerInfo).toMatchObject({ visitorId: visitor.visitorId });
    await rejects(client.byId.getCart(idOf(open)), 403);
  });
});

it('both generations see one cart: V1 adds, V2 changes, V1 checks out, and both know the order', async () => {
  const v1 = await add(client, 'ora-serving-bowl');
  const { cart } = await client.current.getCurrentCart();
  expect(cart).toMatchObject({ _id: v1._id, revision: '1', lineItems: [{ _id: v1.lineItems?.[0]?._id }] });
  const customerInfo = { email: 'liv@example.com', firstName: 'Liv' };
  await client.current.updateCurrentCart({ note: 'n', customerInfo });
  await deliverTo(HUDSON);
  await client.current.addCouponToCurrentCart({ code: 'WELCOME10' });
  await client.current.setDeliveryMethodForCurrentCart(EXPRESS);
  expect(await client.currentCart.getCurrentCart()).toMatchObject({
    buyerNote: 'n',
    buyerInfo: { email: 'liv@example.com' },
    contactInfo: { address: { city: 'Hudson' }, contactDetails: { firstName: 'Liv' } },
    appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
    selectedShippingOption: { code: 'express' },
  });
  const checkoutId = await checkoutOf(client);
  // The id of a V1 checkout works as a cart's id.
  expect((await client.byId.getCart(checkoutId))._id).toBe(v1._id);
  const orderId = await orderOf(idOf(cart));
  expect(await client.byId.getCart(idOf(cart))).toMatchObject({ orderPlaced: true, orderId });
  expect(await client.checkout.getCheckout(checkoutId)).toMatchObject({ completed: true });
  await rejects(client.currentCart.getCurrentCart(), 404, 'OWNED_CART_NOT_FOUND');
  expect((await add(client, 'ora-serving-bowl'))._id).not.toBe(v1._id);
});

const REMOVED = '2027-02-01T00:00:00Z';

it('after V1 is removed its calls are unknown paths, and V2 sells on', async () => {
  const visitor = newVisitor();
  client = await shopperClient(sandbox, visitor);
  await add(client, 'ora-serving-bowl');
  const checkoutId = await checkoutOf(client);
  sandbox.platform.clock.set(Date.parse(REMOVED) - 60_000);
  client = await shopperClient(sandbox, visitor);
  expect((await client.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
  await control(sandbox, 'PUT', 'clock', { now: REMOVED });
  const authorization = await sandbox.platform.tokens.mintAccessToken(visitor);
  for (const path of ['carts/current', 'carts/x', `checkouts/${checkoutId}`]) {
    const answer = await get(sandbox, `/ecom/v1/${path}`, { authorization });
    expect([answer.status, await answer.text()], path).toEqual([404, '']);
  }
  const { cart } = await client.current.getCurrentCart();
  expect(cart?.lineItems).toHaveLength(1);
  // The old checkout's id stands for its cart.
  const orderId = await orderOf(checkoutId);
  expect(await client.byId.getCart(idOf(cart))).toMatchObject({ orderPlaced: true, orderId });
  expect(await client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

it('signing in transfers the visitor’s cart with its address, note and delivery method', async () => {
  const signIn = (visitorId: string, memberId: string) =>
    sandbox.platform.db.write((tx) => adoptVisitorCart(tx, sandbox.platform, { visitorId, memberId }));
  const visitor = newVisitor();
  client = await shopperClient(sandbox, visitor);
  const id = await readyCart();
  await client.current.updateCurrentCart({ note: 'n' });
  const member = newMember(visitor.visitorId);
  await signIn(visitor.visitorId, member.memberId);
  const after = await shopperClient(sandbox, member);
  expect((await after.current.getCurrentCart()).cart).toMatchObject({
    _id: id,
    note: 'n',
    customerInfo: { memberId: member.memberId },
    deliveryInfo: { address: { city: 'Hudson' }, method: { code: 'express' } },
  });
  await rejects(client.current.getCurrentCart(), 404, 'CURRENT_CART_NOT_FOUND');
});

describe('events', () => {
  it('of V2 reach the SDK’s handlers, with the cart as the calls return it', async () => {
    const receiver = await startReceiver();
    const types = ['created', 'updated', 'calculated', 'deleted'].map((slug) => `wix.ecom.v2.cart_${slug}`);
    await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url, events: types }] });
    const created = await addV2(client, 'ora-serving-bowl');
    const { cart: updated } = await client.current.updateCurrentCart({ note: 'n' });
    const { summary } = await client.current.calculateCurrentCart();
    await client.current.deleteCurrentCart();

    const app = await receivingClient(sandbox);
    const seen: unknown[] = [];
    app.currentCartV2.onCartCreated(({ entity }) => void seen.push(entity));
    app.currentCartV2.onCartUpdated(({ entity, modifiedFields }) => void seen.push(entity, modifiedFields));
    app.currentCartV2.onCartCalculated(({ data }) => void seen.push(data));
    app.currentCartV2.onCartDeleted(({ metadata }) => void seen.push(metadata.entityId));
    for (const body of await receiver.received(4)) await app.webhooks.process(body);
    expect(seen).toEqual([created, updated, {}, summary, created?._id]);
    await receiver.close();
  });

  it('of V1 end with V1', async () => {
    await control(sandbox, 'PUT', 'clock', { now: '2027-02-01T00:00:00Z' });
    await addV2(await shopperClient(sandbox), 'ora-serving-bowl');
    expect((await eventsOf(sandbox)).map(({ eventType }) => eventType)).toEqual(['wix.ecom.v2.cart_created']);
  });
});
