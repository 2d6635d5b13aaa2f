import { applyGiftCard, removeGiftCard } from '@/lib/cart/operations';
import { codeSchema } from '@/lib/cart/requests';
import { formMethod, mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';

const remove = async () => ({ cart: await removeGiftCard() });

/** Pays with a gift card: `{code}` → `{cart}`. A plain form removes it with `_method`. */
export const POST = mutation('POST /api/cart/gift-card', async (body) =>
  formMethod(body) === 'DELETE'
    ? remove()
    : { cart: await applyGiftCard(parseWith(codeSchema, body.value).code) },
);

/** Removes the gift card: `{}` → `{cart}`. */
export const DELETE = mutation('DELETE /api/cart/gift-card', remove);

export const GET = redirectToPage('/cart');
