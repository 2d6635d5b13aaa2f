import 'server-only';
import type { z } from 'zod';
import { SHOP_ERROR_CODES, ShopError } from '@/lib/errors/shop-error';

/** Limit in bytes, above the size of any form of the shop. */
export const LARGEST_BODY = 32 * 1024;

/** A parsed body. A script sends JSON and expects JSON. A plain form expects a page. */
export type Body = { kind: 'json' | 'form'; value: Record<string, unknown> };

/**
 * Returns a request's body, JSON or form, at most 32 kB. The last of repeated form fields counts.
 *
 * @throws ShopError `too-large` or `bad-request`
 */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const bytes = await readBytes(request);
  if (type === 'application/x-www-form-urlencoded') {
    const fields = new URLSearchParams(new TextDecoder().decode(bytes));
    return { kind: 'form', value: Object.fromEntries(fields) };
  }
  if (type !== 'application/json') throw new ShopError('bad-request');
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object');
    return { kind: 'json', value: { ...value } };
  } catch (cause) {
    throw new ShopError('bad-request', { cause });
  }
}

/** @throws ShopError `too-large` */
export const readText = async (request: Request, limit: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit));

/**
 * Returns the bytes of a body. Stops reading at the limit, whatever Content-Length says.
 *
 * @throws ShopError `too-large`
 */
export async function readBytes(request: Request, limit = LARGEST_BODY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new ShopError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws ShopError `bad-request`, or the error whose code is the message of an issue */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const code = SHOP_ERROR_CODES.find((known) => issues.some(({ message }) => message === known));
  throw new ShopError(code ?? 'bad-request', { cause: parsed.error });
}
