import { type NextRequest, NextResponse } from 'next/server';
import { barePath, langOf } from '@/lib/urls';
import { hasMarkdown, MARKDOWN_HOME } from '../paths';

/** The route that writes Markdown. Only rewrites lead to it. */
const MARKDOWN_ROUTE = '/api/markdown';

/** A client that accepts anything gets HTML, and so does one that names both alike and HTML first. */
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

/** A 404 for the route itself. Requests for Markdown get neither a session nor a redirect by language. */
export default function markdownRewrite(request: NextRequest): NextResponse | null {
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
