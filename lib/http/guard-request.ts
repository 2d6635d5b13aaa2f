import 'server-only';
import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { analyticsText, newsletterOrigin, policyText } from '@/lib/config/env-schema';
import { SHOP } from '@/lib/config/shop';
import { resolveColors } from '@/lib/config/theme';
import { ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import { format } from '@/lib/i18n/format';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { isRequestId, REQUEST_ID } from '@/lib/observe/logger';
import { hasMarkdown, isNoncePage, MARKDOWN_HOME } from '@/lib/pages';
import { barePath, langOf } from '@/lib/urls';
import { escapeXml } from '@/lib/xml';
import { NO_PAGE_POLICY, noncePolicy, policySources } from './content-policy.mjs';
import { MAX_BODY_BYTES, readBytes } from './mutation';
import { hasPreviewCookie } from './preview';
import { answerError, errorPage } from './respond';
import { isSameOrigin } from './same-origin';

/** The framework reads the nonce for its scripts from this header of the *request*. */
const POLICY = 'content-security-policy';
const sources = policySources({
  ...env,
  ANALYTICS: analyticsText(process.env, SHOP),
  NEWSLETTER_ORIGIN: newsletterOrigin(SHOP),
  POLICY: policyText(SHOP),
});
/** The framework sets this header when the middleware passes the request on to the page. */
const LET_THROUGH = 'x-middleware-next';

/**
 * Checks a request, sets its id and, when its page is rendered per request, a nonce. `handle`
 * returns the middleware's response. Drops the policy header of the request, because a nonce that
 * the client chose would be cached with a page. Accepts a request id from a trusted proxy only.
 */
export async function guardRequest(
  request: NextRequest,
  handle: (request: NextRequest) => Promise<NextResponse>,
): Promise<NextResponse> {
  if (env.MAINTENANCE === 'on') return closedAnswer(request);
  if (!isAllowedMethod(request)) return methodNotAllowed(METHODS);
  const moved = canonicalRedirect(request.nextUrl);
  if (moved) return NextResponse.redirect(moved, 308);
  if (FRAMEWORK.test(request.nextUrl.pathname)) return isRead(request) ? notFound() : methodNotAllowed(READS);
  const markdown = FEATURES.markdown ? markdownRewrite(request) : null;
  if (markdown) return markdown;
  if (isFileRequest(request)) return withoutPolicy(request);
  if (PUBLIC_FILES.test(request.nextUrl.pathname)) return methodNotAllowed(READS);
  const rejected = await rejectedAction(request);
  if (rejected) return rejected;
  const { headers, nextUrl } = request;
  const proxyId = env.TRUSTED_PROXIES > 0 ? headers.get(REQUEST_ID) : null;
  const id = isRequestId(proxyId) ? proxyId : crypto.randomUUID();
  headers.set(REQUEST_ID, id);
  headers.delete(POLICY);
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

/** Methods of pages and forms. Each route under `/api` defines its own. */
const METHODS = ['GET', 'HEAD', 'POST'];

const READS = ['GET', 'HEAD'];

/**
 * URLs of the framework, except the build's files, which the middleware skips. The shop has none of
 * the others. The framework would render a page for them and let caches store it for a year.
 */
const FRAMEWORK = /^\/_next(?:\/|$)/;

/** The files of `public/`. The framework responds with 500 to a form that is posted to one. */
const PUBLIC_FILES = /^\/(?:pictures\/|favicon\.ico$)/;

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

const newNoncePolicy = (): string =>
  noncePolicy(
    sources,
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
    process.env.NODE_ENV === 'development',
  );

/**
 * Replaces a response that passes the original request on with one that passes the new headers on.
 */
function withRequestHeaders(response: NextResponse, headers: Headers): NextResponse {
  const asItCame =
    response.headers.get(LET_THROUGH) === '1' && !response.headers.has('x-middleware-override-headers');
  return asItCame ? NextResponse.next({ request: { headers } }) : response;
}

/** A slug or an order id follows these segments. Its case is significant and stays. */
const NAMES = new Set(['products', 'categories', 'orders']);

/**
 * Returns the canonical URL, in lower case except for slugs and ids, or null when the URL is
 * canonical. The rewrites of `next.config.ts` ignore case and the shop's own checks do not, so
 * `/PRODUCTS?sale=1` and `/De/cart` would be served under another page's rules.
 */
export function canonicalRedirect(url: URL): URL | null {
  const segments = url.pathname.split('/');
  const canonical = segments
    .map((segment, index) =>
      NAMES.has(segments[index - 1]?.toLowerCase() ?? '') ? segment : lowerCase(segment),
    )
    .join('/');
  if (canonical === url.pathname) return null;
  const target = new URL(url);
  target.pathname = canonical;
  return target;
}

/** Lowercases ASCII letters, except in percent escapes. */
const lowerCase = (segment: string): string =>
  segment.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Returns the rejection of a server action, or null for a valid action and for every other request.
 * Rejects a foreign origin, a body that is too large, a body other than a complete form, which
 * every action of the shop takes, and a call of a cached function. The framework checks origins
 * too, but accepts a request without an Origin header and fails on a body that it cannot read.
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

/**
 * Returns whether a request may be a server action: a script specifies the action in a header, a
 * plain form sends multipart data. No route of the shop reads either.
 */
const mayBeAction = ({ method, headers }: NextRequest): boolean =>
  method === 'POST' && (headers.has('next-action') || isForm({ headers }));

const isForm = ({ headers }: Pick<NextRequest, 'headers'>): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/form-data');

/**
 * Reads a form and returns its error, or null. Content-Length may be absent, and the connection may
 * break before the end of the body.
 */
async function findFault(request: NextRequest): Promise<ShopErrorCode | null> {
  try {
    // The middleware reads a copy of the body. The action still has the original.
    const bytes = await readBytes(request);
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
    return [...form].some(namesCachedFunction) ? 'bad-request' : null;
  } catch (error) {
    return error instanceof ShopError ? error.code : 'bad-request';
  }
}

/**
 * The framework calls a `'use cache'` function, too, when a request specifies its id. The first bit
 * of an id distinguishes the two kinds. It is not documented. A test compares it with the build's
 * manifest (tests/production/server-functions.test.ts).
 */
const CACHED_FUNCTION = /^[89a-f][\da-f]{41}$/i;
const CACHED_FUNCTION_IN = /(?:^\$ACTION_ID_|"id"\s*:\s*")[89a-f][\da-f]{41}(?:"|$)/i;

/**
 * Returns whether a field of an action's form specifies a cached function: the field of a plain
 * form, or an argument. An argument has a number as its name.
 */
const namesCachedFunction = ([name, value]: [string, FormDataEntryValue]): boolean =>
  CACHED_FUNCTION_IN.test(name) ||
  (/^(?:\$ACTION_|\d+$)/.test(name) && typeof value === 'string' && CACHED_FUNCTION_IN.test(value));

function rejection(code: ShopErrorCode, requestHeaders: Headers): NextResponse {
  const { body, status, headers } = errorPage(new ShopError(code), requestHeaders);
  return new NextResponse(body, { status, headers });
}

/** Seconds after which browsers and search engines may retry. */
const RETRY_AFTER = '600';

const { canvas, ink } = resolveColors(SHOP.colors);
const STYLE = `:root{color-scheme:light dark;background:light-dark(${canvas.light},${canvas.dark});color:light-dark(${ink.light},${ink.dark})}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}h1{font:400 clamp(2rem,6vw,2.75rem)/1.1 Iowan Old Style,Georgia,serif}a{color:inherit;text-underline-offset:.25em;display:inline-block;min-height:1.75rem}`;
const HEADERS = {
  'retry-after': RETRY_AFTER,
  'cache-control': 'no-store',
  'content-security-policy': `${NO_PAGE_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
};

/**
 * Returns the response to every request while the shop is closed (`MAINTENANCE=on`): a maintenance
 * page, or an error for a script. The page depends on nothing else in the shop, which may be
 * broken. Search engines keep their index after a 503.
 */
export async function closedAnswer({ nextUrl }: NextRequest): Promise<NextResponse> {
  if (nextUrl.pathname.startsWith('/api/')) {
    const answer = answerError(new ShopError('unreachable'));
    return NextResponse.json(await answer.json(), { status: 503, headers: HEADERS });
  }
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
  return new NextResponse(page(langOf(nextUrl.pathname)), { status: 503, headers });
}

/** Returns HTML with constant text only, and nothing of the request. */
function page(lang: Lang): string {
  const { maintenance } = ALL_MESSAGES[lang];
  const email = SHOP.contact?.email;
  const text = email
    ? format(maintenance.text, { email: `<a href="mailto:${email}">${email}</a>` })
    : maintenance.textWithoutEmail;
  const name = escapeXml(SHOP.name);
  return `<!doctype html><html lang="${lang}" dir="${LOCALES[lang].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${maintenance.title} · ${name}</title><style>${STYLE}</style></head><body><main><p>${name}</p><h1>${maintenance.title}</h1><p>${text}</p><p><a href="">${maintenance.retry}</a></p></main></body></html>`;
}

/** The route that writes Markdown. Only rewrites lead to it. */
const MARKDOWN_ROUTE = '/api/markdown';

/**
 * Returns whether a client prefers Markdown to HTML. A client that accepts anything gets HTML, and
 * so does one that names both alike and HTML first.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept || !/text\/markdown/i.test(accept) || accept.length > 1_000) return false;
  const types = accept.split(',').map((part, place) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    return { type, place, quality: /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0 };
  });
  const markdown = types.find(({ type }) => type === 'text/markdown');
  const html = types.find(({ type }) => type === 'text/html' || type === 'application/xhtml+xml');
  if (!markdown || markdown.quality === 0) return false;
  if (!html) return true;
  return (
    markdown.quality > html.quality || (markdown.quality === html.quality && markdown.place < html.place)
  );
}

/**
 * Returns the rewrite of a request for Markdown, and a 404 for one of the route itself. Null for
 * any other request. These requests neither get a session nor a redirect to another language.
 */
export function markdownRewrite(request: NextRequest): NextResponse | null {
  const { method, nextUrl, headers, url } = request;
  const { pathname } = nextUrl;
  if (pathname === MARKDOWN_ROUTE || pathname.startsWith(`${MARKDOWN_ROUTE}/`))
    return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  if (method !== 'GET' && method !== 'HEAD') return null;
  const isNamed = pathname.endsWith('.md');
  if (!isNamed && (headers.has('rsc') || !prefersMarkdown(headers.get('accept')))) return null;
  const named = isNamed ? barePath(pathname).slice(0, -'.md'.length) : barePath(pathname);
  const path = named === MARKDOWN_HOME ? '/' : named;
  if (!isNamed && !hasMarkdown(path)) return null;
  const target = new URL(
    `${MARKDOWN_ROUTE}/${isNamed ? 'file' : 'page'}/${langOf(pathname)}${path === '/' ? '' : path}`,
    url,
  );
  target.search = nextUrl.search;
  headers.delete('content-security-policy');
  return NextResponse.rewrite(target, { request: { headers } });
}
