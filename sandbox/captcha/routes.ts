import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import type { Platform } from '../core/platform';
import { captchaKind, mintAnswer } from '../identity/captcha-answers';

const answerRequest = z.object({ kind: captchaKind });

/** Any site may load the widget, as with the real one. */
const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/**
 * A stand-in for the captcha widget: the script that a page loads, the frame that the script
 * inserts, and the answers. Login and registration check them as the platform checks real ones.
 */
export function captchaRoutes(platform: Platform): Hono {
  const app = new Hono();
  const api = readFileSync(new URL('./api.js', import.meta.url), 'utf8');
  const frame = readFileSync(new URL('./frame.js', import.meta.url), 'utf8');
  const css = readFileSync(new URL('./frame.css', import.meta.url), 'utf8');

  app.get('/_captcha/api.js', (c) =>
    c.body(api, 200, {
      ...headers,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  app.get('/_captcha/frame.js', (c) =>
    c.body(frame, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/_captcha/frame.css', (c) =>
    c.body(css, 200, { ...headers, 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/_captcha/frame', (c) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
    );
    c.header('Cache-Control', 'no-store');
    const invisible = c.req.query('size') === 'invisible';
    const theme = c.req.query('theme') === 'dark' ? 'dark' : 'light';
    return c.html(
      html`<!doctype html>
<html lang="en" data-theme="${theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Captcha</title>
    <link rel="stylesheet" href="/_captcha/frame.css" />
    <script type="module" src="/_captcha/frame.js"></script>
  </head>
  <body data-kind="${invisible ? 'invisible' : 'visible'}">
    ${
      invisible
        ? html`<p>Protected by the sandbox’s captcha</p>`
        : html`<label><input type="checkbox" id="human" /> I’m not a robot</label><p role="status" id="status"></p>`
    }
  </body>
</html>`,
    );
  });

  app.post('/_captcha/token', async (c) => {
    const { kind } = await readArguments(c, answerRequest);
    return c.json({ token: await platform.db.write((tx) => mintAnswer(tx, platform, kind)) });
  });

  return app;
}
