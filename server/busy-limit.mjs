/** Requests that the framework works on at once; each that draws a page holds some megabytes until it is done. */
const AT_ONCE = 300;
const RETRY_AFTER_SECONDS = '5';
/** Whoever watches over the server asks these, most of all when it is busy. */
const WATCHED = /^\/api\/(?:health|ready)(?:\?|$)/;

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><h1>One moment, please</h1><p>Many are in the shop right now. Please try again in a few seconds.</p><p lang="de">Gerade sind sehr viele im Laden. Bitte versuchen Sie es in ein paar Sekunden noch einmal.</p>';
/** The shop's own scripts have words for the code (lib/errors/words.ts). */
const ERROR = JSON.stringify({ error: { code: 'busy', message: 'The shop is very busy.' } });

/**
 * Says to those who come when too many are being served that they may come back in a moment, rather than to let all wait
 * and the memory run out. Nothing has happened for them.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} server
 * @param {{ atOnce?: number }} [options]
 * @returns {typeof server}
 */
export function withBusyLimit(server, { atOnce = AT_ONCE } = {}) {
  let served = 0;
  return (request, response) => {
    const url = request.url ?? '';
    if (served >= atOnce && !WATCHED.test(url)) {
      const isPage = !url.startsWith('/api/');
      response.writeHead(503, {
        'retry-after': RETRY_AFTER_SECONDS,
        'cache-control': 'no-store',
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
      return response.end(isPage ? PAGE : ERROR);
    }
    served += 1;
    response.once('close', () => {
      served -= 1;
    });
    return server(request, response);
  };
}
