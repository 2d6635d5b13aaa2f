import { DEFAULT_LANG } from '@/lib/words/lang';
import 'server-only';
import type { ShopError } from '@/lib/errors/shop-error';
import { wordsFor } from '@/lib/errors/words';
import { PRIVATE, statusOf } from './respond';

/**
 * The answer to a form that was refused before it was read, so that nobody knows where it came from: plain words and a
 * way on, with a policy that runs and loads nothing.
 */
export function errorPage(error: ShopError): Response {
  // Constant words only: nothing of the request comes back.
  const words = wordsFor(error.code, DEFAULT_LANG);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><h1>${words}</h1><p><a href="/">Go to the shop</a></p></html>`;
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
