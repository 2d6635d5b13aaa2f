import { eq } from 'drizzle-orm';
import { readCatalogVersion } from '../../catalog/version';
import { type Platform, STORES_APP_ID } from '../../core/platform';
import type { Writer } from '../../db/database';
import { GIFT_CARDS_APP_ID } from '../../gift-cards/store';
import { viewCart, withAddedLines } from '../cart-v1/cart';
import { emitCartUpdated } from '../cart-v1/events';
import { deleteCart, findCart, saveCart } from '../cart-v1/store';
import { giftOptionsOf } from '../lines/gift-cards';
import { v3OptionsOf } from '../lines/select-v3';
import { checkouts } from './schema';

/**
 * Transfers a visitor's cart to the member who has signed in. Without a cart of the member's own,
 * the cart changes its owner and keeps its open checkout. Otherwise its lines are added: quantities
 * add up, limited to the stock. The member's coupon and address win.
 */
export async function adoptVisitorCart(
  tx: Writer,
  platform: Platform,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): Promise<void> {
  const now = platform.clock.now();
  const visitors = await findCart(tx, { ownerId: visitorId, ownerType: 'visitor' });
  if (visitors === undefined || visitors.ownerType !== 'visitor') return;
  const owner = { ownerId: memberId, ownerType: 'member' } as const;
  const own = await findCart(tx, owner);
  if (own === undefined) {
    const adopted = await saveCart(tx, { ...visitors, ...owner, updatedAt: now });
    await emitCartUpdated(tx, platform, await viewCart(tx, adopted));
    if (visitors.checkoutId !== null)
      await tx.update(checkouts).set(owner).where(eq(checkouts.id, visitors.checkoutId));
    return;
  }
  const isV3 = (await readCatalogVersion(tx)) === 'V3_CATALOG';
  const requests = visitors.lines.map((line) => ({
    catalogReference: {
      appId: line.gift ? GIFT_CARDS_APP_ID : STORES_APP_ID,
      catalogItemId: line.catalogItemId,
      options: line.gift ? giftOptionsOf(line.variantId, line.gift) : isV3 ? v3OptionsOf(line) : line,
    },
    quantity: line.quantity,
  }));
  await deleteCart(tx, platform, visitors.id, now);
  const merged = await saveCart(tx, {
    ...own,
    ...(await withAddedLines(tx, own, requests)),
    couponCode: own.couponCode ?? visitors.couponCode,
    document: { ...visitors.document, ...own.document },
    updatedAt: now,
  });
  await emitCartUpdated(tx, platform, await viewCart(tx, merged));
}
