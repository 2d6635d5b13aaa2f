import 'server-only';
import { env } from '@/lib/config/env';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import { withinTime } from '@/lib/timeout';

/** A slower Redis counts as unavailable. In milliseconds. */
const TIMEOUT_MS = 500;
const MAX_PAUSE_MS = 2_000;

type Client = ReturnType<typeof connect>;
const connection = processState('redis', (): { client?: Client } => ({}));

/** Null without `REDIS_URL`. While Redis is unavailable, commands fail at once, and callers do without. */
export const sharedRedis = (): Client | null => {
  if (env.REDIS_URL === undefined) return null;
  connection.client ??= connect(env.REDIS_URL);
  return connection.client;
};

async function connect(url: string) {
  const { createClient } = await import('redis');
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    // A Redis that hangs loses its connection, and its callers go on without it.
    pingInterval: TIMEOUT_MS,
    socket: {
      connectTimeout: TIMEOUT_MS,
      socketTimeout: 2 * TIMEOUT_MS,
      reconnectStrategy: (tries: number) => Math.min(MAX_PAUSE_MS, 50 * 2 ** tries),
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
  await withinTime(
    redis.connect().catch(() => undefined),
    TIMEOUT_MS,
    undefined,
  );
  return redis;
}

/** Notifies all servers of the shop. While Redis is unavailable, listeners rely on short lifetimes. */
export async function publishChange(channel: string, message = ''): Promise<void> {
  await (await sharedRedis())?.publish(channel, message).catch(() => undefined);
}

/** Null without eviction. Limits and webhook ids have lifetimes, so every eviction policy would drop them. */
export async function evictionProblem(): Promise<string | null> {
  const memory = (await (await sharedRedis())?.info('memory').catch(() => '')) ?? '';
  const [, policy = 'noeviction'] = /^maxmemory_policy:(\S+)/m.exec(memory) ?? [];
  if (policy === 'noeviction' || /^maxmemory:0\s*$/m.test(memory)) return null;
  return `REDIS_URL is a Redis that may evict limits (maxmemory-policy ${policy}). Set it to noeviction, and REDIS_CACHE_URL to another one.`;
}

/** The listener also gets changes that this server publishes. */
export async function onChange(channel: string, listener: (message: string) => void): Promise<void> {
  const redis = await sharedRedis();
  if (redis === null) return;
  // A connection that subscribes can run no other commands.
  const subscriber = redis.duplicate();
  subscriber.on('error', () => undefined);
  await subscriber.connect().catch(() => undefined);
  await subscriber.subscribe(channel, listener).catch(() => undefined);
}
