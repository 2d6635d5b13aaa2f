import type { NextRequest } from 'next/server';
import { readsCatalog } from '@/lib/catalog/request-view';
import { env } from '@/lib/config/env';
import { messageFor } from '@/lib/errors/messages';
import { ShopError, statusOf } from '@/lib/errors/shop-error';
import { PRIVATE } from '@/lib/http/respond';
import { type Lang, toLang } from '@/lib/i18n/lang';
import { report } from '@/lib/observe/report';
import { localHref } from '@/lib/urls';
import { renderMarkdownPage } from './markdown-pages';
import { markdownHref } from './paths';

type Context = { params: Promise<{ form: string; locale: string; path?: string[] }> };

/** For the form's own URL. A page's URL has two forms, which no shared cache may mix. */
const SHARED = { 'cache-control': 'public, max-age=60, s-maxage=300' };

/** Only the middleware leads here (places/request-answer.ts), from a `.md` URL or from the page's own. */
export const GET = readsCatalog(async (request: NextRequest, { params }: Context) => {
  const { form, locale, path = [] } = await params;
  const lang = toLang(locale);
  try {
    const { searchParams } = request.nextUrl;
    const page = FEATURES.markdown ? await renderMarkdownPage(lang, path, queryOf(searchParams)) : null;
    if (page === null) return failure(new ShopError('not-found'), lang);
    if ('changedTo' in page) {
      const href = localHref(lang, page.changedTo);
      const location = (form === 'file' ? markdownHref(href) : href) + request.nextUrl.search;
      return new Response(null, { status: 308, headers: { ...headersOf(lang), ...PRIVATE, location } });
    }
    const isShared = form === 'file' && searchParams.size === 0;
    return new Response(page.text, {
      headers: {
        ...headersOf(lang),
        ...(isShared ? SHARED : PRIVATE),
        link: `<${new URL(localHref(lang, page.path), env.SITE_URL).href}>; rel="canonical"`,
      },
    });
  } catch (error) {
    return failure(report(error, 'GET /api/markdown'), lang);
  }
});

/** Search engines list the pages, not their other forms. */
const headersOf = (lang: Lang) => ({
  'content-type': 'text/markdown; charset=utf-8',
  'content-language': lang,
  'x-robots-tag': 'noindex',
  vary: 'Accept',
  'access-control-allow-origin': '*',
});

const failure = (error: ShopError, lang: Lang): Response =>
  new Response(`# ${messageFor(error.code, lang)}\n`, {
    status: statusOf(error.code),
    headers: {
      ...headersOf(lang),
      ...PRIVATE,
      ...(error.retryAfterSeconds === null ? {} : { 'retry-after': String(error.retryAfterSeconds) }),
    },
  });

const queryOf = (parameters: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(parameters.keys())].slice(0, 30).map((name) => [name, parameters.getAll(name)]),
  );
