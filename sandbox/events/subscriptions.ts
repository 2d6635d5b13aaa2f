import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { webhookSubscriptions } from './schema';

/** A subscription: a URL, and event types or `*`. */
export const subscriptionSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  events: z.array(z.string().min(1)).min(1).default(['*']),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const wants = ({ events }: Subscription, type: string): boolean =>
  events.includes('*') || events.includes(type);

export const listSubscriptions = (reader: Reader): Promise<Subscription[]> =>
  reader.select().from(webhookSubscriptions);

/** Replaces all subscriptions. Pending deliveries to removed subscribers still arrive. */
export async function replaceSubscriptions(tx: Writer, subscriptions: Subscription[]): Promise<void> {
  await tx.delete(webhookSubscriptions);
  for (const subscription of subscriptions)
    await tx
      .insert(webhookSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: webhookSubscriptions.url, set: { events: subscription.events } });
}

/** Sets the subscriber of the start options, if any, and removes the one of an earlier start. */
export async function subscribeFromStart(tx: Writer, url: string | undefined): Promise<void> {
  await tx.delete(webhookSubscriptions).where(eq(webhookSubscriptions.fromStart, true));
  if (url === undefined) return;
  const subscription = { url, events: ['*'], fromStart: true };
  await tx
    .insert(webhookSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: webhookSubscriptions.url, set: subscription });
}
