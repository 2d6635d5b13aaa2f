import { estimateCart } from '@/lib/cart/operations';
import { estimateSchema, fromTotalsForm } from '@/lib/cart/requests';
import { storeTotalsChoice } from '@/lib/cart/totals-choice';
import { mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';

/**
 * Estimates the totals of the cart: `{country, subdivision?, shippingCode?, membershipIds?}` →
 * `{estimate}`. It changes nothing on the platform. It is a POST because a shopper's address must
 * not appear in a URL. The choice is stored for the following pages. A plain form is redirected to
 * the page with the estimate.
 */
export const POST = mutation('POST /api/cart/estimate', async ({ kind, value }) => {
  const choice = parseWith(estimateSchema, kind === 'form' ? fromTotalsForm(value) : value);
  await storeTotalsChoice(choice);
  return kind === 'form' ? {} : { estimate: (await estimateCart(choice))?.estimate ?? null };
});

export const GET = redirectToPage('/cart');
