import { Hono, type MiddlewareHandler } from 'hono';
import { captchaRoutes } from './captcha/routes';
import { discountControls } from './catalog/discount-controls';
import { siteControls } from './catalog/version';
import { v1ProductEvents } from './catalog-v1/products/events';
import { catalogV1Routes } from './catalog-v1/routes';
import { v3ProductEvents } from './catalog-v3/products/events';
import { catalogV3Routes } from './catalog-v3/routes';
import { dataControls } from './cms/controls';
import { dataItemRoutes } from './cms/routes';
import { dataItemWriteRoutes } from './cms/write-routes';
import { consoleRoutes } from './console/routes';
import { type Controls, controlRoutes } from './controls';
import { withActingIdentity } from './core/acting-identity';
import { callName, publishAnswer } from './core/calls';
import { openToPages } from './core/cross-origin';
import { PlatformError } from './core/errors';
import { onlyKnownHosts } from './core/known-hosts';
import { onlyLoopback } from './core/loopback';
import type { Platform } from './core/platform';
import { sentFieldNames } from './core/renamed-fields';
import { onSite } from './core/site';
import { backInStockControls } from './ecom/back-in-stock/controls';
import { notifyingEvents } from './ecom/back-in-stock/notify';
import { backInStockRoutes } from './ecom/back-in-stock/routes';
import { appCartRoutes } from './ecom/cart-v1/app-routes';
import { cartRoutes } from './ecom/cart-v1/routes';
import { emitCartV2Created, emitCartV2Deleted, emitCartV2Updated } from './ecom/cart-v2/events';
import { cartV2Routes } from './ecom/cart-v2/routes';
import { cartCheckoutRoutes } from './ecom/checkout/cart-routes';
import { checkoutRoutes } from './ecom/checkout/routes';
import { fulfillmentRoutes } from './ecom/fulfillments/routes';
import { cartOrderRoutes } from './ecom/orders/cart-routes';
import { downloadRoutes } from './ecom/orders/download-routes';
import { orderRoutes } from './ecom/orders/routes';
import { collectorRoutes } from './ecom/payments/collector-routes';
import { transactionRoutes } from './ecom/payments/transaction-routes';
import { orderRuleControls } from './ecom/quote/rule-controls';
import { recommendationRoutes } from './ecom/recommendations/routes';
import { untilCartV1IsRemoved } from './ecom/v1-removal';
import { formControls } from './forms/controls';
import { formRoutes } from './forms/routes';
import { subscriptionRoutes } from './forms/subscriptions';
import { mailDueGiftCards } from './gift-cards/mail';
import { giftCardRoutes } from './gift-cards/routes';
import { hostedCheckoutRoutes } from './hosted/checkout/routes';
import { setPasswordRoutes } from './hosted/set-password/routes';
import { hostedSignInRoutes } from './hosted/sign-in/routes';
import { sitePageRoutes } from './hosted/site/routes';
import { identityControlRoutes } from './identity/control-routes';
import { logoutRoutes } from './identity/logout-routes';
import { recoveryRoutes } from './identity/recovery-routes';
import { identityRoutes } from './identity/routes';
import { siteMemberRoutes } from './identity/site-member-routes';
import { mailRoutes } from './mail/routes';
import { mediaRoutes } from './media/routes';
import { videoRoutes } from './media/videos';
import { memberAdminRoutes } from './members/admin-routes';
import { memberBulkRoutes } from './members/bulk-routes';
import { memberRoutes } from './members/routes';
import { multilingualControls } from './multilingual/controls';
import { withRequestedView } from './multilingual/requested-view';
import { authorizeRoutes } from './oauth/authorize-routes';
import { tokenRoutes } from './oauth/routes';
import { redirectRoutes } from './redirects/routes';
import { reviewControls } from './reviews/controls';
import { reviewRoutes } from './reviews/routes';
import { seoRoutes } from './seo/routes';

/** Functions of higher domains for lower ones. A part of the platform that every domain receives. */
export const HIGHER_DOMAINS = {
  cartV2Events: { created: emitCartV2Created, updated: emitCartV2Updated, deleted: emitCartV2Deleted },
  productEvents: {
    V1_CATALOG: notifyingEvents(v1ProductEvents),
    V3_CATALOG: notifyingEvents(v3ProductEvents),
  },
} satisfies Partial<Platform>;

/**
 * Mounts every route of the sandbox in one app. The pages and tools come first. The platform's API
 * calls come after them, because only those are counted and can be made to fail.
 */
export function createApp(platform: Platform, controls: Controls): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof PlatformError)
      return c.json({ message: error.message, details: error.details }, error.status);
    console.error(error);
    return c.json({ message: '', details: {} }, 500);
  });
  app.notFound((c) => c.body(null, 404));
  app.use(onlyKnownHosts(platform, controls.hosts));
  app.use((_, next) => onSite(platform.site, next));
  app.use(withActingIdentity);
  app.use(async (c, next) => {
    await next();
    c.header('X-Wix-Request-Id', requestId(platform.clock.now()));
    publishAnswer(c);
  });

  // Pages and tools.
  app.get('/', (c) => c.redirect('/_sandbox/'));
  for (const path of ['/_sandbox/*', '/_console/*'])
    app.use(path, controls.off ? notThere : onlyLoopback(platform));
  app.route('/', controlRoutes(platform, controls));
  app.route('/', identityControlRoutes(platform));
  app.route('/', siteControls(platform));
  app.route('/', discountControls(platform));
  app.route('/', orderRuleControls(platform));
  app.route('/', multilingualControls(platform));
  app.route('/', dataControls(platform));
  app.route('/', backInStockControls(platform));
  app.route('/', formControls(platform));
  app.route('/', reviewControls(platform));
  app.route('/', consoleRoutes(platform, controls));
  app.route(
    '/',
    mailRoutes(platform, () => mailDueGiftCards(platform)),
  );
  app.use(controls.maintenance.close);
  app.route('/', captchaRoutes(platform));
  app.route('/', mediaRoutes(platform));
  app.route('/', videoRoutes(platform));
  app.route('/', downloadRoutes(platform));
  app.route('/', hostedCheckoutRoutes(platform));
  app.route('/', hostedSignInRoutes(platform));
  app.route('/', setPasswordRoutes(platform));
  app.route('/', sitePageRoutes(platform));
  app.route('/', subscriptionRoutes(platform));

  const api = apiRoutes(platform);
  // API calls. The routes above respond before these middlewares run.
  app.use(openToPages(api));
  app.use(async (c, next) => {
    const call = callName(c);
    if (call === undefined) return next();
    controls.calls.record(call);
    const began = performance.now();
    await next();
    controls.calls.note({
      at: platform.clock.iso(),
      call,
      path: c.req.path,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - began),
    });
  });
  app.use(controls.rateLimit.enforce);
  app.use(controls.faults.inject);
  app.use(withRequestedView(platform));
  app.use(sentFieldNames(platform));
  app.route('/', api);
  return app;
}

/** Mounts the platform's API calls. */
function apiRoutes(platform: Platform): Hono {
  const app = new Hono();
  app.route('/', tokenRoutes(platform));
  app.route('/', authorizeRoutes(platform));
  app.route('/', identityRoutes(platform));
  app.route('/', recoveryRoutes(platform));
  app.route('/', memberRoutes(platform));
  app.route('/', memberAdminRoutes(platform));
  app.route('/', memberBulkRoutes(platform));
  app.route('/', siteMemberRoutes(platform));
  app.route('/', logoutRoutes(platform));
  app.route('/', catalogV1Routes(platform));
  app.route('/', catalogV3Routes(platform));
  for (const path of ['/ecom/v1/carts/*', '/ecom/v1/checkouts/*'])
    app.use(path, untilCartV1IsRemoved(platform));
  app.route('/', cartRoutes(platform));
  app.route('/', appCartRoutes(platform));
  app.route('/', cartCheckoutRoutes(platform));
  app.route('/', checkoutRoutes(platform));
  app.route('/', cartV2Routes(platform));
  app.route('/', cartOrderRoutes(platform));
  app.route('/', orderRoutes(platform));
  app.route('/', transactionRoutes(platform));
  app.route('/', collectorRoutes(platform));
  app.route('/', fulfillmentRoutes(platform));
  app.route('/', redirectRoutes(platform));
  app.route('/', recommendationRoutes(platform));
  app.route('/', backInStockRoutes(platform));
  app.route('/', giftCardRoutes(platform));
  app.route('/', reviewRoutes(platform));
  app.route('/', dataItemRoutes(platform));
  app.route('/', formRoutes(platform));
  app.route('/', dataItemWriteRoutes(platform));
  app.route('/', seoRoutes(platform));
  return app;
}

const notThere: MiddlewareHandler = async (c) => c.body(null, 404);

/** The platform's format: seconds, a dot, and digits that distinguish requests. */
const requestId = (now: number): string =>
  `${Math.floor(now / 1000)}.${crypto.getRandomValues(new BigUint64Array(1)).join('')}`;
