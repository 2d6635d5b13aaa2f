import { Hono } from 'hono';
import { checkReturnAddress, requireDomains } from '../apps/return-address';
import { allowedDomains } from '../apps/store';
import type { Caller } from '../core/access-tokens';
import { readArguments } from '../core/arguments';
import { readCaller, readVisitorId } from '../core/caller';
import { applicationError, plainError } from '../core/errors';
import { type Platform, SANDBOX_CLIENT_ID } from '../core/platform';
import { requestedLanguage } from '../core/requested-view';
import { buyerOf } from '../ecom/buyer';
import { requireCheckoutOrCart } from '../ecom/cart-v2/as-checkout';
import { claimOpenCart } from '../ecom/cart-v2/cart';
import type { Checkout } from '../ecom/checkout/store';
import { emitDomainEvent } from '../events/emit';
import { destinationOf, destinationUrl, throughDomain } from './destination';
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
    // A live site answers an API key alone with 403.
    const visitorId = await readVisitorId(platform, c);
    if (visitorId === undefined) throw plainError(403, 'Permission denied');
    const request = readRedirectRequest(await readArguments(c, redirectRequestSchema));
    const { intent, callbacks } = request;
    const clientId = caller.kind === 'admin' ? SANDBOX_CLIENT_ID : caller.clientId;
    if (!platform.siteOptions.published && (intent.kind === 'auth' || intent.kind === 'login'))
      throw applicationError(400, 'SITE_NOT_PUBLISHED_EXCEPTION', 'The site is not published');
    const domains = await allowedDomains(db.read, clientId);
    requireDomains(domains);
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
      ...travelerOf(caller, visitorId, checkout),
      request,
      createdAt: clock.now(),
    };
    const destination = destinationOf(platform.origin, request, session.id, requestedLanguage());
    const redirectSession = {
      id: session.id,
      fullUrl: throughDomain(platform.siteOptions.primaryDomain, intent, destinationUrl(destination)),
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

  return app;
}

/**
 * Returns the shopper of the session: the caller or, for an app with a visitor's token, the buyer of
 * the checkout or that visitor.
 */
function travelerOf(caller: Caller, visitorId: string, checkout: Checkout | undefined) {
  if (caller.kind !== 'admin')
    return { visitorId, memberId: caller.kind === 'member' ? caller.memberId : null };
  const buyer = checkout === undefined ? {} : buyerOf(checkout);
  return { visitorId: buyer.visitorId ?? visitorId, memberId: buyer.memberId ?? null };
}
