import { eq } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import { carts } from '../../db/schema';
import type { Reader } from '../reader';

export type Cart = typeof carts.$inferSelect;
export type CartOwner = Pick<Cart, 'ownerId' | 'ownerType'>;

/** The current cart of a visitor or member. */
export async function findCart(reader: Reader, owner: CartOwner): Promise<Cart | undefined> {
  const [row] = await reader.select().from(carts).where(eq(carts.ownerId, owner.ownerId));
  return row;
}

/** An empty cart that is not stored yet. `now` in milliseconds. */
export const newCart = (owner: CartOwner, now: number): Cart => ({
  id: crypto.randomUUID(),
  ...owner,
  lines: [],
  nextLine: 1,
  couponCode: null,
  checkoutId: null,
  createdAt: now,
  updatedAt: now,
  document: {},
});

/** Writes the whole cart, new or known. */
export async function saveCart(tx: Writer, cart: Cart): Promise<void> {
  await tx.insert(carts).values(cart).onConflictDoUpdate({ target: carts.id, set: cart });
}

export async function deleteCart(tx: Writer, id: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, id));
}
