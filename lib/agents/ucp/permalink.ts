import 'server-only';
import { DEFAULT_LANG } from '@/lib/i18n/lang';
import { CART_LINK_PATH } from '@/lib/model/cart-link';
import { absoluteUrl, itemId } from '@/lib/seo/product-facts';
import { findEntries, inLang, readId } from './catalog';
import { CURRENT } from './protocol';

/**
 * Links that a program gives a person, with items in their path: `…/buy/{item}:{quantity},…`. They
 * lead to the page that asks before it adds anything. The path alone decides about the items. Of
 * the query, only a code and the names of campaigns reach the page: `continue_to` would lead past
 * the question, and anything else could be personal.
 */

const MAX_ITEMS = 20;
const MAX_QUANTITY = 999;
const CODE = 'discounts/codes/0';

/** Returns the URL that a permalink leads to. @throws PlatformError */
export async function permalinkTarget(path: string, query: URLSearchParams): Promise<string> {
  const items = readItems(path);
  const call = inLang({ version: CURRENT, shared: new Set(), isLangChosen: false }, DEFAULT_LANG);
  const entries = await findEntries(
    [...items.keys()].map((id) => readId(id)),
    call,
  );
  const url = new URL(absoluteUrl(DEFAULT_LANG, CART_LINK_PATH));
  for (const [id, quantity] of items) {
    const { productId, itemId: named } = readId(id);
    const product = entries.get(productId)?.product;
    const only = product?.variants.length === 1 ? product.variants[0] : undefined;
    const variant =
      named === null ? only : product?.variants.find((one) => itemId(productId, one.id) === named);
    if (product && variant)
      url.searchParams.append('item', `${encodeURIComponent(product.slug)}:${quantity}:v${variant.id}`);
  }
  // A name that is there twice means two codes.
  const [code, ...others] = query.getAll(CODE);
  if (code && code.length <= 50 && others.length === 0) url.searchParams.set('coupon', code);
  for (const [name, value] of query)
    if (/^utm_[a-z]{1,20}$/.test(name) && value.length <= 200) url.searchParams.append(name, value);
  return url.href;
}

/** Returns the quantities of a path by the ids of its items. What cannot be read is left out. */
function readItems(path: string): Map<string, number> {
  const items = new Map<string, number>();
  for (const part of path.split(',').slice(0, MAX_ITEMS)) {
    const [, token = '', count = ''] = /^([\w.-]+|~[\w-]+):(\d{1,3})$/.exec(part) ?? [];
    const id = token.startsWith('~') ? decoded(token.slice(1)) : token;
    const quantity = Number(count);
    if (!id || quantity === 0) continue;
    const key = id.toLowerCase();
    items.set(key, Math.min(MAX_QUANTITY, (items.get(key) ?? 0) + quantity));
  }
  return items;
}

/** Returns the text of a token in its only spelling, without control characters, or null. */
function decoded(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
