import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import { requireAdmin } from '../../core/caller';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { buyerIdsOf } from '../buyer';
import { rejectOwnPrices, usableCoupon, viewCart, withAddedLines, withCartInfo } from './cart';
import { emitCartCreated } from './events';
import { updateCartRequest } from './requests';
import { findCartById, newCart, saveCart } from './store';
import { cartWire } from './wire';

const CARTS = '/ecom/v1/carts';

/** Carts by id, for apps. Apps see every cart and create carts for others. */
export function appCartRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(`${CARTS}/:id`, async (c) => {
    await requireAdmin(platform, c);
    const cart = await findCartById(db.read, c.req.param('id'));
    if (cart === undefined) throw applicationError(404, 'CART_NOT_FOUND', 'Cart not found');
    return c.json({ cart: cartWire(platform, await viewCart(db.read, cart)) });
  });

  app.post(CARTS, async (c) => {
    await requireAdmin(platform, c);
    const request = await readArguments(c, updateCartRequest);
    rejectOwnPrices(request);
    const { cartInfo, couponCode, lineItems } = request;
    if (!lineItems?.length)
      throw applicationError(400, 'CANT_CREATE_CART_WITHOUT_ITEMS', 'A cart cannot be created without items');
    const view = await db.write(async (tx) => {
      const now = clock.now();
      const empty = newCart({ ownerId: '', ownerType: 'app' }, now);
      const cart = { ...empty, ownerId: empty.id, ...(await withAddedLines(tx, empty, lineItems)) };
      const document = { ...withCartInfo({}, cartInfo ?? {}), ...buyerIdsOf(cartInfo?.buyerInfo) };
      const coupon = couponCode ? await usableCoupon(tx, couponCode, { lines: cart.lines, now }) : null;
      const saved = await saveCart(tx, { ...cart, document, couponCode: coupon });
      const made = await viewCart(tx, saved);
      await emitCartCreated(tx, platform, made);
      return made;
    });
    return c.json({ cart: cartWire(platform, view) });
  });

  return app;
}
