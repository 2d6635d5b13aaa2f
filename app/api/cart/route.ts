import { emptyCart, loadCart, setBuyerNote } from '@/lib/cart/operations';
import { withFormState } from '@/lib/cart/plain-forms';
import { cartPatchSchema } from '@/lib/cart/requests';
import { type Body, mutation, parseWith } from '@/lib/http/mutation';
import { answer, answerError } from '@/lib/http/respond';
import { report } from '@/lib/observe/report';

/** The shopper's cart: `{cart}`. */
export async function GET(): Promise<Response> {
  try {
    return answer({ cart: await loadCart() });
  } catch (error) {
    return answerError(report(error, 'GET /api/cart'));
  }
}

const setNote = async ({ value }: Body) => ({
  cart: await setBuyerNote(parseWith(cartPatchSchema, value).buyerNote),
});

/** Sets the note to the merchant: `{buyerNote}` → `{cart}`. */
export const PATCH = mutation('PATCH /api/cart', setNote);

/** The same for a plain form. */
export const POST = mutation('POST /api/cart', (body) => withFormState(body, () => setNote(body)));

/** Empties the cart: `{}` → `{cart}`. */
export const DELETE = mutation('DELETE /api/cart', async () => ({ cart: await emptyCart() }));
