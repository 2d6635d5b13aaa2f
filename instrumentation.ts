import type { Instrumentation } from 'next';

/** Runs once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireUsableEnv, setShopVariables } = await import('@/lib/config/env-schema');
  requireUsableEnv(process.env);
  const { requireUsableShop } = await import('@/lib/config/shop-problems');
  const { default: shop } = await import('@/shop.config');
  const { knownLangs } = await import('@/lib/i18n/locales.mjs');
  requireUsableShop(shop, { langs: knownLangs() });
  setShopVariables(process.env, shop);
  const { appendSocketAddresses } = await import('@/lib/observe/socket-address');
  appendSocketAddresses();
  const { recordArrivals } = await import('@/lib/limits/misses');
  recordArrivals();
  const { watchResponses } = await import('@/lib/http/failed-page');
  watchResponses();
  const { watchOldForms } = await import('@/lib/http/old-form');
  watchOldForms();
  // Not awaited: the platform may be unavailable, and the server serves its cache then.
  void import('@/lib/health/readiness').then(({ reportProblems }) => reportProblems());
  // Without an exporter the tracing package is not loaded.
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { registerOTel } = await import('@vercel/otel');
    registerOTel({ serviceName: process.env.OTEL_SERVICE_NAME || 'shop' });
  }
}

/** Logs errors that no page or route has caught, and sets the status of their responses. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('@/lib/observe/failure');
  logRequestError(error, request, context);
  const { recordFailedPage } = await import('@/lib/http/failed-page');
  recordFailedPage(error);
};
