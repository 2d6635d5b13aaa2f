import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import { plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { completeCart } from '../cart-v2/as-checkout';
import { requireAnyCart, requireOpenCart, viewOf } from '../cart-v2/cart';
import { markAsCompletedRequest, noArguments, placeOrderRequest } from '../cart-v2/requests';
import { cartCallsById } from '../cart-v2/routes';
import { cartV2Wire } from '../cart-v2/wire';
import { placeCartOrder } from './create/from-cart';

/** The calls of Cart V2 that exist by id only: its checkout page, and its order. */
export function cartOrderRoutes(platform: Platform): Hono {
  const { base, sourceOf } = cartCallsById(platform);
  const app = new Hono();
  const { db } = platform;

  app.post(`${base}/get-checkout-url`, async (c) => {
    const source = await sourceOf(c);
    await readArguments(c, noArguments);
    const { id, document } = await requireAnyCart(db.read, source);
    const checkoutUrl =
      document.customCheckoutUrl?.replaceAll('{checkout_id}', id) ??
      `${platform.origin}/__ecom/checkout?checkoutId=${id}`;
    return c.json({ checkoutUrl });
  });

  app.post(`${base}/place-order`, async (c) => {
    const source = await sourceOf(c);
    const { priceVerificationToken } = await readArguments(c, placeOrderRequest);
    const cart = await requireOpenCart(db.read, source);
    return c.json(await placeCartOrder(platform, source.caller, cart, priceVerificationToken ?? undefined));
  });

  app.post(`${base}/mark-cart-as-completed`, async (c) => {
    const source = await sourceOf(c);
    if (source.caller.kind !== 'admin') throw plainError(403, 'Permission denied');
    const { orderId } = await readArguments(c, markAsCompletedRequest);
    const { id } = await requireAnyCart(db.read, source);
    const cart = await db.write((tx) =>
      completeCart(tx, platform, { cartId: id, ...(orderId ? { orderId } : {}) }),
    );
    if (cart === undefined) throw source.notFound();
    return c.json({ cart: cartV2Wire(platform, await viewOf(db.read, cart)) });
  });

  return app;
}
