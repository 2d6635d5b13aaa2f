import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import type { Quote } from '../quote/quote';
import { isCartV1Removed } from '../v1-removal';
import type { Checkout } from './store';
import { checkoutWire } from './wire';

type CheckoutView = { checkout: Checkout; quote: Quote };

const about = ({ checkout }: CheckoutView) =>
  ({ entityFqdn: 'wix.ecom.v1.checkout', entityId: checkout.id, at: checkout.updatedAt }) as const;

/** Emits the event of a new checkout in its current state. */
export async function emitCheckoutCreated(tx: Writer, platform: Platform, view: CheckoutView): Promise<void> {
  if (isCartV1Removed(view.checkout.updatedAt)) return;
  const content = { createdEvent: { entity: checkoutWire(platform, view) } };
  await emitDomainEvent(tx, { ...about(view), slug: 'created', content });
}

/** Emits the event of a changed checkout, and of its completion when this change completed it. */
export async function emitCheckoutUpdated(tx: Writer, platform: Platform, view: CheckoutView): Promise<void> {
  if (isCartV1Removed(view.checkout.updatedAt)) return;
  const content = { updatedEvent: { currentEntity: checkoutWire(platform, view) } };
  await emitDomainEvent(tx, { ...about(view), slug: 'updated', content });
  // A completed checkout cannot change any more, so this is the change that completed it.
  if (!view.checkout.completed) return;
  const checkout = checkoutWire(platform, view);
  await emitDomainEvent(tx, {
    ...about(view),
    slug: 'completed',
    content: { actionEvent: { body: { checkout } } },
  });
}
