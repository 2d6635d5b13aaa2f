import { html } from 'hono/html';
import type { Fault } from './faults';
import type { Platform } from './platform';

const CONTROLS = [
  ['POST', '/_sandbox/reset', 'back to the seed, or {"products": 1000}: with so many products'],
  ['GET, DELETE', '/_sandbox/calls', 'number of requests by call'],
  [
    'GET, PUT',
    '/_sandbox/clock',
    '{"advanceMs": 14400000} or {"now": "2026-12-24T18:00:00Z"} or {"now": null}',
  ],
  ['GET, PUT', '/_sandbox/faults', '{"faults": [{"call": "POST /ecom", "kind": "status", "status": 429}]}'],
  ['GET, PUT', '/_sandbox/limits', '{"callsPerMinute": 200} or {"callsPerMinute": null}'],
  ['GET, PUT', '/_sandbox/maintenance', '{"on": true, "retryAfter": 60}'],
  ['GET, PUT', '/_sandbox/webhooks', '{"subscriptions": [{"url": "http://localhost:3000/api/webhooks"}]}'],
  ['POST', '/_sandbox/webhooks/redeliver', '{"eventId": "…"}'],
  ['GET', '/_sandbox/webhooks/public-key', 'what webhooks are checked with, as PEM'],
  [
    'PATCH',
    '/_sandbox/products/{slug}',
    '{"visible": false} or {"variants": [{"choices": {}, "quantity": 1}]}',
  ],
  ['GET, PUT', '/_sandbox/currencies', '{"rates": {"EUR": 0.92}}'],
  ['GET, PUT', '/_sandbox/translations', 'all texts of the catalog in other languages'],
  ['GET, PUT', '/_sandbox/policy', '{"emailVerification": "always", "captcha": {"when": "afterFailures"}}'],
  ['GET', '/_sandbox/members', 'all members, in full'],
  ['PATCH', '/_sandbox/members/{email}', '{"status": "APPROVED", "mustResetPassword": true}'],
  ['GET, PUT', '/_sandbox/reviews', '{"installed": true, "moderateFirst": true}'],
  ['POST', '/_sandbox/idp-token', '{"email": "tove@example.com"}: a token of the identity provider'],
  ['GET, DELETE', '/_sandbox/mail', 'what was sent'],
] as const;

/** Renders the developer's start page: the available pages and controls, and their state. */
export function controlPage(
  platform: Platform,
  { calls, total }: { calls: Record<string, number>; total: number },
  faults: Fault[],
) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sandbox</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #ddd; vertical-align: top; }
      code { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>Sandbox</h1>
    <p>An imitation of the platform's HTTP API at <code>${platform.origin}</code>. Its clock shows ${platform.clock.iso()}.</p>
    <p><a href="/_console/">Console</a>: play the merchant. <a href="/inbox">Inbox</a>: the mails it would have sent.</p>
    <h2>Controls</h2>
    <table>
      ${CONTROLS.map(
        ([methods, path, what]) =>
          html`<tr><th scope="row">${methods}</th><td><code>${path}</code></td><td><code>${what}</code></td></tr>`,
      )}
    </table>
    <h2>Faults</h2>
    ${faults.length === 0 ? html`<p>None.</p>` : html`<pre>${JSON.stringify(faults, null, 2)}</pre>`}
    <h2>Calls: ${total}</h2>
    <table>
      ${Object.entries(calls).map(
        ([call, times]) => html`<tr><td><code>${call}</code></td><td>${times}</td></tr>`,
      )}
    </table>
  </body>
</html>`;
}
