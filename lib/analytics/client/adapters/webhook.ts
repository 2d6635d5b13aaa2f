import type { CreateAdapter } from '@/lib/analytics/events';

/** Posts each event as JSON: `{event, params, path, at}`. It contains no id of the visitor. */
export const createAdapter: CreateAdapter<'webhook'> = ({ address }) => ({
  send({ name, params }) {
    const at = new Date().toISOString();
    post(address, JSON.stringify({ event: name, params, path: location.pathname, at }));
  },
});

/** Browsers reject larger bodies in requests that outlive their page. */
const MAX_KEEPALIVE_BYTES = 30_000;

/** Sends without cookies, even if the page is left. Plain text needs no preflight. Ignores failures. */
export function post(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: body.length < MAX_KEEPALIVE_BYTES,
  }).catch(() => undefined);
}
