import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { type LoggedEvent, listEvents, sendAgain } from './deliveries';
import type { Dispatcher } from './dispatcher';
import type { SigningKey } from './signing-key';
import { listSubscriptions, replaceSubscriptions, subscriptionSchema } from './subscriptions';

/** Sends webhooks, and holds the key that signs them. */
export type Webhooks = { dispatcher: Dispatcher; signingKey: () => Promise<SigningKey> };

const subscriptionsRequest = z.strictObject({ subscriptions: z.array(subscriptionSchema).max(20) });
const logRequest = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(50),
  eventType: z.string().optional(),
});
const redeliverRequest = z.strictObject({ eventId: z.string() });

/**
 * Mounts `/_sandbox/webhooks`: the subscriptions, the delivery log, and the key to verify
 * deliveries.
 */
export function webhookControlRoutes(platform: Platform, { dispatcher, signingKey }: Webhooks): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get('/_sandbox/webhooks', async (c) => {
    const { limit, eventType } = await readArguments(c, logRequest);
    const events = await listEvents(db.read, { limit, type: eventType });
    return c.json({ subscriptions: await subscriptions(), events: events.map(eventWire) });
  });

  app.put('/_sandbox/webhooks', async (c) => {
    const request = await readArguments(c, subscriptionsRequest);
    await db.write((tx) => replaceSubscriptions(tx, request.subscriptions));
    await dispatcher.refresh();
    return c.json({ subscriptions: await subscriptions() });
  });

  app.post('/_sandbox/webhooks/redeliver', async (c) => {
    const { eventId } = await readArguments(c, redeliverRequest);
    const isStored = await db.write((tx) => sendAgain(tx, eventId, clock.now()));
    if (!isStored) throw plainError(404, `Event is not found: ${eventId}`);
    await dispatcher.refresh();
    return c.json({});
  });

  app.get('/_sandbox/webhooks/public-key', async (c) => c.text((await signingKey()).publicPem));

  const subscriptions = async () =>
    (await listSubscriptions(db.read)).map(({ url, events }) => ({ url, events }));

  return app;
}

const eventWire = ({
  id,
  type,
  entityId,
  sequence,
  occurredAt,
  identity,
  body,
  deliveries,
}: LoggedEvent) => ({
  id,
  eventType: type,
  entityId,
  entityEventSequence: sequence,
  occurredAt: new Date(occurredAt).toISOString(),
  ...(identity ? { identity } : {}),
  body,
  deliveries: deliveries.map(({ url, status, attempts, nextAttemptAt }) => ({
    url,
    status,
    attempts,
    ...(status === 'pending' ? { nextAttemptAt: new Date(nextAttemptAt).toISOString() } : {}),
  })),
});
