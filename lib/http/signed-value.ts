import 'server-only';
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';

/** The secret of a shop without a configured one. Created when it is first needed. */
const generated = processState('signing-secret', (): { secret?: string } => ({}));

/**
 * 32 bytes. Several servers share `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY` anyway (docs/deploy.md). A
 * secret of the process is enough for one server: after a restart, an unfinished sign-in starts again.
 */
export function signingKey(purpose: string): Buffer {
  const secret = env.SESSION_SECRET ?? env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? processSecret();
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function processSecret(): string {
  if (generated.secret !== undefined) return generated.secret;
  if (env.REDIS_URL !== undefined)
    logger.warn(
      'several servers share a Redis, but no secret: a sign-in that continues on another server has to start again; set SESSION_SECRET to the same value for all',
    );
  generated.secret = randomBytes(32).toString('base64url');
  return generated.secret;
}

/** 132 bits of a text's hash. They identify the text and do not disclose it. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Longer texts of a client are never equal to a secret. */
const MAX_SECRET_LENGTH = 200;

/** Takes the same time for every text. `secret` is undefined where the owner set none. */
export function isSecret(text: string | null, secret: string | undefined): boolean {
  if (secret === undefined || text === null || text.length > MAX_SECRET_LENGTH) return false;
  const digestOf = (one: string) => createHash('sha256').update(one).digest();
  return timingSafeEqual(digestOf(text), digestOf(secret));
}

const contentSchema = z.object({
  value: z.unknown(),
  /** Milliseconds since the epoch. */
  expiresAt: z.number(),
});

/**
 * `<content>.<signature>`, both base64url. The client can read the JSON value, but not change it, or
 * use it under another name or after `expiresAt` (milliseconds since the epoch). `key`: at least 32 bytes.
 */
export function signValue(name: string, value: unknown, expiresAt: number, key: Buffer): string {
  const content = Buffer.from(JSON.stringify({ value, expiresAt })).toString('base64url');
  return `${content}.${signatureOf(name, content, key).toString('base64url')}`;
}

/** Undefined for a value that expired, or that `signValue` did not sign under this name. */
export function readSigned(name: string, text: string, key: Buffer, now = Date.now()): unknown {
  const [content = '', signature = '', ...rest] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(name, content, key);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const parsed = contentSchema.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return parsed.success && parsed.data.expiresAt > now ? parsed.data.value : undefined;
}

const signatureOf = (name: string, content: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${name}.${content}`).digest();
