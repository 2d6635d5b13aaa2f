import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { coupons } from '../quote/schema';
import { orders } from './schema';

export type Order = typeof orders.$inferSelect;

const FIRST_NUMBER = 10_001;

export async function findOrder(reader: Reader, id: string): Promise<Order | undefined> {
  const [row] = await reader.select().from(orders).where(eq(orders.id, id));
  return row;
}

export async function findOrders(reader: Reader, ids: readonly string[]): Promise<Order[]> {
  return ids.length === 0
    ? []
    : reader
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]));
}

/**
 * Stores an order under the next number. Numbers have no gaps, because a failed order takes none.
 */
export async function insertOrder(tx: Writer, order: Omit<Order, 'number'>): Promise<Order> {
  const [row] = await tx.select({ last: max(orders.number) }).from(orders);
  const numbered = { ...order, number: Math.max(FIRST_NUMBER, (row?.last ?? 0) + 1) };
  await tx.insert(orders).values(numbered);
  return numbered;
}

/** Returns the matching orders, each with its sort values as JSON text. */
export async function selectOrders(
  reader: Reader,
  page: { where: SQL | undefined; orderBy: SQL[]; keys: SQL[]; limit: number; offset?: number },
): Promise<{ order: Order; key: string }[]> {
  return reader
    .select({ order: orders, key: sql<string>`json_array(${sql.join(page.keys, sql`, `)})` })
    .from(orders)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset ?? 0);
}

export async function countOrders(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader.select({ count: sql<number>`count(*)` }).from(orders).where(where);
  return row?.count ?? 0;
}

/**
 * Counts one use of a coupon. @throws Error when it is used up, which rolls the surrounding
 * transaction back.
 */
export async function countCouponUse(tx: Writer, id: string): Promise<void> {
  const used = await tx
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} + 1` })
    .where(
      and(
        eq(coupons.id, id),
        sql`(${coupons.usageLimit} is null or ${coupons.usageCount} < ${coupons.usageLimit})`,
      ),
    )
    .returning({ id: coupons.id });
  if (used.length !== 1) throw new Error(`Coupon ${id} is used up`);
}
