import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { isCartV1Removed } from '../v1-removal';
import { type CartView, cartWire } from './wire';

const CART = 'wix.ecom.v1.cart';

/** Emits what happened to a cart in the shape of Cart V2. */
type CartV2Events = {
  created(tx: Writer, platform: Platform, view: CartView): Promise<void>;
  updated(tx: Writer, platform: Platform, view: CartView): Promise<void>;
  deleted(tx: Writer, cart: { id: string; at: number }): Promise<void>;
};

declare module '../../core/platform' {
  interface Platform {
    cartV2Events: CartV2Events;
  }
}

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
  await platform.cartV2Events.created(tx, platform, view);
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
  await platform.cartV2Events.updated(tx, platform, view);
}

/** Emits the events of a deleted cart. One that has become an order is long deleted in V1. */
export async function emitCartDeleted(
  tx: Writer,
  platform: Platform,
  { id, at, isOrdered }: { id: string; at: number; isOrdered: boolean },
): Promise<void> {
  if (!isOrdered) await emitCartV1Deleted(tx, { id, at });
  await platform.cartV2Events.deleted(tx, { id, at });
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
