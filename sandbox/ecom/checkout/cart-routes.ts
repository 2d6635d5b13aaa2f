import { Hono } from 'hono';
import { readArguments } from '../../core/arguments';
import { readShopper } from '../../core/caller';
import type { Platform } from '../../core/platform';
import { createCheckoutRequest } from '../cart-v1/requests';
import { checkOutCart } from './from-cart';

/** The call that turns the current cart into a checkout. */
export function cartCheckoutRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.post('/ecom/v1/carts/current/create-checkout', async (c) => {
    const shopper = await readShopper(platform, c);
    const request = await readArguments(c, createCheckoutRequest);
    return c.json({ checkoutId: await checkOutCart(platform, shopper, request) });
  });

  return app;
}
