import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { isRequestId, REQUEST_ID } from '@/lib/observe/request-id';
import { canonicalRedirect } from './canonical-path';
import { noncePolicy, policySources } from './content-policy.mjs';
import { rejectedAction } from './guard-action';
import { closedAnswer } from './maintenance';
import { isNoncePage } from './nonce-pages';

/** The framework takes the nonce for its scripts out of this header of the *request*. */
const POLICY = 'content-security-policy';
const sources = policySources(env);
/** The framework's mark of an answer that is left to the page. */
const LET_THROUGH = 'x-middleware-next';

/**
 * Gives a request its id and, when its page is rendered for it, a nonce; `handle` makes the answer of the middleware.
 * Headers of these names that came from outside are no good: a nonce that somebody else chose would be kept with a page.
 */
export async function guardRequest(
  request: NextRequest,
  handle: (request: NextRequest) => Promise<NextResponse>,
): Promise<NextResponse> {
  if (env.MAINTENANCE === 'on') return closedAnswer(request);
  if (!isAllowedMethod(request)) return methodNotAllowed(METHODS);
  const moved = canonicalRedirect(request.nextUrl);
  if (moved) return NextResponse.redirect(moved, 308);
  if (isFileRequest(request)) return withoutPolicy(request);
  if (PUBLIC_FILES.test(request.nextUrl.pathname)) return methodNotAllowed(['GET', 'HEAD']);
  const rejected = await rejectedAction(request);
  if (rejected) return rejected;
  const { headers, nextUrl } = request;
  const outside = env.TRUSTED_PROXIES > 0 ? headers.get(REQUEST_ID) : null;
  const id = isRequestId(outside) ? outside : crypto.randomUUID();
  headers.set(REQUEST_ID, id);
  headers.delete(POLICY);
  const policy = isNoncePage(nextUrl.pathname, nextUrl.searchParams) ? newNoncePolicy() : null;
  if (policy !== null) headers.set(POLICY, policy);

  const response = withRequestHeaders(await handle(request), headers);
  response.headers.set(REQUEST_ID, id);
  // An order that is not there is answered with another page, which is kept for everybody.
  const isRendered = policy !== null && !response.headers.has('x-middleware-rewrite');
  if (isRendered) {
    response.headers.set(POLICY, policy);
    // nginx sends its parts on as they come. It holds other responses until they are whole, which it can cache.
    response.headers.set('x-accel-buffering', 'no');
  }
  return response;
}

/** Methods of pages and forms. The routes under `/api` say themselves which ones they have. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** The files of `public/`. The framework answers a form that is posted to one with 500. */
const PUBLIC_FILES = /^\/pictures\//;

const methodNotAllowed = (allowed: string[]): NextResponse =>
  new NextResponse(null, {
    status: 405,
    headers: { allow: allowed.join(', '), 'cache-control': 'no-store' },
  });

const isAllowedMethod = ({ method, nextUrl }: NextRequest): boolean =>
  METHODS.includes(method) || nextUrl.pathname.startsWith('/api/');

/** A file of `public/` or a metadata route. It needs neither a session nor a language; any other method is guarded. */
const isFileRequest = ({ method, nextUrl }: NextRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\.[a-z\d]{2,11}$/.test(nextUrl.pathname);

/** Next.js would take a nonce from this request header for the page that it renders when there is no such file. */
function withoutPolicy({ headers }: NextRequest): NextResponse {
  headers.delete(POLICY);
  return NextResponse.next({ request: { headers } });
}

const newNoncePolicy = (): string =>
  noncePolicy(
    sources,
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
    process.env.NODE_ENV === 'development',
  );

/** An answer that lets the request through as it came lets the changed one through instead. */
function withRequestHeaders(response: NextResponse, headers: Headers): NextResponse {
  const asItCame =
    response.headers.get(LET_THROUGH) === '1' && !response.headers.has('x-middleware-override-headers');
  return asItCame ? NextResponse.next({ request: { headers } }) : response;
}
