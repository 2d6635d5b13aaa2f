import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { noteActingCaller } from '../core/acting-identity';
import type { CallLog } from '../core/calls';
import type { Platform } from '../core/platform';
import type { Webhooks } from '../events/control-routes';
import { backInStockPages } from './back-in-stock';
import { formPages } from './forms';
import { memberPages } from './members';
import { orderPages } from './orders';
import { actAndReturn, consolePage, listTable } from './page';
import { productPages } from './products';
import { reviewPages } from './reviews';
import { settingsPages } from './settings';

/**
 * Mounts `/_console/`: pages to act as the merchant. They use the functions behind the platform's
 * own calls, so the same rules apply and the same events are sent. They are guarded like the
 * controls.
 */
export function consoleRoutes(
  platform: Platform,
  { calls: log, webhooks }: { calls: CallLog; webhooks: Webhooks },
): Hono {
  const app = new Hono();
  const css = readFileSync(new URL('./console.css', import.meta.url), 'utf8');

  app.use('/_console/*', (_, next) => {
    noteActingCaller({ kind: 'admin' });
    return next();
  });
  app.get('/_console', (c) => c.redirect('/_console/'));
  app.get('/_console/console.css', (c) =>
    c.body(css, 200, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/_console/', (c) => {
    const { calls, total } = log.read();
    const recent = log.recent().map(
      ({ at, call, path, status, milliseconds }) => html`<tr>
        <td><time datetime="${at}">${at.slice(11, 23)}</time></td><th scope="row">${call}</th><td><code>${path}</code></td>
        <td class="number">${status}</td><td class="number">${milliseconds}</td>
      </tr>`,
    );
    const counts = Object.entries(calls).map(
      ([call, times]) => html`<tr><th scope="row">${call}</th><td class="number">${times}</td></tr>`,
    );
    const body = html`<p>${total} calls since the start or the last reset. The clock shows ${platform.clock.iso()}.
        More to turn: <a href="/_sandbox/">controls</a>.</p>
      ${listTable('Recent calls, newest first', ['Time', 'Call', 'Address', 'Status', 'Milliseconds'], recent)}
      ${listTable('Number of requests by call', ['Call', 'Times'], counts)}
      <form method="post" action="/_console/forget"><button>Forget these calls</button></form>`;
    return consolePage(c, { section: '/_console/', title: 'Calls', body });
  });
  app.post('/_console/forget', (c) =>
    actAndReturn(c, { section: '/_console/', back: '/_console/', done: 'Forgotten.' }, async () =>
      log.clear(),
    ),
  );

  app.route('/', orderPages(platform));
  app.route('/', productPages(platform));
  app.route('/', backInStockPages(platform));
  app.route('/', memberPages(platform));
  app.route('/', formPages(platform));
  app.route('/', reviewPages(platform));
  app.route('/', settingsPages(platform, webhooks));
  return app;
}
