import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import { readShopper } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { readCatalogItems } from '../lines/catalog';
import { removeLines, setQuantities } from '../lines/edit';
import { removeLineItemsRequest, updateQuantitiesRequest } from '../lines/requests';
import { quote } from '../quote/quote';
import {
  changeCart,
  rejectOwnPrices,
  requireCart,
  usableCoupon,
  viewCart,
  withAddedLines,
  withCartInfo,
} from './cart';
import { addToCartRequest, estimateTotalsRequest, noArguments, updateCartRequest } from './requests';
import { deleteCart } from './store';
import { cartWire, estimateWire } from './wire';

const CURRENT = '/ecom/v1/carts/current';

/** The current cart: the one cart of the calling visitor or member. */
export function cartRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(CURRENT, async (c) => {
    const shopper = await readShopper(platform, c);
    const cart = await requireCart(db.read, shopper);
    return c.json({ cart: cartWire(platform, await viewCart(db.read, cart)) });
  });

  app.post(`${CURRENT}/add-to-cart`, async (c) => {
    const shopper = await readShopper(platform, c);
    const request = await readArguments(c, addToCartRequest);
    rejectOwnPrices(request);
    const view = await changeCart(
      platform,
      shopper,
      (cart, tx) => withAddedLines(tx, cart, request.lineItems),
      { create: true },
    );
    return c.json({ cart: cartWire(platform, view) });
  });

  app.post(`${CURRENT}/update-line-items-quantity`, async (c) => {
    const shopper = await readShopper(platform, c);
    const request = await readArguments(c, updateQuantitiesRequest);
    const view = await changeCart(platform, shopper, async ({ lines }, tx) => ({
      lines: setQuantities(lines, request.lineItems, await readCatalogItems(tx, lines)),
    }));
    return c.json({ cart: cartWire(platform, view) });
  });

  app.post(`${CURRENT}/remove-line-items`, async (c) => {
    const shopper = await readShopper(platform, c);
    const { lineItemIds } = await readArguments(c, removeLineItemsRequest);
    const view = await changeCart(platform, shopper, async ({ lines }) => ({
      lines: removeLines(lines, lineItemIds),
    }));
    return c.json({ cart: cartWire(platform, view) });
  });

  app.patch(CURRENT, async (c) => {
    const shopper = await readShopper(platform, c);
    const request = await readArguments(c, updateCartRequest);
    rejectOwnPrices(request);
    const { cartInfo, couponCode, lineItems } = request;
    const view = await changeCart(platform, shopper, async (cart, tx) => {
      const added = lineItems ? await withAddedLines(tx, cart, lineItems) : {};
      const lines = { ...cart, ...added }.lines;
      return {
        ...added,
        ...(cartInfo ? { document: withCartInfo(cart.document, cartInfo) } : {}),
        ...(couponCode
          ? { couponCode: await usableCoupon(tx, couponCode, { lines, now: clock.now() }) }
          : {}),
      };
    });
    return c.json({ cart: cartWire(platform, view) });
  });

  app.post(`${CURRENT}/remove-coupon`, async (c) => {
    const shopper = await readShopper(platform, c);
    await readArguments(c, noArguments);
    const view = await changeCart(platform, shopper, async () => ({ couponCode: null }));
    return c.json({ cart: cartWire(platform, view) });
  });

  app.delete(CURRENT, async (c) => {
    const shopper = await readShopper(platform, c);
    await db.write(async (tx) => {
      const cart = await requireCart(tx, shopper);
      await deleteCart(tx, platform, cart.id, clock.now());
    });
    return c.json({});
  });

  app.post(`${CURRENT}/estimate-totals`, async (c) => {
    const shopper = await readShopper(platform, c);
    const request = await readArguments(c, estimateTotalsRequest);
    const cart = await requireCart(db.read, shopper);
    const view = await viewCart(db.read, cart);
    const totals = await quote(db.read, clock.now(), {
      lines: view.lines,
      couponCode: cart.couponCode,
      address:
        request.shippingAddress ?? cart.document.contactInfo?.address ?? request.billingAddress ?? undefined,
      selected: request.selectedShippingOption ?? cart.document.selectedShippingOption,
      memberId: shopper.kind === 'member' ? shopper.memberId : undefined,
      memberships: request.selectedMemberships?.memberships,
      calculateTax: request.calculateTax ?? true,
      calculateShipping: request.calculateShipping ?? true,
    });
    return c.json(estimateWire(platform, view, totals));
  });

  return app;
}
