/** Browsers reject larger bodies in requests that outlive their page. */
const MAX_KEEPALIVE_BYTES = 30_000;

/**
 * Posts a text, even if the page is left meanwhile. Sends no cookies. As plain text without CORS it
 * needs no preflight and no configuration of the receiver. Ignores failures.
 */
export function post(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: body.length < MAX_KEEPALIVE_BYTES,
  }).catch(() => undefined);
}
