import type { Caller } from '../../core/access-tokens';
import { applicationError, plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { buyerOf, isBuyer } from '../buyer';
import { readCatalogItems } from '../lines/catalog';
import { resolveLines } from '../lines/resolve';
import { type Quote, quote } from '../quote/quote';
import { emitCheckoutUpdated } from './events';
import { type Checkout, findCheckout, saveCheckout } from './store';

/**
 * Returns a checkout that the caller may see: the buyer's own, or any for an admin.
 * @throws PlatformError 404 CHECKOUT_NOT_FOUND (the code is a guess); 403 for another buyer's.
 */
export async function requireCheckout(reader: Reader, caller: Caller, id: string): Promise<Checkout> {
  const checkout = await findCheckout(reader, id);
  if (checkout === undefined) throw checkoutNotFound(id);
  if (caller.kind !== 'admin' && !isBuyer(checkout, caller)) throw plainError(403, 'Permission denied');
  return checkout;
}

export const checkoutNotFound = (id: string) =>
  applicationError(404, 'CHECKOUT_NOT_FOUND', `Checkout ${id} was not found`);

/**
 * Returns the current totals of a checkout: lines re-read from the catalog, delivered to its
 * address.
 */
export async function quoteCheckout(reader: Reader, now: number, checkout: Checkout): Promise<Quote> {
  const items = await readCatalogItems(reader, checkout.lines);
  return quote(reader, now, {
    lines: resolveLines(checkout.lines, items),
    couponCode: checkout.couponCode,
    address: checkout.document.shippingDestination?.address ?? checkout.document.billingInfo?.address,
    selected: checkout.document.selectedShippingOption,
    memberId: buyerOf(checkout).memberId,
    memberships: checkout.document.selectedMemberships,
    giftCard: checkout.document.giftCard,
  });
}

/**
 * Changes an open checkout in one transaction. Returns it with its new totals.
 * @throws PlatformError as `requireCheckout`; 428 CHECKOUT_IS_COMPLETE.
 */
export async function changeCheckout(
  platform: Platform,
  caller: Caller,
  id: string,
  change: (checkout: Checkout, tx: Writer) => Promise<Partial<Checkout>>,
): Promise<{ checkout: Checkout; quote: Quote }> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const before = await requireCheckout(tx, caller, id);
    if (before.completed)
      throw applicationError(428, 'CHECKOUT_IS_COMPLETE', 'The checkout is already completed');
    const checkout = { ...before, ...(await change(before, tx)), updatedAt: now };
    await saveCheckout(tx, checkout);
    const view = { checkout, quote: await quoteCheckout(tx, now, checkout) };
    await emitCheckoutUpdated(tx, platform, view);
    return view;
  });
}

/** Returns the number of the checkout's next line. Line ids count up and are never reused. */
export const nextLineOf = ({ lines }: Pick<Checkout, 'lines'>): number =>
  1 + Math.max(0, ...lines.map(({ id }) => Number(id.slice(-12))));
