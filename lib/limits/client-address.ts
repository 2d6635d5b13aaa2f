import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/config/env';
import { addressIn } from './address.mjs';

/** Returns the address of the current request's shopper, or null when it is unknown. */
export async function clientAddress(): Promise<string | null> {
  try {
    return addressIn((await headers()).get('x-forwarded-for'), env.TRUSTED_PROXIES);
  } catch {
    // Outside of a request.
    return null;
  }
}
