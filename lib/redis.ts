import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '@/lib/env';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';

/** A Redis that is slower than this is as good as none. In milliseconds. */
const TIMEOUT_MS = 500;
const LONGEST_PAUSE_MS = 2_000;

let client: ReturnType<typeof connect> | undefined;

/**
 * What several servers of the shop share; null where there is no `REDIS_URL`, and then nothing of it is loaded. While
 * Redis is away its commands fail at once: whoever uses it goes on without.
 */
export const sharedRedis = (): ReturnType<typeof connect> | null => {
  if (env.REDIS_URL === undefined) return null;
  client ??= connect(env.REDIS_URL);
  return client;
};

async function connect(url: string) {
  const { createClient } = await import('redis');
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (tries: number) => Math.min(LONGEST_PAUSE_MS, 50 * 2 ** tries),
    },
  });
  let isAway = false;
  redis.on('error', (error: unknown) => {
    if (!isAway) logger.warn(failureFields(error), 'redis is away; this server goes on alone');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  // Not waited for longer than this: it goes on trying by itself. What is told before there is a connection nobody hears.
  await Promise.race([redis.connect().catch(() => undefined), delay(TIMEOUT_MS)]);
  return redis;
}

/** Tells the other servers of the shop. Nobody is told while Redis is away: whatever depends on it ends by itself soon. */
export async function publishChange(channel: string, message = ''): Promise<void> {
  await (await sharedRedis())?.publish(channel, message).catch(() => undefined);
}

/** Calls `listener` when another server of the shop, or this one, tells news. */
export async function onChange(channel: string, listener: (message: string) => void): Promise<void> {
  const redis = await sharedRedis();
  if (redis === null) return;
  // A connection that listens can do nothing else.
  const ear = redis.duplicate();
  ear.on('error', () => undefined);
  await ear.connect().catch(() => undefined);
  await ear.subscribe(channel, listener).catch(() => undefined);
}
