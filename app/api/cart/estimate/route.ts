import { z } from 'zod';
import { estimateCart } from '@/lib/cart/operations';
import { estimateSchema, fromTotalsForm } from '@/lib/cart/requests';
import { readTotalsChoice, storeTotalsChoice } from '@/lib/cart/totals-choice';
import { mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import type { TotalsChoice } from '@/lib/model/cart';

/**
 * Estimates the cart's totals: `{country, subdivision?, shippingCode?, membershipIds?}` →
 * `{estimate}`. `{}` estimates them for the choice that the cart's page starts with. A POST, because a shopper's address must not appear in a URL.
 */
export const POST = mutation('POST /api/cart/estimate', async ({ kind, value }) => {
  if (kind !== 'form' && WITHOUT_CHOICE.safeParse(value).success)
    return estimateFor(await readTotalsChoice());
  const choice = parseWith(estimateSchema, kind === 'form' ? fromTotalsForm(value) : value);
  await storeTotalsChoice(choice);
  return kind === 'form' ? {} : estimateFor(choice);
});

const WITHOUT_CHOICE = z.strictObject({});

const estimateFor = async (choice: TotalsChoice) => ({
  estimate: (await estimateCart(choice))?.estimate ?? null,
});

export const GET = redirectToPage('/cart');
