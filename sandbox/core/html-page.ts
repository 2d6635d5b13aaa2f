import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { currentSite } from './site';

/** Escaped HTML. The `html` template escapes every inserted value once. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * Renders a hosted page in the common layout, in light and dark, from 360 px up. The URL of a
 * hosted page contains the secret of its session, so the page sends no referrer to other sites.
 * Scripts come from files of the sandbox only. `form-action` is not restricted, because a browser
 * would apply it to the redirect back to the shop as well.
 */
export function hostedPage(
  c: Context,
  {
    title,
    body,
    script,
    status = 200,
  }: { title: string; body: Html; script?: string; status?: 200 | 400 | 401 | 402 | 403 | 404 | 409 | 429 },
) {
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/_hosted/page.css" />
    ${script ? html`<script type="module" src="${script}"></script>` : ''}
  </head>
  <body>
    <header class="bar"><strong>${currentSite().name}</strong><span>Sandbox: no money moves here</span></header>
    <main>${body}</main>
  </body>
</html>`,
    status,
  );
}

/** Renders a short page with a heading, a message and links. */
export const messageBody = (
  heading: string,
  content: Html | string,
  links: { href: string; text: string }[],
): Html =>
  html`<div class="message">
    <h1>${heading}</h1>
    <p>${content}</p>
    ${links.map(({ href, text }) => html`<p><a href="${href}">${text}</a></p>`)}
  </div>`;
