import { z } from 'zod';
import type { Writer } from '../db/database';
import { webhookSubscriptions } from '../db/schema';
import type { Reader } from '../ecom/reader';

/** Who is told of what: an address, and event types or `*`. */
export const subscriptionSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  events: z.array(z.string().min(1)).min(1).default(['*']),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const wants = ({ events }: Subscription, type: string): boolean =>
  events.includes('*') || events.includes(type);

export const listSubscriptions = (reader: Reader): Promise<Subscription[]> =>
  reader.select().from(webhookSubscriptions);

/** Replaces who is told. What is on its way to somebody else still arrives. */
export async function replaceSubscriptions(tx: Writer, subscriptions: Subscription[]): Promise<void> {
  await tx.delete(webhookSubscriptions);
  for (const subscription of subscriptions)
    await tx
      .insert(webhookSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: webhookSubscriptions.url, set: { events: subscription.events } });
}
