import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const contentSchema = z.object({
  value: z.unknown(),
  /** Milliseconds since the epoch. */
  expiresAt: z.number(),
});

/**
 * Returns `<content>.<signature>`, both base64url. The client can read and store the JSON value,
 * but cannot change it, use it under another name, or use it after `expiresAt` (milliseconds since
 * the epoch).
 *
 * @param key at least 32 bytes
 */
export function signValue(name: string, value: unknown, expiresAt: number, key: Buffer): string {
  const content = Buffer.from(JSON.stringify({ value, expiresAt })).toString('base64url');
  return `${content}.${signatureOf(name, content, key).toString('base64url')}`;
}

/** Returns the value that `signValue` signed under this name. Undefined for others, or expired. */
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
