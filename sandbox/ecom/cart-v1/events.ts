import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { emitCartV2Created, emitCartV2Deleted, emitCartV2Updated } from '../cart-v2/events';
import { isCartV1Removed } from '../v1-removal';
import { type CartView, cartWire } from './wire';

const CART = 'wix.ecom.v1.cart';

/** Emits the events of a new cart in its current state, one for each generation of the API. */
export async function emitCartCreated(tx: Writer, platform: Platform, view: CartView): Promise<void> {
  const { id, updatedAt } = view.cart;
  if (!isCartV1Removed(updatedAt))
    await emitDomainEvent(tx, {
      entityFqdn: CART,
      slug: 'created',
      entityId: id,
      at: updatedAt,
      content: { createdEvent: { entity: cartWire(platform, view) } },
    });
  await emitCartV2Created(tx, platform, view);
}

/** Emits the events of a changed cart in its current state, one for each generation of the API. */
export async function emitCartUpdated(tx: Writer, platform: Platform, view: CartView): Promise<void> {
  const { id, updatedAt } = view.cart;
  if (!isCartV1Removed(updatedAt))
    await emitDomainEvent(tx, {
      entityFqdn: CART,
      slug: 'updated',
      entityId: id,
      at: updatedAt,
      content: { updatedEvent: { currentEntity: cartWire(platform, view) } },
    });
  await emitCartV2Updated(tx, platform, view);
}

/** Emits the events of a deleted cart. One that has become an order is long deleted in V1. */
export async function emitCartDeleted(
  tx: Writer,
  { id, at, isOrdered }: { id: string; at: number; isOrdered: boolean },
): Promise<void> {
  if (!isOrdered) await emitCartV1Deleted(tx, { id, at });
  await emitCartV2Deleted(tx, { id, at });
}

/** Emits V1's event for a cart that is gone in V1, where an ordered cart is a deleted one. */
export async function emitCartV1Deleted(tx: Writer, { id, at }: { id: string; at: number }): Promise<void> {
  if (isCartV1Removed(at)) return;
  await emitDomainEvent(tx, {
    entityFqdn: CART,
    slug: 'deleted',
    entityId: id,
    at,
    content: { deletedEvent: {} },
  });
}
