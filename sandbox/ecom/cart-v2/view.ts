import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../db/reader';
import type { Cart } from '../cart-v1/schema';
import { isOrdered } from '../cart-v1/types';
import type { CartView } from '../cart-v1/wire';
import type { AvailabilityStatus, LineDiscount, ResolvedLine } from '../lines/types';
import { type OrderRules, readOrderRules } from '../quote/order-rules';
import { memberships, shippingOptions } from '../quote/schema';
import type { ShippingOption } from '../quote/store';

/**
 * A line as Cart V2 shows it: with the quantity that can be bought now, and with the name and price
 * of the last refresh.
 */
export type ConfirmedLine = ResolvedLine & {
  requestedQuantity: number;
  status: ItemStatus;
  /** An automatic discount that the line's price contains. */
  discount: LineDiscount | undefined;
};
type ItemStatus = 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG';

/** A cart with everything that its V2 form shows. */
export type CartV2View = CartView & {
  confirmed: ConfirmedLine[];
  /** The chosen delivery option, if the shop still has it. */
  method: ShippingOption | undefined;
  /** Names of the memberships that pay, by id. */
  membershipNames: ReadonlyMap<string, string>;
  rules: OrderRules;
};

/** Returns the V2 form of a cart. */
export async function viewV2(reader: Reader, view: CartView): Promise<CartV2View> {
  const code = view.cart.document.selectedShippingOption?.code;
  const [method] =
    code === undefined
      ? []
      : await reader.select().from(shippingOptions).where(eq(shippingOptions.code, code));
  return {
    ...view,
    confirmed: confirmLines(view.cart, view.lines),
    method,
    membershipNames: await namesOf(reader, view.cart.document.memberships ?? []),
    rules: await readOrderRules(reader),
  };
}

async function namesOf(reader: Reader, selected: readonly { id: string }[]): Promise<Map<string, string>> {
  if (selected.length === 0) return new Map();
  const ids = selected.map(({ id }) => id);
  const rows = await reader.select().from(memberships).where(inArray(memberships.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const STATUSES: Record<AvailabilityStatus, ItemStatus> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
};

/**
 * Returns the lines with the quantities that the stock allows. Prices and names change with a
 * refresh only. The lines of an ordered cart stay as they were bought.
 */
function confirmLines(cart: Cart, lines: readonly ResolvedLine[]): ConfirmedLine[] {
  const stored = new Map(cart.lines.map((line) => [line.id, line]));
  return lines.map((line) => {
    const snapshot = stored.get(line.id)?.snapshot;
    const { status, quantityAvailable = line.quantity } = line.availability;
    return {
      ...line,
      ...(snapshot ? { name: snapshot.name, price: snapshot.price, fullPrice: snapshot.fullPrice } : {}),
      requestedQuantity: line.quantity,
      // A price of before the discount does not contain it.
      discount: snapshot?.price === line.price ? line.v3?.discount : undefined,
      quantity: isOrdered(cart) ? line.quantity : Math.min(line.quantity, quantityAvailable),
      status: isOrdered(cart) ? 'IN_STOCK' : STATUSES[status],
    };
  });
}

/**
 * Returns the stored lines with the catalog's current names and prices. Removed items keep theirs.
 */
export function refreshedLines(cart: Cart, lines: readonly ResolvedLine[], ids?: ReadonlySet<string>) {
  const current = new Map(lines.map((line) => [line.id, line]));
  return cart.lines.map((line) => {
    const now = current.get(line.id);
    if (now === undefined || now.availability.status === 'NOT_FOUND' || ids?.has(line.id) === false)
      return line;
    const { name, price, fullPrice } = now;
    return { ...line, snapshot: { ...line.snapshot, name, price, fullPrice } };
  });
}
