import 'server-only';
import { env } from '@/lib/config/env';
import { platformFetch } from './transport';

/**
 * Whether the owner of this access token has such an order. Returns true when the platform is
 * unavailable, because the page then reports the problem. Does not use the SDK, whose modules must
 * not be bundled into the middleware.
 */
export async function orderMayExist(accessToken: string, orderId: string): Promise<boolean> {
  try {
    const url = new URL(`/ecom/v1/orders/${encodeURIComponent(orderId)}`, env.WIX_API_ORIGIN);
    const response = await platformFetch(url, { headers: { authorization: accessToken } });
    response.body?.cancel().catch(() => undefined);
    return response.status !== 404 && response.status !== 403;
  } catch {
    return true;
  }
}
