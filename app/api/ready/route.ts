import { connection } from 'next/server';
import { readsCatalog } from '@/lib/catalog/request-view';
import { checkReadiness } from '@/lib/health/readiness';

/**
 * Readiness check: `{status, platform, cache, catalog, cart, problem?}`, with status 503 if traffic
 * must not be routed here.
 */
export const GET = readsCatalog(async () => {
  await connection();
  const readiness = await checkReadiness();
  return Response.json(readiness, {
    status: readiness.status === 'ready' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
});
