import { connection } from 'next/server';

/** Liveness check: reports that this process answers. It calls no other service. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
