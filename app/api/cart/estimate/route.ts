import { estimateCart } from '@/lib/cart/operations';
import { estimateSchema, fromTotalsForm } from '@/lib/cart/requests';
import { storeTotalsChoice } from '@/lib/cart/totals-choice';
import { mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';

/**
 * Estimates the cart's totals: `{country, subdivision?, shippingCode?, membershipIds?}` →
 * `{estimate}`. A POST, because a shopper's address must not appear in a URL.
 */
export const POST = mutation('POST /api/cart/estimate', async ({ kind, value }) => {
  const choice = parseWith(estimateSchema, kind === 'form' ? fromTotalsForm(value) : value);
  await storeTotalsChoice(choice);
  return kind === 'form' ? {} : { estimate: (await estimateCart(choice))?.estimate ?? null };
});

export const GET = redirectToPage('/cart');
