import { applyCoupon, removeCoupon } from '@/lib/cart/operations';
import { codeSchema } from '@/lib/cart/requests';
import { formMethod, mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';

const remove = async () => ({ cart: await removeCoupon() });

/** Applies a coupon: `{code}` → `{cart}`. A plain form removes it with `_method`. */
export const POST = mutation('POST /api/cart/coupon', async (body) =>
  formMethod(body) === 'DELETE'
    ? remove()
    : { cart: await applyCoupon(parseWith(codeSchema, body.value).code) },
);

/** Removes the coupon: `{}` → `{cart}`. */
export const DELETE = mutation('DELETE /api/cart/coupon', remove);

export const GET = redirectToPage('/cart');
