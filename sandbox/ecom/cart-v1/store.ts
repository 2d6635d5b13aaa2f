import { eq, type SQL } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { emitDomainEvent } from '../../events/emit';
import { carts } from './schema';

export type Cart = typeof carts.$inferSelect;
export type CartOwner = Pick<Cart, 'ownerId' | 'ownerType'>;

/** The current cart of a visitor or member. */
export async function findCart(reader: Reader, owner: CartOwner): Promise<Cart | undefined> {
  const [row] = await reader.select().from(carts).where(eq(carts.ownerId, owner.ownerId));
  return row;
}

export async function findCartById(reader: Reader, id: string): Promise<Cart | undefined> {
  const [row] = await reader.select().from(carts).where(eq(carts.id, id));
  return row;
}

/** Returns an empty cart that is not stored yet. `now` in milliseconds. */
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

/** Writes the whole cart, whether new or existing. */
export async function saveCart(tx: Writer, cart: Cart): Promise<void> {
  await tx.insert(carts).values(cart).onConflictDoUpdate({ target: carts.id, set: cart });
}

/** Removes a cart, if it exists, and emits the event. `now` in milliseconds. */
export const deleteCart = (tx: Writer, id: string, now: number): Promise<void> =>
  deleteCarts(tx, eq(carts.id, id), now);

/** Removes the carts of an owner. */
export const deleteCartOf = (tx: Writer, ownerId: string, now: number): Promise<void> =>
  deleteCarts(tx, eq(carts.ownerId, ownerId), now);

async function deleteCarts(tx: Writer, where: SQL, now: number): Promise<void> {
  for (const { id } of await tx.delete(carts).where(where).returning({ id: carts.id }))
    await emitDomainEvent(tx, {
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'deleted',
      entityId: id,
      at: now,
      content: { deletedEvent: {} },
    });
}
