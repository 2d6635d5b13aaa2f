import { type Context, Hono } from 'hono';
import { checkReturnAddress } from '../apps/return-address';
import { allowedDomains } from '../apps/store';
import type { Caller } from '../core/access-tokens';
import { readArguments } from '../core/arguments';
import { readCaller, readVisitorId } from '../core/caller';
import { plainError } from '../core/errors';
import { type Platform, SANDBOX_CLIENT_ID } from '../core/platform';
import { requestedLanguage } from '../core/requested-view';
import { buyerOf } from '../ecom/buyer';
import { requireCheckoutOrCart } from '../ecom/cart-v2/as-checkout';
import { claimOpenCart } from '../ecom/cart-v2/cart';
import type { Checkout } from '../ecom/checkout/store';
import { emitDomainEvent } from '../events/emit';
import { destinationOf, destinationUrl } from './destination';
import { readRedirectRequest, redirectRequestSchema } from './request';
import { insertRedirectSession, productExists, type RedirectSession } from './store';

/** The routes of one call that the SDK, the reference and older clients use. */
const ADDRESSES = [
  '/_api/redirects-api/v1/redirect-session',
  '/redirect-session/v1/redirect-session',
  '/redirect-session/v1/session',
  '/headless/v1/redirect-session',
] as const;

/**
 * Redirect sessions: single-use URLs that carry a shopper from the storefront to a hosted page and
 * back.
 */
export function redirectRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.on('POST', [...ADDRESSES], async (c) => {
    const caller = await readCaller(platform, c);
    const request = readRedirectRequest(await readArguments(c, redirectRequestSchema));
    const { intent, callbacks } = request;
    const clientId = caller.kind === 'admin' ? SANDBOX_CLIENT_ID : caller.clientId;
    const domains = await allowedDomains(db.read, clientId);
    for (const [name, address] of Object.entries(callbacks))
      if (address !== undefined) checkReturnAddress(`callbacks.${name}`, address, domains);
    const checkout =
      intent.kind === 'ecomCheckout' ? await checkoutFor(caller, intent.ecomCheckout.checkoutId) : undefined;
    if (intent.kind === 'storesProduct' && !(await productExists(db.read, intent.storesProduct.productSlug)))
      throw plainError(404, 'Product not found');

    const session: RedirectSession = {
      id: crypto.randomUUID(),
      kind: intent.kind,
      clientId,
      ...(await travelerOf(c, caller, checkout)),
      request,
      createdAt: clock.now(),
    };
    const destination = destinationOf(platform.origin, request, session.id, requestedLanguage());
    const redirectSession = {
      id: session.id,
      fullUrl: destinationUrl(destination),
      urlDetails: destination,
    };
    await db.write(async (tx) => {
      await insertRedirectSession(tx, session);
      await emitDomainEvent(tx, {
        entityFqdn: 'wix.headless.v1.redirect_session',
        slug: 'created',
        entityId: session.id,
        at: session.createdAt,
        content: { createdEvent: { entity: redirectSession } },
      });
    });
    return c.json({ redirectSession });
  });

  /** Returns a checkout of V1 or a cart of V2, which is its own checkout. */
  async function checkoutFor(caller: Caller, id: string): Promise<Checkout> {
    if (caller.kind !== 'admin') await claimOpenCart(platform, caller, id);
    return requireCheckoutOrCart(platform, caller, id);
  }

  /**
   * Returns the shopper of the session: the caller or, when an app calls, the visitor that it calls
   * for or the owner of the checkout.
   */
  async function travelerOf(c: Context, caller: Caller, checkout: Checkout | undefined) {
    if (caller.kind === 'visitor') return { visitorId: caller.visitorId, memberId: null };
    if (caller.kind === 'member') return { visitorId: caller.visitorId, memberId: caller.memberId };
    const buyer = checkout === undefined ? {} : buyerOf(checkout);
    const visitorId = buyer.visitorId ?? (await readVisitorId(platform, c)) ?? crypto.randomUUID();
    return { visitorId, memberId: buyer.memberId ?? null };
  }

  return app;
}
