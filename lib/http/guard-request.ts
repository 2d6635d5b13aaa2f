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
 * URLs such as `/_next` and `/_not-found`. The middleware skips the build's files. For others, the framework
 * would render a page and let caches store it for a year. It decodes the path.
 */
const FRAMEWORK = /^\/(?:_|%5f)/i;

/** The files of `public/`. The framework responds with 500 to a form that is posted to one. */
const PUBLIC_FILES = /^\/(?:pictures\/|favicon\.ico$)/;

/**
 * `answerEarly` may respond before actions are checked. The request's own policy header is dropped, because a
 * nonce that the client chose would be cached with a page. Only a trusted proxy may set the id.
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

/** A file or a metadata route needs neither a session nor a language. Other methods are guarded. */
const isFileRequest = (request: NextRequest): boolean =>
  isRead(request) && /\.[a-z\d]{2,11}$/.test(request.nextUrl.pathname);

const isRead = ({ method }: NextRequest): boolean => READS.includes(method);

/** Next.js would read a nonce from the header for the page that it renders for a missing file. */
function withoutPolicy({ headers }: NextRequest): NextResponse {
  headers.delete(POLICY);
  return NextResponse.next({ request: { headers } });
}

/** A response that passes the original request on passes the new headers on instead. */
function withRequestHeaders(response: NextResponse, headers: Headers): NextResponse {
  const isUnchanged =
    response.headers.get(LET_THROUGH) === '1' && !response.headers.has('x-middleware-override-headers');
  return isUnchanged ? NextResponse.next({ request: { headers } }) : response;
}
