import { eq } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { checkouts } from './schema';

export type Checkout = typeof checkouts.$inferSelect;

export async function findCheckout(reader: Reader, id: string): Promise<Checkout | undefined> {
  const [row] = await reader.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

/** Writes the whole checkout, whether new or existing. */
export async function saveCheckout(tx: Writer, checkout: Checkout): Promise<void> {
  await tx.insert(checkouts).values(checkout).onConflictDoUpdate({ target: checkouts.id, set: checkout });
}
