import 'server-only';
import { env } from '@/lib/env';
import { platformFetch } from './transport';

/**
 * Whether there is such an order of whom this access token speaks for; true also when that cannot be told, because
 * then the page itself has to say what is the matter. Asks without the SDK, whose modules have no place in the
 * middleware.
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
