import { estimateCart } from '@/lib/cart/operations';
import { estimateSchema, fromTotalsForm } from '@/lib/cart/requests';
import { storeTotalsChoice } from '@/lib/cart/totals-choice';
import { mutation } from '@/lib/http/mutation';
import { parseWith } from '@/lib/http/read-body';

/**
 * What the cart would cost: `{country, subdivision?, shippingCode?, membershipIds?}` → `{estimate}`. It changes nothing
 * on the platform, but where somebody lives does not belong into an address, so it is requested with POST. What was
 * chosen is stored for the pages that follow, and a plain form gets its answer there.
 */
export const POST = mutation('POST /api/cart/estimate', async ({ kind, value }) => {
  const choice = parseWith(estimateSchema, kind === 'form' ? fromTotalsForm(value) : value);
  await storeTotalsChoice(choice);
  return kind === 'form' ? {} : { estimate: await estimateCart(choice) };
});
