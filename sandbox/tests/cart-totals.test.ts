import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { coupons } from '../ecom/quote/schema';
import { openSandbox } from './open-sandbox';
import { rejection } from './sdk-client';
import { add, type BuyingClient, INK_SMALL, idOf, setStock, visitorClient } from './shopper';

const sandbox = await openSandbox({ resets: true });
let client: BuyingClient;

beforeEach(async () => {
  client = await visitorClient(sandbox);
});

describe('coupons', () => {
  beforeEach(async () => {
    await add(client, 'arc-vase', { options: { Glaze: 'Chalk' } });
  });

  it('applies a code in any spelling, one at a time, and removes it again', async () => {
    const cart = await client.currentCart.updateCurrentCart({ couponCode: 'welcome10' });
    expect(cart.appliedDiscounts).toMatchObject([{ coupon: { code: 'WELCOME10' } }]);
    const second = await client.currentCart.updateCurrentCart({ couponCode: 'FREESHIP' });
    expect(second.appliedDiscounts).toMatchObject([{ coupon: { code: 'FREESHIP' } }]);
    const without = await client.currentCart.removeCouponFromCurrentCart();
    expect(without.cart?.appliedDiscounts).toEqual([]);
  });

  it('of every kind are distributed over the lines, and the parts add up', async () => {
    await add(client, 'rille-bud-vase', { options: { Glaze: 'Chalk' }, quantity: 2 });
    const off = async (couponCode: string) => {
      await client.currentCart.updateCurrentCart({ couponCode });
      const { priceSummary, calculatedLineItems, appliedDiscounts } =
        await client.currentCart.estimateCurrentCartTotals({ calculateTax: false, calculateShipping: false });
      const byLine = calculatedLineItems?.map(({ pricesBreakdown }) =>
        Number(pricesBreakdown?.totalDiscount?.amount),
      );
      const whole = Number(priceSummary?.discount?.amount);
      expect(byLine?.reduce((a, b) => a + b, 0)).toBeCloseTo(whole, 6);
      expect(Number(priceSummary?.subtotal?.amount) - whole).toBeCloseTo(
        Number(priceSummary?.total?.amount),
        6,
      );
      expect(appliedDiscounts?.[0]?.coupon?.amount?.amount).toBe(priceSummary?.discount?.amount);
      return byLine;
    };
    const [vase, small] = [78, 30];
    expect(await off('WELCOME10')).toEqual([vase / 10, small / 5]);
    expect(await off('FLAT20')).toEqual([vase - 20, 2 * (small - 20)]);
    expect(await off('BUY2GET1')).toEqual([0, small]);
    expect(await off('FREESHIP')).toEqual([0, 0]);
  });

  it('rejects a coupon that is not yet valid and one with an unmet minimum', async () => {
    const rejectionOf = async (change: Partial<typeof coupons.$inferInsert>) => {
      await sandbox.platform.db.write(async (tx) => {
        await tx.update(coupons).set(change).where(eq(coupons.code, 'TAKE5'));
      });
      const error = await rejection(client.currentCart.updateCurrentCart({ couponCode: 'TAKE5' }));
      return error.details.applicationError?.code;
    };
    expect(await rejectionOf({ startsAt: sandbox.platform.clock.now() + 1_000_000 })).toBe(
      'ERROR_COUPON_IS_NOT_ACTIVE_YET',
    );
    expect(await rejectionOf({ startsAt: null, minimumSubtotal: 10_000_000 })).toBe(
      'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
    );
  });

  it('reports in the estimate that a coupon no longer applies, and still prices the rest', async () => {
    await client.currentCart.updateCurrentCart({ couponCode: 'TAKE5' });
    const { lineItems } = await client.currentCart.getCurrentCart();
    await client.currentCart.removeLineItemsFromCurrentCart((lineItems ?? []).map(idOf));
    await add(client, 'rille-bud-vase', { options: { Glaze: 'Chalk' } });
    const estimate = await client.currentCart.estimateCurrentCartTotals({});
    expect(estimate).toMatchObject({
      appliedDiscounts: [],
      priceSummary: { subtotal: { amount: '30.00' }, discount: { amount: '0.00' } },
      calculationErrors: {
        couponCalculationError: {
          applicationError: {
            code: 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
            data: { minimumSubtotal: '40.00' },
          },
        },
      },
    });
  });
});

describe('buyer details', () => {
  it('updates note, email, address and delivery option, and leaves other fields unchanged', async () => {
    await add(client, 'flo-tray');
    await client.currentCart.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Ring twice',
        buyerInfo: { email: 'mira@example.com' },
        contactInfo: { address: { country: 'US', city: 'Hudson', addressLine1: '1 Warren St' } },
        selectedShippingOption: { code: 'express' },
      },
    });
    const cart = await client.currentCart.updateCurrentCart({
      cartInfo: { contactInfo: { contactDetails: { firstName: 'Mira' } } },
    });
    expect(cart).toMatchObject({
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'mira@example.com' },
      contactInfo: {
        address: { country: 'US', city: 'Hudson', addressLine1: '1 Warren St' },
        contactDetails: { firstName: 'Mira' },
      },
      selectedShippingOption: { code: 'express' },
    });
    const { shippingInfo } = await client.currentCart.estimateCurrentCartTotals({});
    expect(shippingInfo?.selectedCarrierServiceOption?.code).toBe('express');
  });
});

describe('the estimate', () => {
  it('offers the shop’s own country, grouped carriers and pickup with its address, and selects the first option', async () => {
    await add(client, 'arc-vase', { options: { Glaze: 'Chalk' } });
    const { shippingInfo, priceSummary } = await client.currentCart.estimateCurrentCartTotals({});
    expect(shippingInfo?.region?.name).toBe('United States');
    expect(
      shippingInfo?.carrierServiceOptions?.map(({ shippingOptions }) =>
        shippingOptions?.map(({ code }) => code),
      ),
    ).toEqual([['standard', 'express'], ['studio-pickup']]);
    const pickup = shippingInfo?.carrierServiceOptions?.[1]?.shippingOptions?.[0];
    expect(pickup?.logistics).toMatchObject({
      deliveryTime: 'Ready in 1 business day',
      pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { addressLine1: '412 Warren Street' } },
    });
    expect(shippingInfo?.selectedCarrierServiceOption).toMatchObject({ code: 'standard' });
    expect(priceSummary?.tax?.amount).toBe('0.00');
  });

  it('adds delivery and tax for the address after the coupon, and all parts add up', async () => {
    await add(client, 'dagg-tumbler', { options: { Tint: 'Smoke' }, quantity: 2 });
    await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const estimate = await client.currentCart.estimateCurrentCartTotals({
      shippingAddress: { country: 'US', subdivision: 'US-NY' },
      selectedShippingOption: { code: 'express' },
    });
    expect(estimate).toMatchObject({
      priceSummary: {
        subtotal: { amount: '61.20' },
        discount: { amount: '6.12' },
        shipping: { amount: '14.50' },
        tax: { amount: '6.18' },
        total: { amount: '75.76', formattedAmount: '$75.76' },
      },
      appliedDiscounts: [{ coupon: { code: 'WELCOME10', amount: { amount: '6.12' } } }],
      calculatedLineItems: [
        {
          lineItemId: '00000000-0000-0000-0000-000000000001',
          pricesBreakdown: {
            lineItemPrice: { amount: '61.20' },
            totalDiscount: { amount: '6.12' },
            totalPriceBeforeTax: { amount: '55.08' },
            taxDetails: { taxRate: '0.08875', rateBreakdown: [{ name: 'New York sales tax' }] },
          },
        },
      ],
      taxSummary: { totalTax: { amount: '6.18' } },
      calculationErrors: {},
    });
  });

  it('ships abroad by another option and reports when the selected one is not offered there', async () => {
    await add(client, 'flo-tray');
    const { shippingInfo, calculationErrors } = await client.currentCart.estimateCurrentCartTotals({
      shippingAddress: { country: 'DE' },
      selectedShippingOption: { code: 'express' },
    });
    expect(shippingInfo?.selectedCarrierServiceOption?.code).toBe('international-standard');
    expect(calculationErrors?.selectedShippingOptionError?.applicationError?.code).toBe(
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    );
  });

  it('delivers free of charge from the threshold, and with a free-shipping coupon', async () => {
    await add(client, 'rille-bud-vase', { options: { Glaze: 'Chalk' } });
    const shipping = async () =>
      (await client.currentCart.estimateCurrentCartTotals({})).priceSummary?.shipping?.amount;
    expect(await shipping()).toBe('6.00');
    await client.currentCart.updateCurrentCart({ couponCode: 'FREESHIP' });
    expect(await shipping()).toBe('0.00');
    await client.currentCart.removeCouponFromCurrentCart();
    await add(client, 'rille-bud-vase', { options: { Glaze: 'Chalk' }, quantity: 2 });
    expect(await shipping()).toBe('0.00');
  });

  it('leaves out parts that are not requested', async () => {
    await add(client, 'rille-bud-vase', { options: { Glaze: 'Chalk' } });
    const { shippingInfo, priceSummary } = await client.currentCart.estimateCurrentCartTotals({
      shippingAddress: { country: 'DE' },
      calculateShipping: false,
      calculateTax: false,
    });
    expect(shippingInfo?.carrierServiceOptions).toBeUndefined();
    expect(priceSummary?.total?.amount).toBe('30.00');
  });

  it('needs no delivery for downloads', async () => {
    await add(client, 'glaze-recipe-book');
    const { shippingInfo, calculationErrors, priceSummary } =
      await client.currentCart.estimateCurrentCartTotals({});
    expect(shippingInfo).toEqual({});
    expect(calculationErrors).toEqual({ orderValidationErrors: [], giftCardCalculationErrors: [] });
    expect(priceSummary?.total?.amount).toBe('18.00');
  });

  it('taxes downloads as a separate tax group, and gift cards not at all', async () => {
    await add(client, 'flo-tray');
    await add(client, 'glaze-recipe-book');
    await add(client, 'halden-gift-card', { options: { Amount: '$50' } });
    const { calculatedLineItems, priceSummary, taxSummary } =
      await client.currentCart.estimateCurrentCartTotals({ shippingAddress: { country: 'DE' } });
    expect(
      calculatedLineItems?.map(({ pricesBreakdown }) => [
        pricesBreakdown?.taxDetails?.taxRate,
        pricesBreakdown?.taxDetails?.taxableAmount?.amount,
        pricesBreakdown?.taxDetails?.totalTax?.amount,
      ]),
    ).toEqual([
      ['0.19', '74', '14.06'],
      ['0.07', '18', '1.26'],
      ['0', '0', '0'],
    ]);
    // Delivery of 18.00 is taxed at the tray's rate.
    expect(priceSummary).toMatchObject({ tax: { amount: '18.74' }, total: { amount: '178.74' } });
    expect(taxSummary?.taxableAmount?.amount).toBe('110.00');
  });

  it('applies a coupon to everything but gift cards, and rejects one for gift cards alone', async () => {
    await add(client, 'halden-gift-card', { options: { Amount: '$50' } });
    const rejected = await rejection(client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' }));
    expect(rejected).toMatchObject({
      status: 428,
      details: { applicationError: { code: 'ERROR_COUPON_NOT_APPLICABLE' } },
    });
    const { lineItems = [] } = await add(client, 'glaze-recipe-book');
    // Gift cards do not count towards a minimum.
    expect(await rejection(client.currentCart.updateCurrentCart({ couponCode: 'TAKE5' }))).toMatchObject({
      details: { applicationError: { code: 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED' } },
    });
    await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const { priceSummary, calculatedLineItems } = await client.currentCart.estimateCurrentCartTotals({});
    expect(priceSummary).toMatchObject({ discount: { amount: '1.80' }, total: { amount: '66.20' } });
    expect(calculatedLineItems?.map((line) => line.pricesBreakdown?.totalDiscount?.amount)).toEqual([
      '0.00',
      '1.80',
    ]);

    await client.currentCart.removeLineItemsFromCurrentCart(lineItems.slice(1).map(idOf));
    const without = await client.currentCart.estimateCurrentCartTotals({});
    expect(without.calculationErrors?.couponCalculationError?.applicationError?.code).toBe(
      'ERROR_COUPON_NOT_APPLICABLE',
    );
    expect(without.priceSummary?.total?.amount).toBe('50.00');
  });

  it('reports lines that cannot be sold as violations', async () => {
    await add(client, 'lund-bowl', { options: INK_SMALL });
    await setStock(sandbox, 'lund-bowl', INK_SMALL, 0);
    const { violations } = await client.currentCart.estimateCurrentCartTotals({});
    expect(violations).toMatchObject([
      { severity: 'ERROR', target: { lineItem: { _id: '00000000-0000-0000-0000-000000000001' } } },
    ]);
  });
});
