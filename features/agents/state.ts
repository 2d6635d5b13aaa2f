import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';
import { type Payload, UcpError } from './protocol';

/** Responses to repeat, and the destinations of carts. In Redis for all servers, else in this process. */

/** Characters of all values in this process. */
const MAX_SIZE = 16_000_000;
const kept = processState(
  'ucp-state',
  () =>
    new LRUCache<string, string>({
      maxSize: MAX_SIZE,
      sizeCalculation: (value, key) => value.length + key.length,
    }),
);

const PREFIX = 'ucp:';

/** @throws Error while Redis is unavailable */
export async function readState(key: string): Promise<string | null> {
  const redis = await sharedRedis();
  return (redis === null ? kept.get(key) : await redis.get(PREFIX + key)) ?? null;
}

/** False if another request was first. @param lifetime in ms @throws Error while Redis is unavailable */
export async function writeState(
  key: string,
  value: string,
  lifetime: number,
  mode: 'any' | 'first' = 'any',
): Promise<boolean> {
  const redis = await sharedRedis();
  const isFirst = mode === 'first';
  if (redis !== null)
    return (await redis.set(PREFIX + key, value, { PX: lifetime, NX: isFirst || undefined })) !== null;
  if (isFirst && kept.has(key)) return false;
  kept.set(key, value, { ttl: lifetime });
  return true;
}

async function dropState(key: string): Promise<void> {
  const redis = await sharedRedis();
  if (redis === null) kept.delete(key);
  else await redis.del(PREFIX + key);
}

/** SHA-256, which discloses none of the texts. */
export const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/** `content` is a digest of the whole request. */
export type Repeatable = { key: string; content: string };

const DAY_MS = 24 * 60 * 60_000;
/** A server that ends during a request blocks its key for this long. */
const PENDING_MS = 60_000;
const MAX_ANSWER = 200_000;

const storedSchema = z.object({
  content: z.string(),
  /** Absent while the first request runs. */
  answer: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Repeats the answer for 24 hours. A failure is not stored, so that the program can send the request again.
 * @throws UcpError `idempotency_conflict` for another request with the key; `service_unavailable` while the
 *   first one runs, and while Redis is unavailable
 */
export async function once(
  owner: string,
  { key, content }: Repeatable,
  act: () => Promise<Payload>,
): Promise<Payload> {
  const place = `once:${digest(owner, key)}`;
  const pending = JSON.stringify({ content });
  if (!(await orUnavailable(writeState(place, pending, PENDING_MS, 'first')))) {
    const text = await orUnavailable(readState(place));
    const stored = text === null ? null : storedSchema.parse(JSON.parse(text));
    if (stored && stored.content !== content)
      throw new UcpError('idempotency_conflict', 'this key belongs to another request');
    if (stored?.answer) return stored.answer;
    throw new UcpError('service_unavailable', 'the first request with this key is not answered yet', 1);
  }
  try {
    const answer = await act();
    const text = JSON.stringify({ content, answer });
    if (text.length <= MAX_ANSWER) await writeState(place, text, DAY_MS);
    return answer;
  } catch (error) {
    await dropState(place).catch(() => undefined);
    throw error;
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new UcpError('service_unavailable', 'requests with a key cannot be answered now', 15);
  }
}
