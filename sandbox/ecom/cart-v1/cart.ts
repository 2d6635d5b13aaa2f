import { ownerOf, type Shopper } from '../../core/caller';
import { applicationError, plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { readCatalogItems } from '../lines/catalog';
import { addLines } from '../lines/edit';
import type { LineRequest } from '../lines/requests';
import { resolveLines } from '../lines/resolve';
import { checkCoupon, couponError, defaultCountry } from '../quote/quote';
import { pricesIncludeTax, readCoupon } from '../quote/store';
import { emitCartCreated, emitCartUpdated } from './events';
import type { UpdateCartRequest } from './requests';
import type { Cart } from './schema';
import { findCart, newCart, saveCart } from './store';
import type { CartView } from './wire';

/**
 * Returns the caller's cart. @throws PlatformError 404 OWNED_CART_NOT_FOUND before the first add.
 */
export async function requireCart(reader: Reader, shopper: Shopper): Promise<Cart> {
  const cart = await findCart(reader, ownerOf(shopper));
  if (cart === undefined) throw applicationError(404, 'OWNED_CART_NOT_FOUND', 'Cart not found');
  return cart;
}

/** Returns a cart for display, with every line re-read from the catalog. */
export async function viewCart(reader: Reader, cart: Cart): Promise<CartView> {
  const items = await readCatalogItems(reader, cart.lines);
  const coupon = cart.couponCode === null ? undefined : await readCoupon(reader, cart.couponCode);
  const isTaxIncluded = await pricesIncludeTax(reader, {
    country: defaultCountry(),
    ...cart.document.contactInfo?.address,
  });
  return { cart, lines: resolveLines(cart.lines, items), coupon, isTaxIncluded };
}

/**
 * Changes the caller's cart in one transaction and returns the new state.
 * @throws PlatformError 404 OWNED_CART_NOT_FOUND, unless `create` lets the change create the cart.
 */
export async function changeCart(
  platform: Platform,
  shopper: Shopper,
  change: (cart: Cart, tx: Writer) => Promise<Partial<Cart>>,
  { create = false } = {},
): Promise<CartView> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const owner = ownerOf(shopper);
    const known = create ? await findCart(tx, owner) : await requireCart(tx, shopper);
    const before = known ?? newCart(owner, now, platform.siteOptions.newCartAddress);
    const after = await saveCart(tx, { ...before, ...(await change(before, tx)), updatedAt: now });
    const view = await viewCart(tx, after);
    await (known ? emitCartUpdated : emitCartCreated)(tx, platform, view);
    return view;
  });
}

/** Returns the lines of a cart with more added, see `addLines`. */
export async function withAddedLines(
  tx: Writer,
  cart: Cart,
  requests: readonly LineRequest[],
): Promise<Pick<Cart, 'lines' | 'nextLine'>> {
  const references = requests.map(({ catalogReference }) => catalogReference);
  const items = await readCatalogItems(tx, [...cart.lines, ...references]);
  return addLines(cart, requests, items);
}

/** Returns the cart's document with the given parts of `cartInfo` replaced. */
export function withCartInfo(
  document: Cart['document'],
  info: NonNullable<UpdateCartRequest['cartInfo']>,
): Cart['document'] {
  const { buyerNote, buyerInfo, contactInfo, selectedShippingOption } = info;
  return {
    ...document,
    ...(buyerNote != null ? { buyerNote } : {}),
    ...(buyerInfo?.email ? { email: buyerInfo.email } : {}),
    ...(contactInfo
      ? {
          contactInfo: {
            ...document.contactInfo,
            ...(contactInfo.address ? { address: contactInfo.address } : {}),
            ...(contactInfo.contactDetails ? { contactDetails: contactInfo.contactDetails } : {}),
          },
        }
      : {}),
    ...(selectedShippingOption ? { selectedShippingOption } : {}),
  };
}

/**
 * Returns the stored spelling of a coupon's code.
 * @throws PlatformError 404 ERROR_COUPON_DOES_NOT_EXIST, or 428 with the code of the reason for
 *   which it cannot be used.
 */
export async function usableCoupon(
  reader: Reader,
  code: string,
  { lines, now }: { lines: Cart['lines']; now: number },
): Promise<string> {
  const resolved = resolveLines(lines, await readCatalogItems(reader, lines));
  const { coupon, rejection } = await checkCoupon(reader, code, { now, lines: resolved });
  if (coupon !== undefined && rejection === undefined) return coupon.code;
  const error = couponError(rejection ?? 'ERROR_COUPON_DOES_NOT_EXIST', coupon);
  throw applicationError(coupon === undefined ? 404 : 428, error.code, error.description, error.data);
}

/**
 * Rejects prices set by the caller. The platform accepts them from trusted apps only, and the
 * storefront's client never sends merchant discounts.
 * @throws PlatformError 403
 */
export function rejectOwnPrices(request: {
  customLineItems?: unknown[] | null;
  merchantDiscounts?: unknown[] | null;
}): void {
  if (request.customLineItems?.length || request.merchantDiscounts?.length)
    throw plainError(403, 'Permission denied');
}
