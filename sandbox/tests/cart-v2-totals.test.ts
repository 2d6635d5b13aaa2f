import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { coupons, shippingOptions } from '../ecom/quote/schema';
import { ADA_ID } from '../seed/members';
import { membershipRows } from '../seed/rules';
import { readShopFile } from '../seed/shop-file';
import { openSandbox } from './open-sandbox';
import { type Client, rejects } from './sdk-client';
import {
  addV2,
  BOWL,
  HUDSON,
  INK_SMALL,
  idOf,
  lineOf,
  newMember,
  OAT,
  onlyLine,
  setStock,
  shopperClient,
} from './shopper';
import { control } from './sign-in';

const PRE_CHECKOUT = ['MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD'];

const sandbox = await openSandbox({ resets: true });
let client: Client;
beforeEach(async () => {
  client = await shopperClient(sandbox);
});

type Estimate = NonNullable<Parameters<Client['current']['estimateCurrentCart']>[0]>;
const ALL: Estimate = {
  calculateDelivery: true,
  calculateTax: true,
  calculateAdditionalFees: true,
  calculateGiftCards: true,
};
const estimate = async (flags?: Estimate) => (await client.current.estimateCurrentCart(flags)).summary ?? {};
type Summary = Awaited<ReturnType<typeof estimate>>;
const amounts = ({ priceSummary = {} }: Summary) =>
  Object.fromEntries(Object.entries(priceSummary).map(([name, money]) => [name, money?.amount]));
const violationsOf = ({ violations = [] }: Summary) =>
  violations.filter(({ code }) => !PRE_CHECKOUT.includes(code ?? ''));
const deliverTo = (address: object) => client.current.updateCurrentCart({ deliveryInfo: { address } });

describe('an estimate', () => {
  it('computes lines and discounts only, unless flags request more and an address is set', async () => {
    await addV2(client, 'lund-bowl', BOWL);
    const none = { discount: '0.00', additionalFees: '0.00', delivery: '0.00', tax: '0.00' };
    const alone = { subtotal: '28.00', ...none, total: '28.00' };
    for (const flags of [undefined, ALL]) expect(amounts(await estimate(flags))).toEqual(alone);
    await deliverTo(HUDSON);
    expect(amounts(await estimate())).toEqual(alone);
    const taxed = await estimate({ calculateTax: true });
    expect(amounts(taxed)).toMatchObject({ delivery: '0.00', tax: '2.49', total: '30.49' });
    expect(taxed.taxSummary).toMatchObject({
      taxes: [{ name: { original: 'New York sales tax' }, amount: { amount: '2.49' } }],
      pricesIncludeTax: false,
      lineItemTaxes: [{ tax: { amount: '2.49' }, rate: '0.08875' }],
    });
    expect(taxed.deliverySummary).toBeUndefined();
    const whole = await estimate(ALL);
    expect(amounts(whole)).toMatchObject({ delivery: '6.00', tax: '3.02', total: '37.02' });
    // The option that applies is named before the buyer has chosen one.
    expect(whole.deliverySummary).toMatchObject({
      method: { code: 'standard', title: { original: 'Standard' }, pickup: false },
      price: { amount: '6.00' },
    });
    expect(whole.violations).toMatchObject([{ code: 'MISSING_DELIVERY_METHOD', scope: 'DELIVERY' }]);
    expect(whole.priceVerificationToken).toBeUndefined();
  });

  it('always names the missing address and method of goods that are delivered', async () => {
    await addV2(client, 'ora-serving-bowl');
    const missing = PRE_CHECKOUT.map((code) => ({ code, scope: 'DELIVERY', severity: 'ERROR' }));
    expect((await estimate()).violations).toMatchObject(missing);
    await client.current.deleteCurrentCart();
    await addV2(client, 'glaze-recipe-book');
    expect((await estimate(ALL)).violations).toEqual([]);
  });
});

describe('a calculation', () => {
  it('computes everything, refreshes on request and has a token for the order', async () => {
    await addV2(client, 'ora-serving-bowl');
    await deliverTo(HUDSON);
    await control(sandbox, 'PATCH', 'products/ora-serving-bowl', { price: 50 });
    const { summary: before } = await client.current.calculateCurrentCart();
    expect(before?.priceSummary?.subtotal?.amount).not.toBe('50.00');
    const { cart, summary } = await client.current.calculateCurrentCart({ refreshCart: true });
    expect(summary).toMatchObject({
      cartId: cart?._id,
      cartRevision: cart?.revision,
      priceSummary: { subtotal: { amount: '50.00' }, delivery: { amount: '6.00' } },
      paymentSummary: { requiresPaymentAfterGiftCard: true, payLater: { amount: '0.00' } },
      additionalFees: [],
      priceVerificationToken: expect.any(String),
    });
    expect(summary?.paymentSummary?.payNow).toEqual(summary?.priceSummary?.total);
  });

  it('counts what is in stock, and names the lines that are not', async () => {
    const cart = await addV2(client, 'lund-bowl', { ...BOWL, quantity: 3 });
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 1);
    const summary = await estimate();
    expect(summary.priceSummary?.subtotal?.amount).toBe('28.00');
    expect(summary.lineItems).toMatchObject([{ quantity: 1, totalPrice: { amount: '28.00' } }]);
    const lineItemsOutOfStockData = {
      lineItemIds: [idOf(onlyLine(cart ?? {}))],
      allLineItemsOutOfStock: false,
    };
    expect(violationsOf(summary)).toMatchObject([
      { code: 'LINE_ITEMS_OUT_OF_STOCK', scope: 'LINE_ITEM', severity: 'ERROR', lineItemsOutOfStockData },
    ]);
  });

  it('reports an empty cart, the minimum order and members-only products', async () => {
    const rules = { minimumSubtotal: '500.00', membersOnly: ['ora-serving-bowl'] };
    const cart = await addV2(client, 'ora-serving-bowl');
    await control(sandbox, 'PUT', 'order-rules', { ...rules, minimumSubtotal: '500' });
    expect(await control(sandbox, 'GET', 'order-rules')).toEqual(rules);
    const view = await client.current.calculateCurrentCart();
    expect(onlyLine(view.cart ?? {}).attributes?.membersOnly).toBe(true);
    const { amount } = view.summary?.priceSummary?.subtotal ?? {};
    const membersOnlyItemData = { lineItemIds: [idOf(onlyLine(cart ?? {}))] };
    const subtotalBelowOrderMinimumData = {
      minimumOrderSubtotal: { amount: '500.00' },
      remainingAmount: { amount: (500 - Number(amount)).toFixed(2) },
    };
    expect(violationsOf(view.summary ?? {})).toMatchObject([
      { code: 'MEMBERS_ONLY_ITEM', scope: 'LINE_ITEM', membersOnlyItemData },
      { code: 'SUBTOTAL_BELOW_ORDER_MINIMUM', scope: 'GLOBAL', subtotalBelowOrderMinimumData },
    ]);
    client = await shopperClient(sandbox, newMember());
    const own = await addV2(client, 'ora-serving-bowl');
    expect(violationsOf(await estimate()).map(({ code }) => code)).toEqual(['SUBTOTAL_BELOW_ORDER_MINIMUM']);
    await client.current.removeLineItemsFromCurrentCart([idOf(onlyLine(own ?? {}))]);
    const { summary } = await client.current.calculateCurrentCart();
    expect(summary?.violations).toMatchObject([{ code: 'EMPTY_CART', scope: 'GLOBAL' }]);
  });
});

describe('a coupon', () => {
  const addCoupon = (code: string) => client.current.addCouponToCurrentCart({ code });
  beforeEach(async () => {
    await addV2(client, 'lund-bowl', BOWL);
  });

  it('is applied in any spelling and removed by its id. A second one and one below its minimum are rejected', async () => {
    const { cart } = await addCoupon('welcome10');
    expect(cart?.coupons).toEqual([{ _id: expect.any(String), code: 'WELCOME10' }]);
    expect(cart?.subtotal?.amount).toBe('28.00');
    const summary = await estimate();
    expect(amounts(summary)).toMatchObject({ subtotal: '28.00', discount: '2.80', total: '25.20' });
    expect(summary.discounts).toMatchObject([
      {
        source: { sourceType: 'COUPON', couponCode: 'WELCOME10' },
        scope: 'CART_SUBTOTAL',
        total: { amount: '2.80' },
        lineItemDiscounts: [{ amountOff: { amount: '2.80' } }],
      },
    ]);
    const twice = await rejects(addCoupon('WELCOME10'), 428, 'COUPON_ALREADY_EXISTS');
    expect(twice).toEqual({ couponCode: 'WELCOME10' });
    await rejects(addCoupon('FLAT20'), 428, 'MAX_COUPONS_PER_CART_EXCEEDED');
    const removed = await client.current.removeCouponFromCurrentCart(idOf(cart?.coupons?.[0]));
    expect(removed.cart?.coupons).toEqual([]);
    const reason = 'MIN_SUBTOTAL_NOT_REACHED';
    const low = await rejects(addCoupon('TAKE5'), 428, 'INVALID_COUPON_STATUS');
    expect(low).toMatchObject({ couponCode: 'TAKE5', reason });
  });

  it('that ends later stays on the cart, as a violation', async () => {
    await addCoupon('WELCOME10');
    await sandbox.platform.db.write((tx) =>
      tx.update(coupons).set({ active: false }).where(eq(coupons.code, 'WELCOME10')),
    );
    const { cart, summary } = await client.current.calculateCurrentCart();
    expect(cart?.coupons).toMatchObject([{ code: 'WELCOME10' }]);
    expect(summary?.priceSummary?.discount?.amount).toBe('0.00');
    const invalidCouponStatusData = { couponCode: 'WELCOME10', reason: 'DISABLED' };
    expect(violationsOf(summary ?? {})).toMatchObject([
      { code: 'INVALID_COUPON_STATUS', scope: 'DISCOUNT', invalidCouponStatusData },
    ]);
    const error = summary?.calculationErrors?.couponCalculationError?.applicationError;
    expect(error?.code).toBe('ERROR_COUPON_IS_DISABLED');
  });

  it('for free delivery is a discount of the delivery', async () => {
    await deliverTo(HUDSON);
    await addCoupon('FREESHIP');
    const summary = await estimate({ calculateDelivery: true });
    expect(amounts(summary)).toMatchObject({ discount: '0.00', delivery: '0.00', total: '28.00' });
    expect(summary.deliverySummary?.price?.amount).toBe('6.00');
    expect(summary.discounts).toMatchObject([{ scope: 'DELIVERY', total: { amount: '6.00' } }]);
  });
});

describe('a delivery method', () => {
  it('needs goods and an address, is stored on the cart and removed again', async () => {
    const set = (code: string, appId?: string) =>
      client.current.setDeliveryMethodForCurrentCart({ code, appId });
    await addV2(client, 'glaze-recipe-book');
    await rejects(set('express'), 428, 'DELIVERY_METHOD_MISSING_LINE_ITEMS');
    await addV2(client, 'ora-serving-bowl');
    await rejects(set('express'), 428, 'DELIVERY_METHOD_MISSING_ADDRESS');
    await deliverTo(HUDSON);
    const other = { code: 'express', appId: crypto.randomUUID() };
    expect(await rejects(set('drone'), 428, 'DELIVERY_METHOD_NOT_FOUND')).toEqual({ code: 'drone' });
    expect(await rejects(set('express', other.appId), 428, 'DELIVERY_METHOD_NOT_FOUND')).toEqual(other);
    const { cart } = await set('express');
    expect(cart?.deliveryInfo?.method).toMatchObject({ code: 'express', appId: expect.any(String) });
    const summary = await estimate(ALL);
    expect(summary.deliverySummary?.method?.code).toBe('express');
    expect(summary.violations).toEqual([]);
    const removed = await client.current.removeDeliveryMethodFromCurrentCart();
    expect(removed.cart?.deliveryInfo?.method).toBeUndefined();
  });

  it('that is no longer offered is a violation, as is a country without delivery', async () => {
    await addV2(client, 'ora-serving-bowl');
    await deliverTo(HUDSON);
    await client.current.setDeliveryMethodForCurrentCart({ code: 'express' });
    await deliverTo({ country: 'DK' });
    expect((await estimate(ALL)).violations).toMatchObject([{ code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' }]);
    await sandbox.platform.db.write((tx) => tx.delete(shippingOptions));
    const { generalShippingCalculationError } = (await estimate(ALL)).calculationErrors ?? {};
    expect(generalShippingCalculationError?.applicationError?.code).toBe('NO_SHIPPING_OPTIONS');
  });
});

describe('a gift card', () => {
  const addCard = (code: string, redeemAmount?: { amount: string }) =>
    client.current.addGiftCardToCurrentCart({ code, redeemAmount });

  it('pays a part of the total, in an estimate only on request', async () => {
    await addV2(client, 'lund-bowl', BOWL);
    const { cart } = await addCard('halden-gift-50', { amount: '5' });
    const [card] = cart?.paymentInfo?.giftCards ?? [];
    expect(card).toMatchObject({
      obfuscatedCode: '**********T-50',
      requestedRedeemAmount: { amount: '5.00' },
    });
    expect((await estimate()).paymentSummary?.payNow?.amount).toBe('28.00');
    const { paymentSummary, priceSummary } = await estimate({ calculateGiftCards: true });
    expect(priceSummary?.total?.amount).toBe('28.00');
    expect(paymentSummary).toMatchObject({
      giftCards: [{ giftCardId: idOf(card), redeemAmount: { amount: '5.00' } }],
      totalAfterGiftCards: { amount: '23.00' },
      payNow: { amount: '23.00' },
      requiresPaymentAfterGiftCard: true,
    });
    await rejects(addCard('HALDEN-GIFT-50'), 428, 'GIFT_CARD_ALREADY_EXISTS');
    await rejects(addCard('HALDEN-EMPTY'), 428, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED');
    const removed = await client.current.removeGiftCardFromCurrentCart(idOf(card));
    expect(removed.cart?.paymentInfo?.giftCards).toEqual([]);
  });

  it('is rejected where the cart locks it', async () => {
    const cart = { settings: { lockGiftCard: true } };
    const catalogItems = [await lineOf(client, 'ora-serving-bowl')];
    await client.current.createCurrentCart({ cart, catalogItems });
    await rejects(addCard('HALDEN-GIFT-50'), 428, 'GIFT_CARD_LOCKED');
  });

  it('cannot buy a gift card', async () => {
    const { cart } = await client.current.createCurrentCart({
      catalogItems: [await lineOf(client, 'halden-gift-card', { options: { Amount: '$50' } })],
      giftCards: [{ code: 'HALDEN-GIFT-50' }],
    });
    expect(cart?.paymentInfo?.giftCards).toHaveLength(1);
    const code = 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD';
    const { calculationErrors, violations } = await estimate({ calculateGiftCards: true });
    expect(calculationErrors).toMatchObject({ giftCardCalculationError: { applicationError: { code } } });
    expect(violations).toMatchObject([{ code, scope: 'GIFT_CARD' }]);
  });
});

describe('a membership', () => {
  const [mugClub, foundingYear] = membershipRows(readShopFile('ceramics'));
  const pay = (membership = mugClub) => ({
    existingMembership: { appId: membership?.appId, membershipId: membership?.id },
  });
  const setPayment = (lineItemId: string, membershipPayment: object) =>
    client.current.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, membershipPayment }] });
  beforeEach(async () => {
    client = await shopperClient(sandbox, { ...newMember(), memberId: ADA_ID });
  });

  it('pays for the line that selects it, until the selection or the line is removed', async () => {
    const paid = { ...(await lineOf(client, 'solveig-mug', OAT)), membershipPayment: pay() };
    const catalogItems = [paid, await lineOf(client, 'ora-serving-bowl')];
    const { cart } = await client.current.addLineItemsToCurrentCart({ catalogItems });
    const [mug, bowl] = cart?.lineItems ?? [];
    expect(mug?.paymentConfig).toMatchObject({
      paymentOption: 'MEMBERSHIP',
      membership: { existingMembership: { membershipId: mugClub?.id } },
    });
    const summary = await estimate();
    expect(summary.priceSummary?.subtotal).toEqual(bowl?.pricing?.totalPrice);
    expect(summary.paymentSummary?.memberships).toMatchObject([{ lineItemIds: [idOf(mug)] }]);
    const removed = await setPayment(idOf(mug), {});
    expect(removed.cart?.lineItems?.[0]?.paymentConfig?.paymentOption).toBe('FULL_PAYMENT_ONLINE');
    // The selection ends with its line, too.
    await setPayment(idOf(mug), pay());
    await client.current.removeLineItemsFromCurrentCart([idOf(mug)]);
    const { paymentSummary, violations } = await estimate();
    expect(paymentSummary?.memberships).toEqual([]);
    expect(violations?.map(({ scope }) => scope)).not.toContain('MEMBERSHIP');
  });

  it('that cannot pay for the line is rejected', async () => {
    const lineItemId = idOf(onlyLine((await addV2(client, 'solveig-mug', OAT)) ?? {}));
    const update = setPayment(lineItemId, pay(foundingYear));
    expect(await rejects(update, 428, 'INVALID_MEMBERSHIP_PAYMENT_OPTION')).toMatchObject({
      invalidItems: [{ invalidItemId: { lineItemId }, selectedMembership: { id: foundingYear?.id } }],
    });
  });
});
