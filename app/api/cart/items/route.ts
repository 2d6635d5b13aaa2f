import { afterAdd } from '@/features/places/cart-changes';
import { addToCart, MissingOptionsError, removeLine, setQuantity } from '@/lib/cart/operations';
import { storeAdded, storeCut, toOptionsPage } from '@/lib/cart/plain-forms';
import { addSchema, fromAddForm, quantitySchema, removeSchema } from '@/lib/cart/requests';
import { readsCatalog } from '@/lib/catalog/request-view';
import { type Body, formMethod, mutation, parseWith } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import type { AddRequest } from '@/lib/model/cart';
import { langOf } from '@/lib/urls';

/** A gift card takes no code, so it leaves one for the next item. */
async function addAndFinish(request: AddRequest) {
  const result = await addToCart(request);
  const finished = request.giftCard ? null : await afterAdd(async () => result.cart);
  return {
    ...result,
    ...(finished?.cart ? { cart: finished.cart } : {}),
    ...(finished?.rejection ? { rejection: finished.rejection } : {}),
  };
}

const add = async ({ kind, value }: Body) => {
  if (kind !== 'form') return addAndFinish(parseWith(addSchema, value));
  const request = parseWith(addSchema, fromAddForm(value));
  const lang = langOf(String(value.returnTo ?? ''));
  try {
    const result = await addAndFinish(request);
    const isCut = result.added < request.quantity;
    if (isCut || result.rejection) await storeAdded(lang, isCut ? result.added : null, result.rejection);
    return result;
  } catch (error) {
    if (!(error instanceof MissingOptionsError)) throw error;
    throw await toOptionsPage(error, request, lang);
  }
};

const update = async ({ kind, value }: Body) => {
  const { lineId, quantity } = parseWith(quantitySchema, value);
  const cart = await setQuantity(lineId, quantity);
  const line = cart.lines.find(({ id }) => id === lineId);
  if (kind === 'form' && line && line.quantity < quantity)
    await storeCut(langOf(String(value.returnTo ?? '')), line);
  return { cart };
};

const remove = async ({ value }: Body) => ({
  cart: await removeLine(parseWith(removeSchema, value).lineId),
});

/** Adds a product: `{productId, variantId?, choices?, customText?, quantity?}` → `{cart, added, rejection?}`. */
export const POST = readsCatalog(
  mutation(
    'POST /api/cart/items',
    async (body) => {
      switch (formMethod(body)) {
        case 'PATCH':
          return update(body);
        case 'DELETE':
          return remove(body);
        default:
          return add(body);
      }
    },
    { beginsSession: true },
  ),
);

/** Sets the quantity of a line: `{lineId, quantity}` → `{cart}`. A quantity of 0 removes the line. */
export const PATCH = mutation('PATCH /api/cart/items', update);

/** Removes a line: `{lineId}` → `{cart}`. */
export const DELETE = mutation('DELETE /api/cart/items', remove);

export const GET = redirectToPage('/cart');
