import type { Writer } from '../../db/database';
import type { Cart } from '../cart-v1/schema';
import { readCatalogItems } from '../lines/catalog';
import { availableQuantityFor, lineId, lineKey, type RequestedLine, readRequestedLine } from '../lines/edit';
import { MAX_CART_LINES } from '../lines/requests';
import { resolveLines } from '../lines/resolve';
import type { StoredLine } from '../lines/types';
import { cartError } from './errors';
import type { CatalogItemRequest, LineUpdate } from './requests';
import { refreshedLines } from './view';

type Edited = Pick<Cart, 'lines' | 'nextLine'>;

/**
 * Returns the lines of a cart with catalog items added, and the ids of the lines that took them.
 * Equal references share a line. All items are added or none.
 * @throws PlatformError 400 NO_LINE_ITEMS_TO_ADD, MAX_LINE_ITEMS_EXCEEDED; 428
 *   ITEM_NOT_FOUND_IN_CATALOG, INSUFFICIENT_INVENTORY.
 */
export async function withCatalogItems(
  tx: Writer,
  cart: Cart,
  requests: readonly CatalogItemRequest[],
): Promise<Edited & { addedTo: string[] }> {
  if (requests.length === 0) throw cartError('NO_LINE_ITEMS_TO_ADD', 'No line items to add');
  const references = requests.map(({ catalogReference }) => catalogReference);
  const items = await readCatalogItems(tx, [...cart.lines, ...references]);
  const requestedLines = requests.map((request) => ({
    request,
    requested: sellable(readRequestedLine(request, items), items),
  }));
  const unknown = requestedLines.filter(({ requested }) => requested === undefined);
  if (unknown.length > 0)
    throw itemNotFound(unknown.map(({ request: { catalogReference } }) => ({ catalogReference })));

  const lines: StoredLine[] = cart.lines.map((line) => ({ ...line }));
  let { nextLine } = cart;
  const taken = new Map<
    string,
    { requested: RequestedLine; reference: CatalogItemRequest['catalogReference'] }
  >();
  const addedTo: string[] = [];
  for (const { request, requested } of requestedLines) {
    if (requested === undefined) continue;
    let line = lines.find((known) => lineKey(known) === requested.key);
    if (line === undefined) {
      line = { id: lineId(nextLine), quantity: 0, ...requested.line };
      nextLine += 1;
      lines.push(line);
    }
    line.quantity += request.quantity;
    taken.set(line.id, { requested, reference: request.catalogReference });
    addedTo.push(line.id);
  }
  if (lines.length > MAX_CART_LINES)
    throw cartError('MAX_LINE_ITEMS_EXCEEDED', `A cart holds at most ${MAX_CART_LINES} line items`, {
      requestCount: lines.length,
      maxCount: MAX_CART_LINES,
    });
  const short = [...taken].flatMap(([id, { requested, reference }]) =>
    shortage(lines, { id, requested, identifier: { catalogReference: reference } }),
  );
  if (short.length > 0) throw insufficientInventory(short);
  const touched = new Set(taken.keys());
  return {
    lines: refreshedLines({ ...cart, lines }, resolveLines(lines, items), touched),
    nextLine,
    addedTo,
  };
}

/** Downloads without a file cannot be sold. */
const sellable = (
  requested: RequestedLine | undefined,
  items: Awaited<ReturnType<typeof readCatalogItems>>,
) =>
  requested?.line.snapshot.itemType === 'DIGITAL' &&
  items.get(requested.line.catalogItemId)?.digitalFileName === undefined
    ? undefined
    : requested;

/**
 * Returns the lines with new quantities. All change or none.
 * @throws PlatformError 400 EMPTY_LINE_ITEM_UPDATES, DUPLICATE_LINE_ITEM_UPDATES; 428
 *   LINE_ITEM_NOT_FOUND_IN_CART, ITEM_NOT_FOUND_IN_CATALOG, INSUFFICIENT_INVENTORY.
 */
export async function withUpdatedLines(
  tx: Writer,
  cart: Cart,
  updates: readonly LineUpdate[],
): Promise<Pick<Cart, 'lines'>> {
  const ids = updates.map(({ lineItemId }) => lineItemId);
  const empty = updates.filter(({ quantity, membershipPayment }) => !quantity && !membershipPayment);
  if (empty.length > 0)
    throw cartError('EMPTY_LINE_ITEM_UPDATES', 'Line item updates must not be empty', {
      lineItemIds: empty.map(({ lineItemId }) => lineItemId),
    });
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  if (repeated.length > 0)
    throw cartError('DUPLICATE_LINE_ITEM_UPDATES', 'A line item can be updated once', {
      duplicateLineItemIds: repeated,
    });
  requireLines(cart, ids);

  const newQuantities = new Map(
    updates.map(({ lineItemId, quantity }) => [lineItemId, quantity?.newQuantity]),
  );
  const lines = cart.lines.map((line) => ({
    ...line,
    quantity: newQuantities.get(line.id) ?? line.quantity,
  }));
  const changed = lines.filter(({ id }) => newQuantities.get(id) !== undefined);
  const items = await readCatalogItems(tx, changed);
  const variantOf = ({ catalogItemId, variantId }: StoredLine) => {
    const item = items.get(catalogItemId);
    const variant = item?.variants.find(({ id }) => id === variantId);
    return item?.visible && variant?.visible ? variant : undefined;
  };
  const gone = changed.filter((line) => variantOf(line) === undefined);
  if (gone.length > 0) throw itemNotFound(gone.map(({ id }) => ({ lineItemId: id })));
  const short = changed.flatMap((line) => {
    const variant = variantOf(line);
    const requested = variant && { line, variant };
    return requested ? shortage(lines, { id: line.id, requested, identifier: { lineItemId: line.id } }) : [];
  });
  if (short.length > 0) throw insufficientInventory(short);
  return { lines };
}

/** Returns the lines without those named. @throws PlatformError 428 LINE_ITEM_NOT_FOUND_IN_CART. */
export function withoutLines(cart: Cart, ids: readonly string[]): Pick<Cart, 'lines'> {
  requireLines(cart, ids);
  return { lines: cart.lines.filter(({ id }) => !ids.includes(id)) };
}

function requireLines({ lines }: Cart, ids: readonly string[]): void {
  const unknown = ids.filter((id) => !lines.some((line) => line.id === id));
  if (unknown.length > 0)
    throw cartError('LINE_ITEM_NOT_FOUND_IN_CART', 'Line items were not found in the cart', {
      lineItemIds: unknown,
    });
}

type Shortage = { id: Record<string, unknown>; requestedQuantity: number; availableQuantity: number };

/** Returns what a line lacks, if its quantity exceeds the stock. */
function shortage(
  lines: readonly StoredLine[],
  {
    id,
    requested,
    identifier,
  }: { id: string; requested: Pick<RequestedLine, 'line' | 'variant'>; identifier: Record<string, unknown> },
): Shortage[] {
  const requestedQuantity = lines.find((line) => line.id === id)?.quantity ?? 0;
  const availableQuantity = availableQuantityFor(lines, requested, id);
  return requestedQuantity > availableQuantity
    ? [{ id: identifier, requestedQuantity, availableQuantity }]
    : [];
}

const insufficientInventory = (invalidItems: Shortage[]) =>
  cartError('INSUFFICIENT_INVENTORY', 'Not enough items in stock', { invalidItems });

const itemNotFound = (invalidItems: Record<string, unknown>[]) =>
  cartError('ITEM_NOT_FOUND_IN_CATALOG', 'Items were not found in the catalog', { invalidItems });
