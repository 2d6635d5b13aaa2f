import 'server-only';
import { z } from 'zod';
import { getSummaries } from '@/lib/catalog/summaries';
import { ShopError } from '@/lib/errors/shop-error';
import { type Body, formMethod, parseWith } from '@/lib/http/mutation';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { lowestPrice } from '@/lib/model/product';
import { addSaved, keySchema, removeSaved } from '@/lib/saved-items/operations';
import { listRoutes } from '@/lib/saved-items/routes';
import { isMember } from '@/lib/session/read';
import { langOf, localHref, safePath, signInHref } from '@/lib/urls';
import { WISHLIST } from './member-list';

/** The member's wishlist. */
export const { GET, POST, DELETE } = listRoutes(WISHLIST, '/api/wishlist', FEATURES.wishlist, sendForm);

const formSchema = z.object({ productId: keySchema });

/** Adds or removes one product for a page without JavaScript. A visitor is sent to sign in. */
async function sendForm(body: Body): Promise<Record<string, unknown>> {
  const { productId } = parseWith(formSchema, body.value);
  const returnTo = safePath(String(body.value.returnTo ?? ''), '/wishlist');
  if (!(await isMember())) throw new ShopError('not-found', { page: signInHref(returnTo) });
  const items =
    formMethod(body) === 'DELETE' ? await removeSaved(WISHLIST, [productId]) : await addProduct(productId);
  if (items !== null) return { items };
  const page = `${localHref(langOf(returnTo), '/wishlist')}?error=not-found`;
  throw new ShopError('not-found', { page });
}

async function addProduct(productId: string) {
  const [product] = await getSummaries([productId], SITE_VIEW);
  if (!product) throw new ShopError('not-found');
  const item = { variantId: null, choices: {}, price: lowestPrice(product.price) };
  return addSaved(WISHLIST, [{ key: productId, addedAt: Date.now(), item }]);
}
