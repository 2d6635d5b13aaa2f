import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import { errorPage } from './error-page';
import { LARGEST_BODY } from './read-body';
import { isSameOrigin } from './same-origin';

/**
 * The answer to a server action that does not come from the shop's own pages, brings too much, or anything but a form,
 * which is what every action of the shop takes; null for all others, and for what is no action. The framework checks
 * origins too, but lets a request without one pass, and fails over what it cannot read.
 */
export function refusedAction(request: NextRequest): NextResponse | null {
  if (!mayBeAction(request)) return null;
  if (!isSameOrigin(request.headers)) return refusal('forbidden-origin', request.headers);
  if (!isForm(request)) return refusal('bad-request', request.headers);
  // Who does not tell the length is stopped by the framework while it reads (next.config.ts).
  return Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY
    ? refusal('too-large', request.headers)
    : null;
}

/** With a script it is named in a header, without one it is a form in parts. No route of the shop reads either. */
const mayBeAction = ({ method, headers }: NextRequest): boolean =>
  method === 'POST' && (headers.has('next-action') || isForm({ headers }));

const isForm = ({ headers }: Pick<NextRequest, 'headers'>): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/form-data');

function refusal(code: ShopErrorCode, asked: Headers): NextResponse {
  const { body, status, headers } = errorPage(new ShopError(code), asked);
  return new NextResponse(body, { status, headers });
}
