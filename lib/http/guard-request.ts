import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { isRequestId, REQUEST_ID } from '@/lib/observe/logger';
import { isNoncePage } from '@/lib/pages';
import { canonicalRedirect } from './canonical-path';
import { rejectedAction } from './guard-action';
import { maintenanceResponse } from './maintenance';
import { hasPreviewCookie } from './preview';
import { newNoncePolicy, POLICY } from './request-policy';

/** The framework sets this header when the middleware passes the request on to the page. */
const LET_THROUGH = 'x-middleware-next';

/** Methods of pages and forms. Each route under `/api` defines its own. */
const METHODS = ['GET', 'HEAD', 'POST'];

const READS = ['GET', 'HEAD'];

/**
 * URLs of the framework (`/_next`, `/_global-error`, `/_not-found`), except the build's files, which
 * the middleware skips. The shop has none of the others. The framework would render a page for them
 * and let caches store it for a year. It decodes the path.
 */
const FRAMEWORK = /^\/(?:_|%5f)/i;

/** The files of `public/`. The framework responds with 500 to a form that is posted to one. */
const PUBLIC_FILES = /^\/(?:pictures\/|favicon\.ico$)/;

/**
 * Checks a request, sets its id and, when its page is rendered per request, a nonce. `handle`
 * returns the middleware's response, and `answerEarly` one that needs none of this. Drops the policy header of the request, because a nonce that
 * the client chose would be cached with a page. Accepts a request id from a trusted proxy only.
 */
export async function guardRequest(
  request: NextRequest,
  handle: (request: NextRequest) => Promise<NextResponse>,
  answerEarly: (request: NextRequest) => Promise<NextResponse | null> = async () => null,
): Promise<NextResponse> {
  if (env.MAINTENANCE === 'on') return maintenanceResponse(request);
  if (!isAllowedMethod(request)) return methodNotAllowed(METHODS);
  const moved = canonicalRedirect(request.nextUrl);
  if (moved) return NextResponse.redirect(moved, 308);
  if (FRAMEWORK.test(request.nextUrl.pathname)) return isRead(request) ? notFound() : methodNotAllowed(READS);
  const answer = await answerEarly(request);
  if (answer) return answer;
  if (isFileRequest(request)) return withoutPolicy(request);
  if (PUBLIC_FILES.test(request.nextUrl.pathname)) return methodNotAllowed(READS);
  const rejected = await rejectedAction(request);
  if (rejected) return rejected;
  const { headers, nextUrl } = request;
  const proxyId = env.TRUSTED_PROXIES > 0 ? headers.get(REQUEST_ID) : null;
  const id = isRequestId(proxyId) ? proxyId : crypto.randomUUID();
  headers.set(REQUEST_ID, id);
  headers.delete(POLICY);
  // The framework would compare the origin of an action with it, and a proxy may write any name.
  headers.delete('x-forwarded-host');
  const isDraft = hasPreviewCookie(request);
  const policy = isDraft || isNoncePage(nextUrl.pathname, nextUrl.searchParams) ? newNoncePolicy() : null;
  if (policy !== null) headers.set(POLICY, policy);

  const response = withRequestHeaders(await handle(request), headers);
  response.headers.set(REQUEST_ID, id);
  if (isDraft) response.headers.set('x-robots-tag', 'noindex');
  if (policy !== null) {
    response.headers.set(POLICY, policy);
    // nginx must stream this response. It buffers other responses, so that it can cache them.
    response.headers.set('x-accel-buffering', 'no');
  }
  return response;
}

const notFound = (): NextResponse =>
  new NextResponse(null, { status: 404, headers: { 'cache-control': 'private, no-store' } });

const methodNotAllowed = (allowed: string[]): NextResponse =>
  new NextResponse(null, {
    status: 405,
    headers: { allow: allowed.join(', '), 'cache-control': 'no-store' },
  });

const isAllowedMethod = ({ method, nextUrl }: NextRequest): boolean =>
  METHODS.includes(method) || nextUrl.pathname.startsWith('/api/');

/**
 * Returns whether the request reads a file or a metadata route, which need neither a session nor a
 * language. Other methods on these paths are guarded.
 */
const isFileRequest = (request: NextRequest): boolean =>
  isRead(request) && /\.[a-z\d]{2,11}$/.test(request.nextUrl.pathname);

const isRead = ({ method }: NextRequest): boolean => READS.includes(method);

/**
 * Removes the policy header from a file request. Next.js would read a nonce from it for the page
 * that it renders when the file does not exist.
 */
function withoutPolicy({ headers }: NextRequest): NextResponse {
  headers.delete(POLICY);
  return NextResponse.next({ request: { headers } });
}

/**
 * Replaces a response that passes the original request on with one that passes the new headers on.
 */
function withRequestHeaders(response: NextResponse, headers: Headers): NextResponse {
  const isUnchanged =
    response.headers.get(LET_THROUGH) === '1' && !response.headers.has('x-middleware-override-headers');
  return isUnchanged ? NextResponse.next({ request: { headers } }) : response;
}
