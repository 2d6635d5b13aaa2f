import 'server-only';
import type { NextRequest } from 'next/server';
import { messageFor } from '@/lib/errors/messages';
import { type ShopError, statusOf } from '@/lib/errors/shop-error';
import { DEFAULT_LANG, LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { preferredLang } from '@/lib/i18n/negotiate.mjs';
import { localHref } from '@/lib/urls';
import { NO_PAGE_POLICY } from './content-policy.mjs';
import { requestedLang } from './language-redirect';

/** Prevents caches from storing a response for one shopper. */
export const PRIVATE = { 'cache-control': 'private, no-store' };

export const answer = (body: unknown): Response => Response.json(body, { headers: PRIVATE });

/** The message is for developers: pages show the code's message in their language. */
export const answerError = (error: ShopError): Response =>
  Response.json(
    { error: { code: error.code, message: messageFor(error.code, DEFAULT_LANG) } },
    { status: statusOf(error.code), headers: { ...PRIVATE, ...retryAfter(error) } },
  );

const retryAfter = ({ retryAfterSeconds }: ShopError): Record<string, string> =>
  retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };

/** 303: the browser loads the page with GET, so that a reload repeats nothing. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, ...PRIVATE } });

/** For a route that takes forms only, whose URL a shopper types or reopens. */
export const redirectToPage =
  (path: string) =>
  (request: NextRequest): Response =>
    seeOther(localHref(requestedLang(request) ?? DEFAULT_LANG, path));

/** For a form that was rejected before it was read, so that its page is unknown. Allows no scripts. */
export function errorPage(error: ShopError, requestHeaders: Headers): Response {
  const lang = preferredLang(requestHeaders.get('accept-language')) ?? DEFAULT_LANG;
  // The page contains constant text only, and nothing of the request.
  const { errors, failure } = ALL_MESSAGES[lang];
  const text = errors[error.code];
  const html = `<!doctype html><html lang="${lang}" dir="${LOCALES[lang].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p><a href="${localHref(lang, '/')}">${failure.home}</a></p></html>`;
  return new Response(html, {
    status: statusOf(error.code),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': NO_PAGE_POLICY,
      ...PRIVATE,
      ...retryAfter(error),
    },
  });
}
