import { connection } from 'next/server';

/** Alive: this process answers. It asks nobody else. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
