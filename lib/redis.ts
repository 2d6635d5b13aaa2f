import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '@/lib/config/env';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';

/** A slower Redis counts as unavailable. In milliseconds. */
const TIMEOUT_MS = 500;
const LONGEST_PAUSE_MS = 2_000;

let client: ReturnType<typeof connect> | undefined;

/**
 * Returns the Redis client that several servers of the shop share, or null without `REDIS_URL`. The
 * package is not loaded then. While Redis is unavailable, commands fail at once and callers go on
 * without it.
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
  // The client keeps trying after this. Messages published before it connects reach no server.
  await Promise.race([redis.connect().catch(() => undefined), delay(TIMEOUT_MS)]);
  return redis;
}

/**
 * Notifies all servers of the shop. While Redis is unavailable, listeners rely on short lifetimes.
 */
export async function publishChange(channel: string, message = ''): Promise<void> {
  await (await sharedRedis())?.publish(channel, message).catch(() => undefined);
}

/** Calls `listener` when any server of the shop, this one included, publishes a change. */
export async function onChange(channel: string, listener: (message: string) => void): Promise<void> {
  const redis = await sharedRedis();
  if (redis === null) return;
  // A connection that subscribes can run no other commands.
  const subscriber = redis.duplicate();
  subscriber.on('error', () => undefined);
  await subscriber.connect().catch(() => undefined);
  await subscriber.subscribe(channel, listener).catch(() => undefined);
}
