import { connection } from 'next/server';
import { discoveryResponse } from './transports';

/** The discovery document: what programs can do in this shop (https://ucp.dev). */
export async function GET(): Promise<Response> {
  // Not at build time: the origin of the shop is a setting of the server.
  await connection();
  return discoveryResponse(undefined);
}
