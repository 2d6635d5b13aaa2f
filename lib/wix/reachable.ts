import 'server-only';
import { env } from '@/lib/config/env';

const TIMEOUT_MS = 1_500;

/**
 * Whether the platform's API answers at all. Sends an incomplete token request, which costs nothing
 * and is rejected: a rejection is an answer. Bypasses the guard of the shop's own calls, so that
 * neither affects the other.
 */
export async function isPlatformReachable(): Promise<boolean> {
  try {
    const response = await fetch(new URL('/oauth2/token', env.WIX_API_ORIGIN), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    response.body?.cancel().catch(() => undefined);
    return response.status < 500;
  } catch {
    return false;
  }
}
