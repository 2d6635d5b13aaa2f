import type { NextRequest } from 'next/server';
import { connection } from 'next/server';
import { readsCatalog } from '@/lib/catalog/request-view';
import { checkReadiness, isReadinessSecret } from '@/lib/health/readiness';

/**
 * Readiness check: `{status}`, with status 503 if traffic must not be routed here. With the secret
 * of the shop's owner as a bearer token also `{platform, cache, catalog, cart, problem?}`.
 */
export const GET = readsCatalog(async ({ headers }: NextRequest) => {
  await connection();
  const readiness = await checkReadiness();
  const { status } = readiness;
  return Response.json(isReadinessSecret(headers.get('authorization')) ? readiness : { status }, {
    status: status === 'ready' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
});
