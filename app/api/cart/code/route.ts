import { applyCode, removeCoupon, removeGiftCard } from '@/lib/cart/operations';
import { codeSchema, removeCodeSchema } from '@/lib/cart/requests';
import { type Body, formMethod, mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';

async function remove({ value }: Body) {
  const { kind } = parseWith(removeCodeSchema, value);
  return { cart: kind === 'coupon' ? await removeCoupon() : await removeGiftCard() };
}

/** Applies a coupon or a gift card: `{code}` → `{cart}`. A plain form removes one with `_method`. */
export const POST = mutation('POST /api/cart/code', async (body) =>
  formMethod(body) === 'DELETE'
    ? remove(body)
    : { cart: await applyCode(parseWith(codeSchema, body.value).code) },
);

/** Removes the coupon or the gift card: `{kind}` → `{cart}`. */
export const DELETE = mutation('DELETE /api/cart/code', remove);

export const GET = redirectToPage('/cart');
