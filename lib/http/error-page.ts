import 'server-only';
import { type ShopError, statusOf } from '@/lib/errors/shop-error';
import { DEFAULT_LANG, LOCALES } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { preferredLang } from '@/lib/i18n/negotiate.mjs';
import { localHref } from '@/lib/urls';
import { PRIVATE } from './respond';

/**
 * Returns the response to a form that was rejected before it was read, so that its page is unknown.
 * It has a message and a link to the home page in the language that the browser prefers. Its policy
 * allows no scripts and no resources.
 */
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
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ...PRIVATE,
    },
  });
}
