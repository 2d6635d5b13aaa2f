import { eq } from 'drizzle-orm';
import { STORES_APP_ID } from '../../core/platform';
import type { Writer } from '../../db/database';
import { carts, checkouts } from '../../db/schema';
import { withAddedLines } from './cart';
import { deleteCart, findCart, saveCart } from './store';

/**
 * Makes a visitor's cart the member's who has signed in. Without a cart of the member's own it changes hands as it is,
 * with its open checkout; else its lines are added: quantities add up, cut to the stock. The member's coupon and
 * address win. `now` in milliseconds.
 */
export async function adoptVisitorCart(
  tx: Writer,
  { visitorId, memberId }: { visitorId: string; memberId: string },
  now: number,
): Promise<void> {
  const visitors = await findCart(tx, { ownerId: visitorId, ownerType: 'visitor' });
  if (visitors === undefined || visitors.ownerType !== 'visitor') return;
  const owner = { ownerId: memberId, ownerType: 'member' } as const;
  const own = await findCart(tx, owner);
  if (own === undefined) {
    await tx
      .update(carts)
      .set({ ...owner, updatedAt: now })
      .where(eq(carts.id, visitors.id));
    if (visitors.checkoutId !== null)
      await tx.update(checkouts).set(owner).where(eq(checkouts.id, visitors.checkoutId));
    return;
  }
  const requests = visitors.lines.map(({ catalogItemId, variantId, customTextFields, quantity }) => ({
    catalogReference: { appId: STORES_APP_ID, catalogItemId, options: { variantId, customTextFields } },
    quantity,
  }));
  await deleteCart(tx, visitors.id);
  await saveCart(tx, {
    ...own,
    ...(await withAddedLines(tx, own, requests)),
    couponCode: own.couponCode ?? visitors.couponCode,
    document: { ...visitors.document, ...own.document },
    updatedAt: now,
  });
}
