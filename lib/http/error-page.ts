import 'server-only';
import type { ShopError } from '@/lib/errors/shop-error';
import { DEFAULT_LANG } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { preferredLang } from '@/lib/i18n/negotiate.mjs';
import { localHref } from '@/lib/urls';
import { PRIVATE, statusOf } from './respond';

/**
 * The answer to a form that was refused before it was read, so that nobody knows which page it came from: plain words and
 * a way on in the language that the browser prefers, with a policy that runs and loads nothing.
 */
export function errorPage(error: ShopError, asked: Headers): Response {
  const lang = preferredLang(asked.get('accept-language')) ?? DEFAULT_LANG;
  // Constant words only: nothing of the request comes back.
  const { errors, failure } = ALL_MESSAGES[lang];
  const messages = errors[error.code];
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${messages}</title><h1>${messages}</h1><p><a href="${localHref(lang, '/')}">${failure.home}</a></p></html>`;
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
