import 'server-only';
import { findPictures, withPreOrderMessages, withUnitPrices } from '@/lib/catalog/line-details';
import { giftCards, isGiftCardOffered, ownPicture } from '@/lib/config/shop';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import { countAttempt } from '@/lib/limits/limit';
import { emptyFields } from '@/lib/model/buy-fields';
import {
  type AddRequest,
  type Cart,
  type CartLine,
  EMPTY_CART,
  type EstimatedCart,
  MAX_NOTE_LENGTH,
  quantityOf,
  type TotalsChoice,
} from '@/lib/model/cart';
import type { Picture, Product } from '@/lib/model/product';
import { missingOptions } from '@/lib/model/variant-selection';
import { withoutUndefined } from '@/lib/model/without-undefined';
import { actForShopper, readForShopper, readSession } from '@/lib/session/read';
import { withinTime } from '@/lib/timeout';
import { cartPlatform as platform } from '@/lib/wix/cart/current-cart';
import { queryBoughtProduct } from '@/lib/wix/cart/line-item';
import { couponErrorOf, giftCardErrorOf, isCartNotFound } from '@/lib/wix/rejections';
import { addOnce } from './add-all';
import { isTaxPlaceKnown } from './countries';
import { HAS_ORDER_FIELDS, joinNote, type OrderValues, splitNote } from './order-fields';

/**
 * The platform's cart often leaves pictures out, and has neither the merchant's message of a pre-order nor a
 * price per unit. Costs no call where the catalog is cached, and waits a second at most for each.
 */
const withCatalog = async (cart: Cart): Promise<Cart> =>
  withMeasures(await withMessages(await withLinePictures(withoutFields(cart))));

/** Leaves the text that the shopper wrote in the note, apart from the fields of the order. */
function withoutFields({ note, ...cart }: Cart): Cart {
  if (!HAS_ORDER_FIELDS || !note) return { ...cart, note };
  const { values, text } = splitNote(note);
  const hasFields = Object.keys(values).length > 0;
  return { ...cart, note: text || undefined, orderValues: hasFields ? values : undefined };
}

async function withMeasures(cart: Cart): Promise<Cart> {
  if (cart.lines.length === 0) return cart;
  return { ...cart, lines: await withinTime(withUnitPrices(cart.lines), TIMEOUT_MS, cart.lines) };
}

async function withMessages(cart: Cart): Promise<Cart> {
  if (!cart.lines.some(({ preOrder }) => preOrder)) return cart;
  return { ...cart, lines: await withinTime(withPreOrderMessages(cart.lines), TIMEOUT_MS, cart.lines) };
}

/** The catalog does not have the picture of a gift card. The configuration does. */
function giftCardPicture({ addRequest, name }: CartLine): Picture | null {
  const file = addRequest?.giftCard && giftCards?.picture?.file;
  return file ? { ...ownPicture(file), alt: name } : null;
}

async function withLinePictures(cart: Cart): Promise<Cart> {
  const lines = cart.lines.map((line) => ({ ...line, picture: line.picture ?? giftCardPicture(line) }));
  const lacking = lines.filter(
    ({ picture, productId, addRequest }) => !picture && productId && !addRequest?.giftCard,
  );
  if (lacking.length === 0) return { ...cart, lines };
  // A line that cannot be bought again has its product only.
  const chosen = lacking.map(
    ({ productId, addRequest }) => addRequest ?? { productId, variantId: null, choices: {} },
  );
  const found = await withinTime(findPictures(chosen), TIMEOUT_MS, []);
  const pictures = new Map(lacking.map(({ id }, index) => [id, found[index]]));
  return {
    ...cart,
    lines: lines.map((line) => {
      const picture = line.picture ?? pictures.get(line.id);
      return picture ? { ...line, picture: { ...picture, alt: line.name } } : line;
    }),
  };
}

/** In milliseconds. The next read finds the pictures and messages cached. */
const TIMEOUT_MS = 1_000;

/** For a page that renders. Empty, without a call, without a session. */
export async function readCart(): Promise<Cart> {
  const cart = await readForShopper(platform.fetchCart);
  return cart === null ? EMPTY_CART : withoutUndefined(await withCatalog(cart));
}

/** As `readCart`, for route handlers and actions, which can set cookies. */
export async function loadCart(): Promise<Cart> {
  return (await readSession()) === null ? EMPTY_CART : cartAfter(platform.fetchCart);
}

const cartAfter = async (act: Parameters<typeof actForShopper<Cart>>[0]): Promise<Cart> =>
  withCatalog(await actForShopper(act));

/**
 * The platform limits `added` to the stock, and reports success even when it adds nothing.
 * @throws MissingOptionsError, or ShopError `sold-out`, when nothing was added
 */
export async function addToCart(request: AddRequest): Promise<{ cart: Cart; added: number }> {
  if (request.giftCard && !isGiftCardOffered(request)) throw new ShopError('bad-request');
  return actForShopper(async (client) => {
    const before = await platform.fetchCart(client);
    const cart = await addOnce(client, [request], before).catch(async (error) => {
      if (error instanceof PlatformError && error.detail.kind !== 'system') await assertOptions(request);
      throw error;
    });
    const added = quantityOf(cart, request.productId) - quantityOf(before, request.productId);
    if (added > 0) return { cart: await withCatalog(cart), added };
    await assertOptions(request);
    throw new ShopError('sold-out');
  });
}

/** 0 removes the line. A missing line is not an error. */
export async function setQuantity(lineId: string, quantity: number): Promise<Cart> {
  if (quantity === 0) return removeLine(lineId);
  return cartAfter((client) =>
    afterUnknownEnd(
      client,
      () => reloadWhenNotFound(client, () => platform.setQuantities(client, [{ id: lineId, quantity }])),
      ({ lines }) => lines.some((line) => line.id === lineId && line.quantity === quantity),
    ),
  );
}

export async function removeLine(lineId: string): Promise<Cart> {
  return cartAfter((client) =>
    afterUnknownEnd(
      client,
      () => reloadWhenNotFound(client, () => platform.removeLines(client, [lineId])),
      ({ lines }) => !lines.some(({ id }) => id === lineId),
    ),
  );
}

/**
 * When the response to a change is lost, reads the cart to find out whether the change happened.
 * @param unread the error when the cart cannot be read. Default: that of the change, which can be sent again
 * @throws PlatformError when nothing was changed
 */
async function afterUnknownEnd(
  client: Parameters<typeof platform.fetchCart>[0],
  change: () => Promise<Cart>,
  isDone: (cart: Cart) => boolean,
  unread: (error: PlatformError) => Error = (error) => error,
): Promise<Cart> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof PlatformError) || error.detail.kind !== 'system') throw error;
    const now = await platform.fetchCart(client).catch(() => {
      throw unread(error);
    });
    if (isDone(now)) return now;
    throw error;
  }
}

/** Another tab or device may have bought or emptied the cart. Returns what it is now. */
async function reloadWhenNotFound(
  client: Parameters<typeof platform.fetchCart>[0],
  change: () => Promise<Cart>,
): Promise<Cart> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof PlatformError && (error.isNotFound || error.detail.kind === 'validation'))
      return platform.fetchCart(client);
    throw error;
  }
}

export async function emptyCart(): Promise<Cart> {
  if ((await readSession()) !== null) await actForShopper(platform.deleteCart);
  return EMPTY_CART;
}

/** A code without a coupon is tried as a gift card. @throws ShopError with the reason of the rejection */
export async function applyCode(code: string): Promise<Cart> {
  try {
    return await applyCoupon(code);
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'code-unknown') throw error;
    return applyGiftCard(code);
  }
}

/** @throws ShopError with the reason of the rejection */
export async function applyCoupon(code: string): Promise<Cart> {
  try {
    return await withCode('coupon', (client) =>
      afterUnknownEnd(
        client,
        () => platform.applyCoupon(client, code),
        ({ couponCode }) => couponCode?.toLowerCase() === code.toLowerCase(),
        unsure,
      ),
    );
  } catch (error) {
    throw isCartNotFound(error) ? new ShopError('cart-empty', { cause: error }) : couponErrorOf(error);
  }
}

async function applyGiftCard(code: string): Promise<Cart> {
  try {
    return await withCode('gift-card', (client) =>
      // A cart has one gift card at most.
      afterUnknownEnd(client, () => platform.applyGiftCard(client, code), hasGiftCard, unsure),
    );
  } catch (error) {
    const rejection = giftCardErrorOf(error);
    // The shopper may have meant a coupon.
    throw rejection.code === 'gift-card-unavailable' ? new ShopError('code-unknown') : rejection;
  }
}

export async function removeCoupon(): Promise<Cart> {
  return cartAfter((client) =>
    afterUnknownEnd(
      client,
      () => reloadWhenNotFound(client, () => platform.removeCoupon(client)),
      ({ couponCode }) => couponCode === null,
    ),
  );
}

/** Counts attempts by the platform's id of the cart, because all sessions of a member share one cart. */
async function withCode(
  kind: 'coupon' | 'gift-card',
  act: Parameters<typeof actForShopper<Cart>>[0],
): Promise<Cart> {
  if ((await readSession()) === null) throw new ShopError('cart-empty');
  return cartAfter(async (client) => {
    const cartId = await platform.fetchCartId(client);
    if (cartId === null) throw new ShopError('cart-empty');
    await countAttempt(kind, cartId);
    return act(client);
  });
}

export async function removeGiftCard(): Promise<Cart> {
  return cartAfter((client) =>
    afterUnknownEnd(
      client,
      () => reloadWhenNotFound(client, () => platform.removeGiftCard(client)),
      (cart) => !hasGiftCard(cart),
    ),
  );
}

const unsure = (cause: PlatformError): ShopError => new ShopError('unsure', { cause });

const hasGiftCard = ({ giftCard }: Cart): boolean => Boolean(giftCard?.code);

/** The fields of the order stay as they are. */
export async function setBuyerNote(text: string): Promise<Cart> {
  return cartAfter(async (client) => {
    const before = HAS_ORDER_FIELDS ? await platform.fetchCart(client) : EMPTY_CART;
    return platform.setBuyerNote(client, buildNote(splitNote(before.note).values, text));
  });
}

/** @throws ShopError `too-large` */
export function buildNote(values: OrderValues, text: string): string {
  const note = joinNote(values, text);
  if (note.length > MAX_NOTE_LENGTH) throw new ShopError('too-large');
  return note;
}

/** Null without a session or when the platform reports no total. */
export async function estimateCart(choice: TotalsChoice): Promise<EstimatedCart | null> {
  if ((await readSession()) === null) return null;
  return actForShopper((client) => platform.estimateTotals(client, withTax(choice)));
}

/** As `estimateCart`, for a page that renders. */
export async function readEstimate(choice: TotalsChoice): Promise<EstimatedCart | null> {
  const estimated = await readForShopper((client) => platform.estimateTotals(client, withTax(choice)));
  return withoutUndefined(
    estimated?.cart ? { ...estimated, cart: await withCatalog(estimated.cart) } : estimated,
  );
}

/** Without the state that tax depends on, the platform's tax would differ from that of the checkout. */
const withTax = (choice: TotalsChoice) => ({ ...choice, calculateTax: isTaxPlaceKnown(choice) });

/** A choice or a required field is missing. The platform responds as if the product were sold out. */
export class MissingOptionsError extends ShopError {
  constructor(readonly product: Product) {
    super('options-missing');
  }
}

/** Costs at most one platform call. @throws MissingOptionsError */
async function assertOptions(request: AddRequest): Promise<void> {
  const { productId, variantId, choices, modifiers } = request;
  // A request that repeats a line was complete when it was made.
  if (request.giftCard || (variantId !== null && modifiers === undefined)) return;
  // Without the product, the rejection of the add is the answer.
  const product = await nullOnFailure(queryBoughtProduct(productId), 'options of a rejected add');
  if (!product) return;
  const isOpen = variantId === null && missingOptions(product, choices).length > 0;
  if (isOpen || emptyFields(product, request).length > 0) throw new MissingOptionsError(product);
}
