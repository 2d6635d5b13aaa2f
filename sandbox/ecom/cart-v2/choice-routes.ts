import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import type { Platform } from '../../core/platform';
import type { CartCalls } from './cart';
import { changeCartV2, requireAnyCart } from './cart';
import { couponFor, rejectForeignCoupon } from './coupon';
import { deliveryMethodFor } from './delivery';
import { giftCardFor, withoutGiftCard } from './gift-card';
import {
  addCouponRequest,
  addGiftCardRequest,
  formSubmissionsRequest,
  noArguments,
  removeCouponRequest,
  removeGiftCardRequest,
  setDeliveryMethodRequest,
} from './requests';
import { cartV2Wire } from './wire';

/** Coupon, gift card, delivery method and forms of a cart. */
export function choiceRoutes(platform: Platform, { base, sourceOf }: CartCalls): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.post(`${base}/add-coupon`, async (c) => {
    const source = await sourceOf(c);
    const { coupon } = await readArguments(c, addCouponRequest);
    const view = await changeCartV2(platform, source, async (cart, tx) => ({
      couponCode: await couponFor(tx, cart, coupon.code, clock.now()),
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/remove-coupon`, async (c) => {
    const source = await sourceOf(c);
    const { couponId } = await readArguments(c, removeCouponRequest);
    const view = await changeCartV2(platform, source, async (cart, tx) => {
      await rejectForeignCoupon(tx, cart, couponId);
      return { couponCode: null };
    });
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/set-delivery-method`, async (c) => {
    const source = await sourceOf(c);
    const { deliveryMethod } = await readArguments(c, setDeliveryMethodRequest);
    const view = await changeCartV2(platform, source, async (cart, tx) => ({
      document: {
        ...cart.document,
        selectedShippingOption: await deliveryMethodFor(tx, cart, deliveryMethod),
      },
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/remove-delivery-method`, async (c) => {
    const source = await sourceOf(c);
    await readArguments(c, noArguments);
    const view = await changeCartV2(platform, source, async ({ document }) => ({
      document: { ...document, selectedShippingOption: undefined },
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/add-gift-card`, async (c) => {
    const source = await sourceOf(c);
    const request = await readArguments(c, addGiftCardRequest);
    const view = await changeCartV2(platform, source, async (cart, tx) => ({
      document: {
        ...cart.document,
        giftCard: await giftCardFor(tx, cart, request.giftCard, clock.now()),
      },
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/remove-gift-card`, async (c) => {
    const source = await sourceOf(c);
    const { giftCardId } = await readArguments(c, removeGiftCardRequest);
    const view = await changeCartV2(platform, source, async (cart) => ({
      document: withoutGiftCard(cart, giftCardId),
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  // No catalog app of the sandbox has forms. The submissions are stored, and no answer shows them.
  app.post(`${base}/update-forms-submission`, async (c) => {
    const source = await sourceOf(c);
    const { formSubmissions } = await readArguments(c, formSubmissionsRequest);
    const view = await changeCartV2(platform, source, async ({ document }) => ({
      document: { ...document, forms: formSubmissions },
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  // No app of the sandbox offers upsells.
  app.get(`${base}/upsell-options`, async (c) => {
    await requireAnyCart(db.read, await sourceOf(c));
    return c.json({ itemsUpsells: [] });
  });

  return app;
}
