import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import { errorPage } from './error-page';
import { LARGEST_BODY, readBytes } from './read-body';
import { isSameOrigin } from './same-origin';

/**
 * The answer to a server action that does not come from the shop's own pages, brings too much, or anything but a form,
 * which is what every action of the shop takes, whole; null for all others, and for what is no action. The framework checks
 * origins too, but lets a request without one pass, and fails over what it cannot read.
 */
export async function rejectedAction(request: NextRequest): Promise<NextResponse | null> {
  if (!mayBeAction(request)) return null;
  if (!isSameOrigin(request.headers)) return rejection('forbidden-origin', request.headers);
  if (!isForm(request)) return rejection('bad-request', request.headers);
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY)
    return rejection('too-large', request.headers);
  const fault = await faultOf(request);
  return fault && rejection(fault, request.headers);
}

/** With a script it is named in a header, without one it is a form in parts. No route of the shop reads either. */
const mayBeAction = ({ method, headers }: NextRequest): boolean =>
  method === 'POST' && (headers.has('next-action') || isForm({ headers }));

const isForm = ({ headers }: Pick<NextRequest, 'headers'>): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/form-data');

/** What is wrong with a form: its length need not be told, and a connection may break before its end. */
async function faultOf(request: NextRequest): Promise<ShopErrorCode | null> {
  try {
    // What the middleware reads is a copy: the action has its own.
    const bytes = await readBytes(request);
    await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
    return null;
  } catch (error) {
    return error instanceof ShopError ? error.code : 'bad-request';
  }
}

function rejection(code: ShopErrorCode, asked: Headers): NextResponse {
  const { body, status, headers } = errorPage(new ShopError(code), asked);
  return new NextResponse(body, { status, headers });
}
