import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import type { CartView } from '../cart-v1/wire';
import type { CartV2View } from './view';
import { viewV2 } from './view';
import { cartV2Wire } from './wire';

const CART = 'wix.ecom.v2.cart';

/** Emits the event of a new cart in its current state. */
export async function emitCartV2Created(tx: Writer, platform: Platform, view: CartView): Promise<void> {
  const entity = cartV2Wire(platform, await viewV2(tx, view));
  await emitDomainEvent(tx, { ...about(view), slug: 'created', content: { createdEvent: { entity } } });
}

/** Emits the event of a changed cart in its current state. */
export async function emitCartV2Updated(tx: Writer, platform: Platform, view: CartView): Promise<void> {
  const currentEntity = cartV2Wire(platform, await viewV2(tx, view));
  const content = { updatedEvent: { currentEntity, modifiedFields: {} } };
  await emitDomainEvent(tx, { ...about(view), slug: 'updated', content });
}

/** Emits the event of a deleted cart. The entity is left out, which receivers must tolerate. */
export async function emitCartV2Deleted(tx: Writer, { id, at }: { id: string; at: number }): Promise<void> {
  await emitDomainEvent(tx, {
    entityFqdn: CART,
    slug: 'deleted',
    entityId: id,
    at,
    content: { deletedEvent: {} },
  });
}

/** Emits the event of a calculation, whose body is the summary. `at` in milliseconds. */
export async function emitCartCalculated(
  tx: Writer,
  { view, summary, at }: { view: CartV2View; summary: unknown; at: number },
): Promise<void> {
  await emitDomainEvent(tx, {
    ...about(view),
    at,
    slug: 'calculated',
    content: { actionEvent: { body: summary } },
  });
}

const about = ({ cart }: CartView) => ({ entityFqdn: CART, entityId: cart.id, at: cart.updatedAt }) as const;
