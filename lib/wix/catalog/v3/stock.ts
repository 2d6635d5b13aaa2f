import 'server-only';
import type { inventoryItemsV3 } from '@wix/stores';
import { PlatformError } from '@/lib/errors/platform-error';
import { processState } from '@/lib/process-state';
import { browse, type CallLane } from '../../browse-client';

/** The stock of one product, by variant id. */
export type Stock = {
  /**
   * Quantities of variants that the merchant tracks. Of a variant without stock: how many more can
   * be pre-ordered.
   */
  quantities: Map<string, number>;
  /** The merchant's message about the delivery of pre-orders. */
  preOrderMessage: string | null;
};

const UNKNOWN: Stock = { quantities: new Map(), preOrderMessage: null };

/** After a rejection, nothing is requested for this time. In milliseconds. */
const REJECTED_MS = 10 * 60_000;
const rejection = processState('stock-rejection', () => ({ until: 0 }));

/**
 * Returns the stock of a product. It is unknown where the site does not show stock items to
 * visitors: that is no failure and says nothing about availability.
 *
 * @throws PlatformError
 */
export async function queryStock(productId: string, lane: CallLane): Promise<Stock> {
  if (performance.now() < rejection.until) return UNKNOWN;
  try {
    return await browse(async ({ inventoryItemsV3 }) => {
      const page = await inventoryItemsV3
        .queryInventoryItems()
        .eq('productId', productId)
        .limit(1_000)
        .find();
      const stock = stockOf(page.items);
      // The sums over all locations need every item. Hardly any product has more than one page.
      return page.hasNext() ? { ...stock, quantities: new Map() } : stock;
    }, lane);
  } catch (error) {
    if (!(error instanceof PlatformError) || !(error.isForbidden || error.isUnauthenticated)) throw error;
    rejection.until = performance.now() + REJECTED_MS;
    return UNKNOWN;
  }
}

/** Sums the locations of a variant. An item that is not tracked makes the quantity unknown. */
export function stockOf(items: inventoryItemsV3.InventoryItem[]): Stock {
  const quantities = new Map<string, number>();
  const preOrders = new Map<string, number>();
  const untracked = new Set<string>();
  for (const { variantId, trackQuantity, quantity, preorderInfo } of items) {
    if (!variantId) continue;
    if (trackQuantity === false || typeof quantity !== 'number') untracked.add(variantId);
    else {
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + Math.max(0, quantity));
      preOrders.set(variantId, (preOrders.get(variantId) ?? 0) + preOrdersLeft(preorderInfo));
    }
  }
  for (const [variantId, left] of preOrders)
    if (quantities.get(variantId) === 0) quantities.set(variantId, left);
  for (const variantId of untracked) quantities.delete(variantId);
  const message = items.find(({ preorderInfo }) => preorderInfo?.enabled && preorderInfo.message);
  return { quantities, preOrderMessage: message?.preorderInfo?.message ?? null };
}

/** The platform's default limit is its highest. It counts the pre-orders from the last stock on. */
const preOrdersLeft = (info: inventoryItemsV3.PreorderInfo | undefined): number =>
  info?.enabled ? Math.max(0, (info.limit ?? 100_000) - (info.counter ?? 0)) : 0;
