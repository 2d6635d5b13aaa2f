import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { BUYER, buy, openPage } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { rejection, statusAndCode } from './sdk-client';
import {
  add,
  type BuyingClient,
  buyingClient,
  lineOf,
  newMember,
  newVisitor,
  onlyLine,
  setStock,
  shopperClient,
  visitorClient,
} from './shopper';

const CHALK = { options: { Glaze: 'Chalk' } };
const HUDSON = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine1: '1 Warren St',
};

const sandbox = await openSandbox({ resets: true });
let client: BuyingClient;

beforeEach(async () => {
  client = await visitorClient(sandbox);
});

async function fromCart(
  options: Parameters<BuyingClient['currentCart']['createCheckoutFromCurrentCart']>[0] = {},
) {
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    ...options,
  });
  return checkoutId ?? '';
}

describe('a checkout from the cart', () => {
  it('has the cart’s lines with media and taxes, and the buyer’s details', async () => {
    await add(client, 'rille-bud-vase', CHALK);
    const id = await fromCart({
      email: 'mira@example.com',
      shippingAddress: HUDSON,
      selectedShippingOption: { code: 'express' },
    });
    const checkout = await client.checkout.getCheckout(id);
    expect(checkout).toMatchObject({
      _id: id,
      channelType: 'WEB',
      completed: false,
      buyerInfo: { email: 'mira@example.com' },
      shippingInfo: {
        shippingDestination: { address: HUDSON },
        selectedCarrierServiceOption: { code: 'express', title: 'Express' },
      },
      priceSummary: { subtotal: { amount: '30.00' }, tax: { amount: '3.95' }, total: { amount: '48.45' } },
      calculationErrors: {},
      violations: [],
    });
    expect(onlyLine(checkout)).toMatchObject({
      price: { amount: '30.00' },
      fullPrice: { amount: '36.00' },
      taxDetails: { taxRate: '0.08875' },
      discount: { amount: '0.00' },
    });
    expect(onlyLine(checkout).media).toMatch(/^wix:image:\/\/v1\//);
    expect((await client.currentCart.getCurrentCart()).checkoutId).toBe(id);
  });

  it('is reused for a second request, with the cart’s current lines', async () => {
    await add(client, 'arc-vase', CHALK);
    const first = await fromCart({ email: 'mira@example.com' });
    await add(client, 'flo-tray');
    const second = await fromCart();
    expect(second).toBe(first);
    const checkout = await client.checkout.getCheckout(second);
    expect(checkout.lineItems).toHaveLength(2);
    expect(checkout.buyerInfo?.email).toBe('mira@example.com');
  });

  it('is a new one after the previous one was bought', async () => {
    await add(client, 'arc-vase', CHALK);
    const first = await fromCart();
    await buy(sandbox, client);
    await add(client, 'arc-vase', CHALK);
    expect(await fromCart()).not.toBe(first);
    expect((await client.checkout.getCheckout(first)).completed).toBe(true);
  });

  it('requires lines and a channel', async () => {
    const cart = await add(client, 'arc-vase', CHALK);
    const noChannel = await rejection(client.currentCart.createCheckoutFromCurrentCart({}));
    expect(noChannel.details.validationError?.fieldViolations).toMatchObject([
      { field: 'options.channelType' },
    ]);
    await client.currentCart.removeLineItemsFromCurrentCart([onlyLine(cart)._id ?? '']);
    expect(await statusAndCode(fromCart())).toEqual([428, 'EMPTY_CHECKOUT']);
  });

  it('is visible only to its buyer, also after sign-in, and to admins', async () => {
    const visitor = newVisitor();
    client = await shopperClient(sandbox, visitor);
    await add(client, 'arc-vase', CHALK);
    const id = await fromCart();
    const signedIn = await shopperClient(sandbox, newMember(visitor.visitorId));
    expect((await signedIn.checkout.getCheckout(id))._id).toBe(id);
    expect((await buyingClient(sandbox, SANDBOX_API_KEY).checkout.getCheckout(id))._id).toBe(id);
    const otherShopper = await visitorClient(sandbox);
    expect((await rejection(otherShopper.checkout.getCheckout(id))).status).toBe(403);
    expect((await rejection(otherShopper.checkout.updateCheckout(id, {}))).status).toBe(403);
    expect((await rejection(client.checkout.getCheckout(crypto.randomUUID()))).status).toBe(404);
  });
});

describe('changing a checkout', () => {
  let id: string;
  beforeEach(async () => {
    await add(client, 'arc-vase', CHALK);
    id = await fromCart();
  });

  it('accepts the buyer’s details and a coupon, and removes the coupon', async () => {
    const checkout = await client.checkout.updateCheckout(
      id,
      {
        buyerInfo: { email: 'mira@example.com' },
        shippingInfo: { shippingDestination: { address: { country: 'DE', city: 'Kiel' } } },
      },
      { couponCode: 'WELCOME10' },
    );
    expect(checkout).toMatchObject({
      buyerInfo: { email: 'mira@example.com' },
      shippingInfo: { selectedCarrierServiceOption: { code: 'international-standard' } },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10', amount: { amount: '7.80' } } }],
      taxSummary: { totalTax: { amount: '16.76' } },
    });
    const without = await client.checkout.removeCoupon(id);
    expect(without.checkout?.appliedDiscounts).toEqual([]);
    expect(await statusAndCode(client.checkout.updateCheckout(id, {}, { couponCode: 'NOSUCH' }))).toEqual([
      404,
      'ERROR_COUPON_DOES_NOT_EXIST',
    ]);
  });

  it('adds, changes and removes lines without changing the cart', async () => {
    const added = await client.checkout.addToCheckout(id, { lineItems: [await lineOf(client, 'flo-tray')] });
    const [, tray] = added.checkout?.lineItems ?? [];
    const trayId = tray?._id ?? '';
    expect(trayId).toBe('00000000-0000-0000-0000-000000000002');
    const more = await client.checkout.updateLineItemsQuantity(id, [{ _id: trayId, quantity: 2 }]);
    expect(more.checkout?.lineItems?.[1]?.quantity).toBe(2);
    const less = await client.checkout.removeLineItems(id, [trayId]);
    expect(less.checkout?.lineItems).toHaveLength(1);
    expect((await client.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
  });

  it('is rejected once the checkout is bought or marked as completed', async () => {
    expect((await rejection(client.checkout.markCheckoutAsCompleted(id))).status).toBe(403);
    await buyingClient(sandbox, SANDBOX_API_KEY).checkout.markCheckoutAsCompleted(id);
    expect(await statusAndCode(client.checkout.removeCoupon(id))).toEqual([428, 'CHECKOUT_IS_COMPLETE']);
  });

  it('returns the URL of the payment page', async () => {
    const { checkoutUrl } = await client.checkout.getCheckoutUrl(id);
    const page = await openPage(sandbox, checkoutUrl ?? '');
    const { location } = await page.submit(BUYER);
    expect(location?.pathname).toBe('/__ecom/thank-you');
    expect((await client.checkout.getCheckout(id)).completed).toBe(true);
  });
});

it('creates a separate checkout for "buy now", and leaves the cart unchanged', async () => {
  await add(client, 'flo-tray');
  const checkout = await client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [await lineOf(client, 'arc-vase', CHALK)],
    couponCode: 'WELCOME10',
    checkoutInfo: { buyerInfo: { email: 'mira@example.com' } },
  });
  expect(checkout).toMatchObject({
    buyerInfo: { email: 'mira@example.com' },
    priceSummary: { discount: { amount: '7.80' } },
  });
  const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkout._id ?? '');
  await (await openPage(sandbox, checkoutUrl ?? '')).submit(BUYER);
  expect((await client.checkout.getCheckout(checkout._id ?? '')).completed).toBe(true);
  expect(onlyLine(await client.currentCart.getCurrentCart()).productName?.original).toBe('Flo Tray');
});

describe('an order without the hosted page', () => {
  const details = { address: HUDSON, contactDetails: { firstName: 'Mira', lastName: 'Holm' } };
  const complete = {
    buyerInfo: { email: 'mira@example.com' },
    billingInfo: details,
    shippingInfo: { shippingDestination: details, selectedCarrierServiceOption: { code: 'standard' } },
  };

  it('reports missing details, then is placed with the amount still due', async () => {
    await add(client, 'arc-vase', CHALK);
    const id = await fromCart();
    expect(await statusAndCode(client.checkout.createOrder(id))).toEqual([428, 'CALCULATION_ERROR']);
    const { selectedCarrierServiceOption, ...shippingInfo } = complete.shippingInfo;
    await client.checkout.updateCheckout(id, { ...complete, shippingInfo });
    expect(await statusAndCode(client.checkout.createOrder(id))).toEqual([
      428,
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
    ]);
    await client.checkout.updateCheckout(id, { shippingInfo: { selectedCarrierServiceOption } });
    const { orderId, paymentGatewayOrderId } = await client.checkout.createOrder(id);
    expect(paymentGatewayOrderId).toBeTruthy();
    expect(await client.orders.getOrder(orderId ?? '')).toMatchObject({
      paymentStatus: 'NOT_PAID',
      balanceSummary: { balance: { amount: '84.92' } },
    });
    expect(await statusAndCode(client.checkout.createOrder(id))).toEqual([409, 'CHECKOUT_ALREADY_PAID']);
  });

  it('is rejected without lines and without stock', async () => {
    const cart = await add(client, 'arc-vase', CHALK);
    const id = await fromCart();
    await client.checkout.updateCheckout(id, complete);
    await setStock(sandbox, 'arc-vase', { Glaze: 'Chalk' }, 0);
    expect(await statusAndCode(client.checkout.createOrder(id))).toEqual([428, 'FULL_OUT_OF_STOCK']);
    await client.checkout.addToCheckout(id, { lineItems: [await lineOf(client, 'flo-tray')] });
    expect(await statusAndCode(client.checkout.createOrder(id))).toEqual([428, 'PARTIAL_OUT_OF_STOCK']);
    await client.checkout.removeLineItems(id, [
      onlyLine(cart)._id ?? '',
      '00000000-0000-0000-0000-000000000002',
    ]);
    expect(await statusAndCode(client.checkout.createOrder(id))).toEqual([428, 'EMPTY_CHECKOUT']);
  });
});
