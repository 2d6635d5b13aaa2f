import { beforeEach, describe, expect, it } from 'vitest';
import { BUYER, buy, openPage } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { type Client, merchantClient, rejects, visitorClient } from './sdk-client';
import {
  add,
  CHALK,
  checkoutOf,
  HUDSON,
  lineOf,
  newMember,
  newVisitor,
  onlyLine,
  setStock,
  shopperClient,
  sums,
} from './shopper';

const TRAY_LINE = '00000000-0000-0000-0000-000000000002';
const EMAIL = { email: 'mira@example.com' };

const sandbox = await openSandbox({ resets: true });
const app = merchantClient(sandbox);
let client: Client;
beforeEach(async () => {
  client = await visitorClient(sandbox);
});

const fromCart = (options?: Parameters<typeof checkoutOf>[1]) => checkoutOf(client, options);
async function vaseCheckout() {
  await add(client, 'arc-vase', CHALK);
  return fromCart();
}
/** Buys a checkout on the page that its own URL leads to. */
async function buyAt(id: string) {
  const { checkoutUrl } = await client.checkout.getCheckoutUrl(id);
  const { location } = await (await openPage(sandbox, checkoutUrl ?? '')).submit(BUYER);
  expect((await client.checkout.getCheckout(id)).completed).toBe(true);
  return location?.pathname;
}

describe('a checkout from the cart', () => {
  it('has the cart’s lines, of which it needs one, with media and taxes, and the buyer’s details', async () => {
    await add(client, 'rille-bud-vase', CHALK);
    const selectedShippingOption = { code: 'express' };
    const id = await fromCart({ ...EMAIL, shippingAddress: HUDSON, selectedShippingOption });
    const checkout = await client.checkout.getCheckout(id);
    expect(checkout).toMatchObject({
      _id: id,
      channelType: 'WEB',
      completed: false,
      buyerInfo: EMAIL,
      shippingInfo: {
        shippingDestination: { address: HUDSON },
        selectedCarrierServiceOption: { code: 'express', title: 'Express' },
      },
      lineItems: [
        { price: { amount: '30.00' }, fullPrice: { amount: '36.00' }, taxDetails: { taxRate: '0.08875' } },
      ],
      calculationErrors: {},
      violations: [],
    });
    expect(checkout.lineItems?.[0]?.media).toMatch(/^wix:image:\/\/v1\//);
    expect(sums(checkout.priceSummary)).toBe('30.00 − 0.00 + 14.50 + 3.95 = 48.45');
    const { checkoutId, lineItems = [] } = await client.currentCart.getCurrentCart();
    expect(checkoutId).toBe(id);
    await client.currentCart.removeLineItemsFromCurrentCart([lineItems[0]?._id ?? '']);
    await rejects(fromCart(), 428, 'EMPTY_CHECKOUT');
  });

  it('is reused with the cart’s current lines, until it was bought', async () => {
    await add(client, 'arc-vase', CHALK);
    const first = await fromCart(EMAIL);
    await add(client, 'flo-tray');
    expect(await fromCart()).toBe(first);
    const checkout = await client.checkout.getCheckout(first);
    expect([checkout.lineItems?.length, checkout.buyerInfo?.email]).toEqual([2, EMAIL.email]);
    await buy(sandbox, client);
    expect(await vaseCheckout()).not.toBe(first);
    expect((await client.checkout.getCheckout(first)).completed).toBe(true);
  });

  it('is visible only to its buyer, also after sign-in, and to admins', async () => {
    const visitor = newVisitor();
    client = await shopperClient(sandbox, visitor);
    const id = await vaseCheckout();
    const signedIn = await shopperClient(sandbox, newMember(visitor.visitorId));
    for (const reader of [signedIn, app]) expect((await reader.checkout.getCheckout(id))._id).toBe(id);
    await rejects((await visitorClient(sandbox)).checkout.getCheckout(id), 403);
  });
});

describe('changing a checkout', () => {
  let id: string;
  beforeEach(async () => {
    id = await vaseCheckout();
  });

  it('accepts the buyer’s details and a coupon, and removes the coupon', async () => {
    const shippingInfo = { shippingDestination: { address: { country: 'DE', city: 'Kiel' } } };
    const change = { buyerInfo: EMAIL, shippingInfo };
    const checkout = await client.checkout.updateCheckout(id, change, { couponCode: 'WELCOME10' });
    expect(checkout).toMatchObject({
      buyerInfo: EMAIL,
      shippingInfo: { selectedCarrierServiceOption: { code: 'international-standard' } },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10', amount: { amount: '7.80' } } }],
      taxSummary: { totalTax: { amount: '16.76' } },
    });
    const without = await client.checkout.removeCoupon(id);
    expect(without.checkout?.appliedDiscounts).toEqual([]);
  });

  it('adds, changes and removes lines without changing the cart', async () => {
    const added = await client.checkout.addToCheckout(id, { lineItems: [await lineOf(client, 'flo-tray')] });
    expect(added.checkout?.lineItems?.[1]?._id).toBe(TRAY_LINE);
    const more = await client.checkout.updateLineItemsQuantity(id, [{ _id: TRAY_LINE, quantity: 2 }]);
    expect(more.checkout?.lineItems?.[1]?.quantity).toBe(2);
    const less = await client.checkout.removeLineItems(id, [TRAY_LINE]);
    expect(less.checkout?.lineItems).toHaveLength(1);
    expect((await client.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
  });

  it('is rejected once the checkout is marked as completed', async () => {
    await app.checkout.markCheckoutAsCompleted(id);
    await rejects(client.checkout.removeCoupon(id), 428, 'CHECKOUT_IS_COMPLETE');
  });
});

it('creates a separate checkout for "buy now", bought at its own URL, and leaves the cart unchanged', async () => {
  await add(client, 'flo-tray');
  const checkout = await client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [await lineOf(client, 'arc-vase', CHALK)],
    couponCode: 'WELCOME10',
    checkoutInfo: { buyerInfo: { ...EMAIL } },
  });
  expect(checkout).toMatchObject({ buyerInfo: EMAIL, priceSummary: { discount: { amount: '7.80' } } });
  expect(await buyAt(checkout._id ?? '')).toBe('/__ecom/thank-you');
  expect(onlyLine(await client.currentCart.getCurrentCart()).productName?.original).toBe('Flo Tray');
});

describe('an order without the hosted page', () => {
  const details = () => ({ address: { ...HUDSON }, contactDetails: { firstName: 'Mira', lastName: 'Holm' } });
  const complete = () => ({
    buyerInfo: { ...EMAIL },
    billingInfo: details(),
    shippingInfo: { shippingDestination: details() },
  });
  const selected = () => ({ shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } } });

  it('reports missing details, then is placed with the amount still due', async () => {
    const id = await vaseCheckout();
    const order = () => client.checkout.createOrder(id);
    await rejects(order(), 428, 'CALCULATION_ERROR');
    await client.checkout.updateCheckout(id, complete());
    await rejects(order(), 428, 'NO_SELECTED_CARRIER_SERVICE_OPTION');
    await client.checkout.updateCheckout(id, selected());
    const { orderId, paymentGatewayOrderId } = await order();
    expect(paymentGatewayOrderId).toBeTruthy();
    expect(await client.orders.getOrder(orderId ?? '')).toMatchObject({
      paymentStatus: 'NOT_PAID',
      balanceSummary: { balance: { amount: '84.92' } },
    });
    await rejects(order(), 409, 'CHECKOUT_ALREADY_PAID');
  });

  it('is rejected without lines and without stock', async () => {
    const cart = await add(client, 'arc-vase', CHALK);
    const id = await fromCart();
    const rejected = (code: string) => rejects(client.checkout.createOrder(id), 428, code);
    await client.checkout.updateCheckout(id, complete());
    await client.checkout.updateCheckout(id, selected());
    await setStock(sandbox, 'arc-vase', CHALK.options, 0);
    await rejected('FULL_OUT_OF_STOCK');
    await client.checkout.addToCheckout(id, { lineItems: [await lineOf(client, 'flo-tray')] });
    await rejected('PARTIAL_OUT_OF_STOCK');
    await client.checkout.removeLineItems(id, [onlyLine(cart)._id ?? '', TRAY_LINE]);
    await rejected('EMPTY_CHECKOUT');
  });
});
