import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import { MAX_BODY_BYTES, readBytes } from './mutation';
import { recordForm } from './old-form';
import { errorPage } from './respond';
import { isSameOrigin } from './same-origin';

/**
 * The framework calls a `'use cache'` function, too, when a request names its id. The first bit of an id
 * tells them apart, which is not documented (tests/production/server-functions.test.ts).
 */
const CACHED_FUNCTION = /^[89a-f][\da-f]{41}$/i;
const CACHED_FUNCTION_IN = /(?:^\$ACTION_ID_|"id"\s*:\s*")[89a-f][\da-f]{41}(?:"|$)/i;

/**
 * Null for a valid action and every other request. Each action of the shop takes a form. The framework checks
 * origins, too, but accepts a request without an Origin header, and fails on a body it cannot read.
 */
export async function rejectedAction(request: NextRequest): Promise<NextResponse | null> {
  if (!mayBeAction(request)) return null;
  if (!isSameOrigin(request.headers)) return rejection('forbidden-origin', request.headers);
  if (!isForm(request) || CACHED_FUNCTION.test(request.headers.get('next-action') ?? ''))
    return rejection('bad-request', request.headers);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    return rejection('too-large', request.headers);
  const fault = await findFault(request);
  return fault && rejection(fault, request.headers);
}

/** A script names the action in a header, a plain form sends multipart data. No route reads either. */
const mayBeAction = ({ method, headers }: NextRequest): boolean =>
  method === 'POST' && (headers.has('next-action') || isForm({ headers }));

const isForm = ({ headers }: Pick<NextRequest, 'headers'>): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/form-data');

/** Reads the body, because Content-Length may be absent, and the connection may break before its end. */
async function findFault(request: NextRequest): Promise<ShopErrorCode | null> {
  try {
    // The middleware reads a copy of the body. The action still has the original.
    const bytes = await readBytes(request);
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
    if ([...form].some(namesCachedFunction)) return 'bad-request';
    if (!request.headers.has('next-action')) recordForm(form);
    return null;
  } catch (error) {
    return error instanceof ShopError ? error.code : 'bad-request';
  }
}

/** In the field of a plain form, or in an argument of a script, which has a number as its name. */
const namesCachedFunction = ([name, value]: [string, FormDataEntryValue]): boolean =>
  CACHED_FUNCTION_IN.test(name) ||
  (/^(?:\$ACTION_|\d+$)/.test(name) && typeof value === 'string' && CACHED_FUNCTION_IN.test(value));

function rejection(code: ShopErrorCode, requestHeaders: Headers): NextResponse {
  const { body, status, headers } = errorPage(new ShopError(code), requestHeaders);
  return new NextResponse(body, { status, headers });
}
