import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import { readCaller, readShopper } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { viewCart } from '../cart-v1/cart';
import { deleteCart } from '../cart-v1/store';
import { calculationRoutes } from './calculation-routes';
import {
  type CartCalls,
  cartById,
  changeCartV2,
  claimOpenCart,
  currentCartOf,
  requireAnyCart,
  viewOf,
} from './cart';
import { choiceRoutes } from './choice-routes';
import { createCart, rejectOwnPrices, withItems } from './create';
import { withCartFields } from './document';
import { withoutLines, withUpdatedLines } from './lines';
import { selectedMembershipsFor } from './memberships';
import {
  addLineItemsRequest,
  createCartRequest,
  noArguments,
  removeLineItemsRequest,
  updateCartRequest,
  updateLineItemsRequest,
} from './requests';
import { refreshedLines } from './view';
import { cartV2Wire } from './wire';

const CARTS = '/ecom/v2/carts';

export const cartCallsById = (platform: Platform): CartCalls => ({
  base: `${CARTS}/:cartId`,
  async sourceOf(c) {
    const caller = await readCaller(platform, c);
    const id = c.req.param('cartId') ?? '';
    if (caller.kind !== 'admin') await claimOpenCart(platform, caller, id);
    return cartById(caller, id);
  },
});

/** Cart V2: the calls of the current cart, and the same calls by a cart's id. */
export function cartV2Routes(platform: Platform): Hono {
  const app = new Hono();
  const current: CartCalls = {
    base: `${CARTS}/current`,
    sourceOf: async (c) => currentCartOf(platform, await readShopper(platform, c)),
  };
  app.post(`${CARTS}/current`, async (c) => {
    const shopper = await readShopper(platform, c);
    const request = await readArguments(c, createCartRequest);
    return c.json({
      cart: cartV2Wire(platform, await createCart(platform, shopper, request, { current: true })),
    });
  });
  app.post(CARTS, async (c) => {
    const caller = await readCaller(platform, c);
    const request = await readArguments(c, createCartRequest);
    return c.json({
      cart: cartV2Wire(platform, await createCart(platform, caller, request, { current: false })),
    });
  });
  // "current" is not an id, so its routes come first.
  for (const calls of [current, cartCallsById(platform)]) {
    app.route('/', cartRoutes(platform, calls));
    app.route('/', choiceRoutes(platform, calls));
    app.route('/', calculationRoutes(platform, calls));
  }
  return app;
}

/** Reading, updating and deleting a cart, and its lines. */
function cartRoutes(platform: Platform, { base, sourceOf }: CartCalls): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(base, async (c) => {
    const cart = await requireAnyCart(db.read, await sourceOf(c));
    return c.json({ cart: cartV2Wire(platform, await viewOf(db.read, cart)) });
  });

  app.patch(base, async (c) => {
    const source = await sourceOf(c);
    const request = await readArguments(c, updateCartRequest);
    const view = await changeCartV2(platform, source, async ({ document }) => ({
      document: withCartFields(document, request.cart, source.caller),
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.delete(base, async (c) => {
    const source = await sourceOf(c);
    await db.write(async (tx) =>
      deleteCart(tx, platform, (await requireAnyCart(tx, source)).id, clock.now()),
    );
    return c.json({});
  });

  app.post(`${base}/refresh`, async (c) => {
    const source = await sourceOf(c);
    await readArguments(c, noArguments);
    const view = await changeCartV2(platform, source, async (cart, tx) => ({
      lines: refreshedLines(cart, (await viewCart(tx, cart)).lines),
    }));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/add-line-items`, async (c) => {
    const source = await sourceOf(c);
    const request = await readArguments(c, addLineItemsRequest);
    rejectOwnPrices(request);
    const view = await changeCartV2(
      platform,
      source,
      (cart, tx) => withItems(tx, cart, request.catalogItems ?? [], clock.now()),
      { create: true },
    );
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/remove-line-items`, async (c) => {
    const source = await sourceOf(c);
    const { lineItemIds } = await readArguments(c, removeLineItemsRequest);
    const view = await changeCartV2(platform, source, async (cart) => withoutLines(cart, lineItemIds));
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  app.post(`${base}/update-line-items`, async (c) => {
    const source = await sourceOf(c);
    const { lineItems } = await readArguments(c, updateLineItemsRequest);
    const view = await changeCartV2(platform, source, async (cart, tx) => {
      const edited = await withUpdatedLines(tx, cart, lineItems);
      const selections = lineItems.flatMap(({ lineItemId, membershipPayment }) =>
        membershipPayment ? [{ lineItemId, payment: membershipPayment }] : [],
      );
      if (selections.length === 0) return edited;
      const memberships = await selectedMembershipsFor(tx, { ...cart, ...edited }, selections, clock.now());
      return { ...edited, document: { ...cart.document, memberships } };
    });
    return c.json({ cart: cartV2Wire(platform, view) });
  });

  return app;
}
