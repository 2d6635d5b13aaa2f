import { connection } from 'next/server';
import { checkReadiness } from '@/lib/observe/readiness';

/** Whether shoppers should be sent here: `{status, platform, cache}`, 503 when they should not. */
export async function GET(): Promise<Response> {
  await connection();
  const readiness = await checkReadiness();
  return Response.json(readiness, {
    status: readiness.status === 'ready' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
