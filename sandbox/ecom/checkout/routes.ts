import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import { ownerOf, readCaller } from '../../core/caller';
import { plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { buyerIdsOf } from '../buyer';
import { usableCoupon } from '../cart-v1/cart';
import { readCatalogItems } from '../lines/catalog';
import { addLines, removeLines, setQuantities } from '../lines/edit';
import { removeLineItemsRequest, updateQuantitiesRequest } from '../lines/requests';
import { changeCheckout, nextLineOf, quoteCheckout, requireCheckout } from './checkout';
import { emitCheckoutCreated } from './events';
import {
  addToCheckoutRequest,
  createCheckoutRequest,
  noArguments,
  updateCheckoutRequest,
  withCheckoutInfo,
} from './requests';
import { type Checkout, saveCheckout } from './store';
import { checkoutWire } from './wire';

const CHECKOUTS = '/ecom/v1/checkouts';

/** Checkouts by id: the buyer's own, or any for an admin. */
export function checkoutRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(`${CHECKOUTS}/:id`, async (c) => {
    const caller = await readCaller(platform, c);
    const checkout = await requireCheckout(db.read, caller, c.req.param('id'));
    const quote = await quoteCheckout(db.read, clock.now(), checkout);
    return c.json({ checkout: checkoutWire(platform, { checkout, quote }) });
  });

  app.get(`${CHECKOUTS}/:id/checkout-url`, async (c) => {
    const caller = await readCaller(platform, c);
    const { id } = await requireCheckout(db.read, caller, c.req.param('id'));
    return c.json({ checkoutUrl: `${platform.origin}/__ecom/checkout?checkoutId=${id}` });
  });

  // The reference reserves this call for apps. Public templates still call it with a visitor's
  // token to "buy now".
  app.post(CHECKOUTS, async (c) => {
    const caller = await readCaller(platform, c);
    const request = await readArguments(c, createCheckoutRequest);
    const result = await db.write(async (tx) => {
      const now = clock.now();
      const references = request.lineItems.map(({ catalogReference }) => catalogReference);
      const items = await readCatalogItems(tx, references);
      const { lines } = addLines({ lines: [], nextLine: 1 }, request.lineItems, items);
      const couponCode = request.couponCode
        ? await usableCoupon(tx, request.couponCode, { lines, now })
        : null;
      const id = crypto.randomUUID();
      const owner = caller.kind === 'admin' ? ({ ownerId: id, ownerType: 'app' } as const) : ownerOf(caller);
      const document = withCheckoutInfo({}, request.checkoutInfo);
      const checkout: Checkout = {
        id,
        cartId: null,
        ...owner,
        lines,
        couponCode,
        channelType: request.channelType,
        completed: false,
        orderId: null,
        createdAt: now,
        updatedAt: now,
        // Only an app can name another buyer.
        document:
          caller.kind === 'admin'
            ? { ...document, ...buyerIdsOf(request.checkoutInfo?.buyerInfo) }
            : document,
      };
      await saveCheckout(tx, checkout);
      const view = { checkout, quote: await quoteCheckout(tx, now, checkout) };
      await emitCheckoutCreated(tx, platform, view);
      return view;
    });
    return c.json({ checkout: checkoutWire(platform, result) });
  });

  app.patch(`${CHECKOUTS}/:id`, async (c) => {
    const caller = await readCaller(platform, c);
    const request = await readArguments(c, updateCheckoutRequest);
    const result = await changeCheckout(
      platform,
      caller,
      c.req.param('id'),
      async ({ document, lines }, tx) => ({
        document: withCheckoutInfo(document, request.checkout),
        ...(request.couponCode
          ? { couponCode: await usableCoupon(tx, request.couponCode, { lines, now: clock.now() }) }
          : {}),
      }),
    );
    return c.json({ checkout: checkoutWire(platform, result) });
  });

  app.post(`${CHECKOUTS}/:id/add-to-checkout`, async (c) => {
    const caller = await readCaller(platform, c);
    const { lineItems } = await readArguments(c, addToCheckoutRequest);
    const result = await changeCheckout(platform, caller, c.req.param('id'), async (checkout, tx) => {
      const references = lineItems.map(({ catalogReference }) => catalogReference);
      const items = await readCatalogItems(tx, [...checkout.lines, ...references]);
      const { lines } = addLines({ lines: checkout.lines, nextLine: nextLineOf(checkout) }, lineItems, items);
      return { lines };
    });
    return c.json({ checkout: checkoutWire(platform, result) });
  });

  app.post(`${CHECKOUTS}/:id/remove-line-items`, async (c) => {
    const caller = await readCaller(platform, c);
    const { lineItemIds } = await readArguments(c, removeLineItemsRequest);
    const result = await changeCheckout(platform, caller, c.req.param('id'), async ({ lines }) => ({
      lines: removeLines(lines, lineItemIds),
    }));
    return c.json({ checkout: checkoutWire(platform, result) });
  });

  app.post(`${CHECKOUTS}/:id/update-line-items-quantity`, async (c) => {
    const caller = await readCaller(platform, c);
    const request = await readArguments(c, updateQuantitiesRequest);
    const result = await changeCheckout(platform, caller, c.req.param('id'), async ({ lines }, tx) => ({
      lines: setQuantities(lines, request.lineItems, await readCatalogItems(tx, lines)),
    }));
    return c.json({ checkout: checkoutWire(platform, result) });
  });

  app.post(`${CHECKOUTS}/:id/remove-coupon`, async (c) => {
    const caller = await readCaller(platform, c);
    await readArguments(c, noArguments);
    const result = await changeCheckout(platform, caller, c.req.param('id'), async () => ({
      couponCode: null,
    }));
    return c.json({ checkout: checkoutWire(platform, result) });
  });

  app.post(`${CHECKOUTS}/:id/mark-as-completed`, async (c) => {
    const caller = await readCaller(platform, c);
    if (caller.kind !== 'admin') throw plainError(403, 'Permission denied');
    await changeCheckout(platform, caller, c.req.param('id'), async () => ({ completed: true }));
    return c.json({});
  });

  return app;
}
