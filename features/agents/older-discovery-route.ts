import { connection } from 'next/server';
import { discoveryResponse } from './transports';

/** The discovery document for programs that only know this older version. */
export async function GET(): Promise<Response> {
  await connection();
  return discoveryResponse('2026-04-08');
}
