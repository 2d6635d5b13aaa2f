import { codeSchema } from '@/lib/cart/requests';
import { ShopError } from '@/lib/errors/shop-error';
import { mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { applyCode } from './noted-code';

/** Applies the noted code to the cart as it is: `{code}` → `{cart}`. */
export const POST = mutation('POST /api/cart/discount', async ({ value }) => {
  if (!FEATURES.discountLinks) throw new ShopError('not-found');
  return { cart: await applyCode(parseWith(codeSchema, value).code) };
});

export const GET = redirectToPage('/cart');
