import { estimateCart } from '@/lib/cart/operations';
import { estimateSchema } from '@/lib/cart/requests';
import { mutation } from '@/lib/http/mutation';
import { parseWith } from '@/lib/http/read-body';

/**
 * What the cart would cost: `{country, subdivision?, shippingCode?}` → `{estimate}`. It changes nothing, but where
 * somebody lives does not belong into an address, so it is asked with POST.
 */
export const POST = mutation('POST /api/cart/estimate', async ({ value }) => ({
  estimate: await estimateCart(parseWith(estimateSchema, value)),
}));
