import 'server-only';
import { env } from '@/lib/env';

const PATIENCE_MS = 1_500;

/**
 * Whether the platform's API answers at all. Asks for tokens without saying what for, which costs nothing and is
 * refused: a refusal is an answer. Beside the guard of the shop's own calls, which it neither fills nor believes.
 */
export async function isPlatformReachable(): Promise<boolean> {
  try {
    const response = await fetch(new URL('/oauth2/token', env.WIX_API_ORIGIN), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
    });
    response.body?.cancel().catch(() => undefined);
    return response.status < 500;
  } catch {
    return false;
  }
}
