import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Address } from '../../core/address';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { type BuyerIds, buyerOf } from '../buyer';
import { emitCartDeleted } from './events';
import { type Cart, carts } from './schema';
import { isOrdered } from './types';

export type CartOwner = Pick<Cart, 'ownerId' | 'ownerType'>;

/** The current cart of a visitor or member, unless it has become an order. */
export async function findCart(reader: Reader, owner: CartOwner): Promise<Cart | undefined> {
  return open(await findCurrentCart(reader, owner));
}

export async function findCartById(reader: Reader, id: string): Promise<Cart | undefined> {
  return open(await findAnyCart(reader, id));
}

/** The current cart of a visitor or member. It stays the current one after it became an order. */
export async function findCurrentCart(reader: Reader, owner: CartOwner): Promise<Cart | undefined> {
  const [row] = await reader.select().from(carts).where(eq(carts.ownerId, owner.ownerId));
  return row;
}

/** A cart by its id, also one that has become an order. */
export async function findAnyCart(reader: Reader, id: string): Promise<Cart | undefined> {
  const [row] = await reader.select().from(carts).where(eq(carts.id, id));
  return row;
}

const open = (cart: Cart | undefined): Cart | undefined => (cart && !isOrdered(cart) ? cart : undefined);

/** Returns an empty cart that is not stored yet. `now` in milliseconds. */
/** @param address that the cart brings along */
export const newCart = (owner: CartOwner, now: number, address: Address | null = null): Cart => ({
  id: crypto.randomUUID(),
  ...owner,
  lines: [],
  nextLine: 1,
  couponCode: null,
  checkoutId: null,
  createdAt: now,
  updatedAt: now,
  document: address === null ? {} : { contactInfo: { address } },
});

/** Returns the cart as one that is nobody's current cart. It still belongs to its buyer. */
export const detached = (cart: Cart): Cart => ({
  ...cart,
  ownerId: cart.id,
  ownerType: 'app',
  document: withBuyer(cart.document, buyerOf(cart)),
});

const withBuyer = (document: Cart['document'], buyer: BuyerIds): Cart['document'] =>
  Object.keys(buyer).length > 0 ? { ...document, buyer } : document;

/**
 * Writes the whole cart, whether new or existing, and returns it with its new revision. An earlier
 * cart of the same owner is no longer the current one.
 */
export async function saveCart(tx: Writer, cart: Cart): Promise<Cart> {
  const { revision = 0 } = cart.document;
  const saved = { ...cart, document: { ...withLinesPaid(cart), revision: revision + 1 } };
  const others = and(eq(carts.ownerId, cart.ownerId), ne(carts.id, cart.id));
  for (const other of await tx.select().from(carts).where(others))
    await tx.update(carts).set(detached(other)).where(eq(carts.id, other.id));
  await tx.insert(carts).values(saved).onConflictDoUpdate({ target: carts.id, set: saved });
  return saved;
}

/** Returns the document with the memberships that pay for lines of the cart. */
function withLinesPaid({ document, lines }: Cart): Cart['document'] {
  if (!document.memberships) return document;
  const memberships = document.memberships
    .map((one) => ({
      ...one,
      lineItemIds: one.lineItemIds.filter((id) => lines.some((line) => line.id === id)),
    }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);
  return { ...document, memberships };
}

/** Removes a cart, if it exists, and emits the events. `now` in milliseconds. */
export const deleteCart = (tx: Writer, platform: Platform, id: string, now: number): Promise<void> =>
  deleteCarts(tx, platform, eq(carts.id, id), now);

/** Removes the carts of an owner. */
export const deleteCartOf = (tx: Writer, platform: Platform, ownerId: string, now: number): Promise<void> =>
  deleteCarts(tx, platform, eq(carts.ownerId, ownerId), now);

async function deleteCarts(tx: Writer, platform: Platform, where: SQL, now: number): Promise<void> {
  for (const cart of await tx.delete(carts).where(where).returning())
    await emitCartDeleted(tx, platform, { id: cart.id, at: now, isOrdered: isOrdered(cart) });
}
