import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { type CartView, cartWire } from './wire';

const CART = 'wix.ecom.v1.cart';

/** Emits the event of a new cart in its current state. */
export async function emitCartCreated(tx: Writer, platform: Platform, view: CartView): Promise<void> {
  await emitDomainEvent(tx, {
    entityFqdn: CART,
    slug: 'created',
    entityId: view.cart.id,
    at: view.cart.updatedAt,
    content: { createdEvent: { entity: cartWire(platform, view) } },
  });
}

/** Emits the event of a changed cart in its current state. */
export async function emitCartUpdated(tx: Writer, platform: Platform, view: CartView): Promise<void> {
  await emitDomainEvent(tx, {
    entityFqdn: CART,
    slug: 'updated',
    entityId: view.cart.id,
    at: view.cart.updatedAt,
    content: { updatedEvent: { currentEntity: cartWire(platform, view) } },
  });
}
