import { type Context, Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import type { Platform } from '../../core/platform';
import { viewCart } from '../cart-v1/cart';
import { ALL_PARTS, calculate, partsOf } from './calculate';
import type { CartCalls } from './cart';
import { type CartSource, changeCartV2, requireOpenCart, viewOf } from './cart';
import { emitCartCalculated } from './events';
import { calculateRequest, estimateRequest } from './requests';
import { summaryWire } from './summary';
import { type CartV2View, refreshedLines } from './view';
import { cartV2Wire } from './wire';

/** Totals of a cart. They are not stored. */
export function calculationRoutes(platform: Platform, { base, sourceOf }: CartCalls): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.post(`${base}/estimate`, async (c) => {
    const source = await sourceOf(c);
    const request = await readArguments(c, estimateRequest);
    const view = await viewFor(source, request);
    // The estimate of an emptied current cart is a 404 in a public project's record of live calls.
    if (view.cart.lines.length === 0 && source.create) throw source.notFound();
    const calculation = await calculate(db.read, view, { now: clock.now(), parts: partsOf(request) });
    return c.json({
      cart: cartV2Wire(platform, view),
      summary: summaryWire(calculation, { withToken: false }),
    });
  });

  app.post(`${base}/calculate`, async (c: Context) => {
    const source = await sourceOf(c);
    const view = await viewFor(source, await readArguments(c, calculateRequest));
    const calculation = await calculate(db.read, view, { now: clock.now(), parts: ALL_PARTS });
    const summary = summaryWire(calculation, { withToken: true });
    await db.write((tx) => emitCartCalculated(tx, { view, summary, at: clock.now() }));
    return c.json({ cart: cartV2Wire(platform, view), summary });
  });

  /** Returns the cart, refreshed from the catalog if the call requests it. */
  async function viewFor(
    source: CartSource,
    { refreshCart }: { refreshCart?: boolean | null },
  ): Promise<CartV2View> {
    if (!refreshCart) return viewOf(db.read, await requireOpenCart(db.read, source));
    return changeCartV2(platform, source, async (cart, tx) => ({
      lines: refreshedLines(cart, (await viewCart(tx, cart)).lines),
    }));
  }

  return app;
}
