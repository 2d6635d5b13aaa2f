import { connection } from 'next/server';
import { discoveryResponse } from '@/lib/agents/ucp/transports';

/** The same for programs that know this older version only. */
export async function GET(): Promise<Response> {
  await connection();
  return discoveryResponse('2026-04-08');
}
