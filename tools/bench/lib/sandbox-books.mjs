import { join } from 'node:path';
import { createClient } from '@libsql/client';

/**
 * The sandbox's stored data, read directly from its database.
 * @typedef {object} Books
 * @property {Map<string, number>} stock product id → items of its variants with tracked stock
 * @property {number} leastStock of any variant
 * @property {{ id: string, checkoutId: string | null, quantities: Map<string, number> }[]} orders
 */

/**
 * @param {string} dataFolder
 * @returns {Promise<Books>}
 */
export async function readBooks(dataFolder) {
  const database = createClient({ url: `file:${join(dataFolder, 'sandbox.db')}` });
  try {
    const variants = await database.execute(
      'select product_id, sum(quantity) as quantity, min(quantity) as least from variants where track_quantity = 1 group by product_id',
    );
    const orders = await database.execute('select id, checkout_id, document from orders');
    return {
      stock: new Map(variants.rows.map((row) => [String(row.product_id), Number(row.quantity)])),
      leastStock: Math.min(...variants.rows.map((row) => Number(row.least))),
      orders: orders.rows.map((row) => ({
        id: String(row.id),
        checkoutId: row.checkout_id === null ? null : String(row.checkout_id),
        quantities: quantityOf(JSON.parse(String(row.document))),
      })),
    };
  } finally {
    database.close();
  }
}

/**
 * @param {{ lineItems?: { quantity?: number, catalogReference?: { catalogItemId?: string } }[] }}
 * order
 * @returns {Map<string, number>} product id → quantity
 */
function quantityOf({ lineItems = [] }) {
  const quantities = new Map();
  for (const { quantity = 0, catalogReference } of lineItems) {
    const id = catalogReference?.catalogItemId ?? '';
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return quantities;
}

/**
 * Returns the contradictions between two readings of the books and the orders that shoppers saw, as
 * sentences.
 * @param {Books} before
 * @param {Books} after
 * @param {readonly string[]} shownOrders ids that a thank-you page has shown
 * @returns {string[]}
 */
export function differences(before, after, shownOrders) {
  const known = new Set(before.orders.map(({ id }) => id));
  const placed = after.orders.filter(({ id }) => !known.has(id));
  const ids = new Set(placed.map(({ id }) => id));
  const checkouts = placed.flatMap(({ checkoutId }) => checkoutId ?? []);
  const found = [];
  const lost = shownOrders.filter((id) => !ids.has(id)).length;
  if (lost > 0) found.push(`${lost} orders that shoppers were thanked for are not there`);
  const doubled = checkouts.length - new Set(checkouts).size;
  if (doubled > 0) found.push(`${doubled} checkouts have become more than one order`);
  if (after.leastStock < 0) found.push(`stock has fallen to ${after.leastStock}`);
  for (const [product, quantity] of before.stock) {
    const sold = placed.reduce((sum, order) => sum + (order.quantities.get(product) ?? 0), 0);
    const left = after.stock.get(product) ?? 0;
    if (left !== quantity - sold)
      found.push(`${product}: of ${quantity} items ${sold} were sold and ${left} are left`);
  }
  return found;
}
