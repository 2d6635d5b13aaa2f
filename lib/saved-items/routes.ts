import 'server-only';
import { getSummaries } from '@/lib/catalog/summaries';
import { ShopError } from '@/lib/errors/shop-error';
import { type Body, formMethod, mutation, parseWith } from '@/lib/http/mutation';
import { answer, answerError, report } from '@/lib/http/respond';
import { countAttempt } from '@/lib/limits/limit';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { lowestPrice } from '@/lib/model/product';
import type { ListName } from '@/lib/model/saved-items';
import { isMember, readSession } from '@/lib/session/read';
import { langOf, localHref, safePath, signInHref } from '@/lib/urls';
import {
  addItemsSchema,
  addSaved,
  loadSaved,
  removeItemsSchema,
  removeSaved,
  wishlistFormSchema,
} from './operations';

/**
 * Returns the handlers of a list. GET, POST `{items}` and DELETE `{keys}` each answer `{items}`,
 * the list in the account. It is null where only the browser has the list. A list that is off is a
 * 404.
 */
export function listRoutes(list: ListName, where: string, isOn: boolean) {
  const requireFeature = async () => {
    if (!isOn) throw new ShopError('not-found');
    await countAttempt('saved-items', (await readSession())?.refreshToken.value ?? '');
  };

  const remove = async ({ value }: Body) => {
    await requireFeature();
    return { items: await removeSaved(list, parseWith(removeItemsSchema, value).keys) };
  };

  return {
    GET: async (): Promise<Response> => {
      if (!isOn) return answerError(new ShopError('not-found'));
      try {
        return answer({ items: await loadSaved(list) });
      } catch (error) {
        return answerError(report(error, `GET ${where}`));
      }
    },
    POST: mutation(`POST ${where}`, async (body) => {
      await requireFeature();
      if (body.kind === 'form') return list === 'wishlist' ? sendForm(body) : {};
      return { items: await addSaved(list, parseWith(addItemsSchema(list), body.value).items) };
    }),
    DELETE: mutation(`DELETE ${where}`, remove),
  };
}

/** Adds or removes one product for a page without JavaScript. A visitor is sent to sign in. */
async function sendForm(body: Body): Promise<Record<string, unknown>> {
  const { productId } = parseWith(wishlistFormSchema, body.value);
  const returnTo = safePath(String(body.value.returnTo ?? ''), '/wishlist');
  if (!(await isMember())) throw new ShopError('not-found', { page: signInHref(returnTo) });
  const items =
    formMethod(body) === 'DELETE' ? await removeSaved('wishlist', [productId]) : await addProduct(productId);
  if (items !== null) return { items };
  const page = `${localHref(langOf(returnTo), '/wishlist')}?error=not-found`;
  throw new ShopError('not-found', { page });
}

async function addProduct(productId: string) {
  const [product] = await getSummaries([productId], SITE_VIEW);
  if (!product) throw new ShopError('not-found');
  const item = { variantId: null, choices: {}, price: lowestPrice(product.price) };
  return addSaved('wishlist', [{ key: productId, addedAt: Date.now(), item }]);
}
