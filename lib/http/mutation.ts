import 'server-only';
import type { z } from 'zod';
import { SHOP_ERROR_CODES, ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/observe/report';
import { safePath } from '@/lib/urls';
import { cookieCheckHref, hasNoCookie, withError } from './cookie-check';
import { answer, answerError, errorPage, seeOther } from './respond';
import { acceptsHtml, isSameOrigin } from './same-origin';

/**
 * Handles every request that changes data, from the shop's own origin only. A script gets JSON, a plain form
 * a 303 to `returnTo` (a path of this shop, else the cart), with the error code after a failure. With
 * `beginsSession`, a form may set the browser's first cookie, and the page shows `?error=cookies-blocked`.
 */
export function mutation(
  where: string,
  act: (body: Body) => Promise<Record<string, unknown>>,
  { beginsSession = false } = {},
) {
  return checked(where, async (body) => {
    const isFirstCookie = beginsSession && (await hasNoCookie());
    const result = await act(body);
    if (body.kind !== 'form') return answer(result);
    const path = returnPath(body);
    return seeOther(isFirstCookie ? cookieCheckHref(path) : path);
  });
}

/** As `mutation`, to a URL outside the shop. A plain form is redirected, a script gets `{url}`. */
export function redirectingMutation(where: string, act: (body: Body) => Promise<string>) {
  return checked(where, async (body) => {
    const url = await act(body);
    return body.kind === 'form' ? seeOther(url) : answer({ url });
  });
}

function checked(where: string, handle: (body: Body) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    let body: Body | undefined;
    try {
      if (!isSameOrigin(request.headers)) throw new ShopError('forbidden-origin');
      body = await readBody(request);
      return await handle(body);
    } catch (error) {
      const shopError = report(error, where);
      if (body?.kind === 'form')
        return seeOther(shopError.page ?? withError(returnPath(body), shopError.code));
      // The request was rejected before it was read. A browser that sent a form shows the response.
      return body === undefined && acceptsHtml(request.headers)
        ? errorPage(shopError, request.headers)
        : answerError(shopError);
    }
  };
}

const returnPath = ({ value: { returnTo } }: Body): string =>
  safePath(typeof returnTo === 'string' ? returnTo : null, '/cart');

/** A plain form can only POST. It sends other methods in `_method`. */
export const formMethod = ({ kind, value }: Body): string =>
  kind === 'form' && typeof value._method === 'string' ? value._method : 'POST';

/** Limit in bytes, above the size of any form of the shop. */
export const MAX_BODY_BYTES = 32 * 1024;

/** A parsed body. A script sends JSON and expects JSON. A plain form expects a page. */
export type Body = { kind: 'json' | 'form'; value: Record<string, unknown> };

/** The last of repeated form fields counts. @throws ShopError `too-large` or `bad-request` */
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

/** @throws ShopError `too-large`, or `bad-request` when the sender leaves */
export const readText = async (request: Request, limit: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit));

/** Does not trust Content-Length. @throws ShopError `too-large`, or `bad-request` when the sender leaves */
export async function readBytes(request: Request, limit = MAX_BODY_BYTES): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > limit) throw new ShopError('too-large');
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof ShopError ? cause : new ShopError('bad-request', { cause });
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
